import { describe, expect, test } from "vitest";
import {
  type Asker,
  canChat,
  canEditTemplate,
  canModerate,
  canOpenTable,
  canSeeTemplate,
  canWithdrawTemplate,
  canWriteTemplates,
} from "./policy";

const anna: Asker = { id: "a", nick: "anna", guest: false, admin: false, roles: [] };
const bert: Asker = { id: "b", nick: "bert", guest: false, admin: false, roles: [] };
const guest: Asker = { id: "g", nick: "guest-1", guest: true, admin: false, roles: [] };
const keeper: Asker = { id: "k", nick: "keeper", guest: false, admin: true, roles: [] };
const nobody: Asker = null;
const all = { anna, bert, guest, keeper, nobody };

/** Which of them a rule lets through. */
const allowed = (rule: (asker: Asker) => boolean): string[] =>
  Object.entries(all).flatMap(([name, asker]) => (rule(asker) ? [name] : []));

const draft = { ownerId: "a", published: false };
const guestsDraft = { ownerId: "g", published: false };
const house = { ownerId: null, published: true };

describe("who may do what", () => {
  test.each<[string, (asker: Asker) => boolean, string[]]>([
    ["open a table", canOpenTable, ["anna", "bert", "guest", "keeper"]],
    ["chat", canChat, ["anna", "bert", "guest", "keeper"]],
    ["see a draft", (asker) => canSeeTemplate(draft, asker), ["anna", "keeper"]],
    ["see a house template", (asker) => canSeeTemplate(house, asker), ["anna", "bert", "guest", "keeper", "nobody"]],
    ["write templates", canWriteTemplates, ["anna", "bert", "keeper"]],
    ["edit a draft", (asker) => canEditTemplate(draft, asker), ["anna"]],
    ["edit what a guest owns", (asker) => canEditTemplate(guestsDraft, asker), []],
    ["edit a house template", (asker) => canEditTemplate(house, asker), []],
    ["withdraw a member's template", (asker) => canWithdrawTemplate(draft, asker), ["anna", "keeper"]],
    ["withdraw a house template", (asker) => canWithdrawTemplate(house, asker), []],
    ["moderate", canModerate, ["keeper"]],
  ])("%s", (_, rule, names) => {
    expect(allowed(rule)).toEqual(names);
  });
});
