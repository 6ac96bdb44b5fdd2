import { describe, expect, test } from "vitest";
import { type Actor, canChat, canEditWork, canModerate, canSeeWork, canWithdrawWork, canWriteWorks } from "./policy";

const anna: Actor = { id: "a", nick: "anna", guest: false, admin: false, roles: [] };
const bert: Actor = { id: "b", nick: "bert", guest: false, admin: false, roles: [] };
const guest: Actor = { id: "g", nick: "guest-1", guest: true, admin: false, roles: [] };
const keeper: Actor = { id: "k", nick: "keeper", guest: false, admin: true, roles: [] };
const nobody: Actor = null;
const all = { anna, bert, guest, keeper, nobody };

/** Which of them a rule lets through. */
const allowed = (rule: (actor: Actor) => boolean): string[] =>
  Object.entries(all).flatMap(([name, actor]) => (rule(actor) ? [name] : []));

const draft = { ownerId: "a", published: false };
const guestsDraft = { ownerId: "g", published: false };
const house = { ownerId: null, published: true };

describe("who may do what", () => {
  test.each<[string, (actor: Actor) => boolean, string[]]>([
    ["chat", canChat, ["anna", "bert", "guest", "keeper"]],
    ["see a draft", (actor) => canSeeWork(draft, actor), ["anna", "keeper"]],
    ["see a house template", (actor) => canSeeWork(house, actor), ["anna", "bert", "guest", "keeper", "nobody"]],
    ["write templates", canWriteWorks, ["anna", "bert", "keeper"]],
    ["edit a draft", (actor) => canEditWork(draft, actor), ["anna"]],
    ["edit what a guest owns", (actor) => canEditWork(guestsDraft, actor), []],
    ["edit a house template", (actor) => canEditWork(house, actor), []],
    ["withdraw a member's template", (actor) => canWithdrawWork(draft, actor), ["anna", "keeper"]],
    ["withdraw a house template", (actor) => canWithdrawWork(house, actor), []],
    ["moderate", canModerate, ["keeper"]],
  ])("%s", (_, rule, names) => {
    expect(allowed(rule)).toEqual(names);
  });
});
