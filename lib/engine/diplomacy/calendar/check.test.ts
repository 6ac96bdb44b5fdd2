import { describe, expect, it } from "vitest";
import { expandRules } from "../rules/expand";
import { type CheckQuestion, checkGame, delayAfterOrders, nextSlot, slotOf } from "./check";
import { instantOfText } from "./deadline";
import { readTiming } from "./timing";

const at = (text: string): number => instantOfText(text, null)!;
const DEADLINE = at("202606081800");

type Case = Partial<Omit<CheckQuestion, "now" | "rules" | "timing">> & { rules?: string; timing?: string };

const check = (now: string, { rules = "", timing = "", ...rest }: Case = {}) =>
  checkGame({
    now: at(now),
    deadline: DEADLINE,
    timing: readTiming([timing]).timing,
    rules: expandRules(rules.split(" ").filter(Boolean)).rules,
    delay: 0,
    vacant: false,
    late: true,
    waiting: false,
    state: "PHASE",
    type: "MOVEMENT",
    ...rest,
  });

describe("a check of an active game", () => {
  it.each<[string, Case, string, number]>([
    ["202606081000", {}, "nothing", 0],
    ["202606081400", {}, "warn", 0],
    ["202606081420", {}, "nothing", 0],
    ["202606081400", { timing: "WARN 0" }, "nothing", 0],
    ["202606081400", { late: false, waiting: true }, "nothing", 0],
    ["202606071800", { timing: "WARN 1D,2H" }, "warn", 0],
    ["202606081000", { delay: 2 }, "nothing", 1],
    ["202606081800", {}, "late_notice", 24],
    ["202606081800", { delay: 3 }, "nothing", 2],
    ["202606081800", { rules: "CIVIL_DISORDER" }, "process_disorder", 0],
    ["202606081800", { rules: "CIVIL_DISORDER", delay: 3 }, "process_disorder", 0],
    ["202606081800", { rules: "CIVIL_DISORDER", vacant: true }, "late_notice", 24],
    ["202606081800", { rules: "CIVIL_DISORDER", timing: "GRACE 1D" }, "late_notice", 24],
    ["202606091800", { rules: "CIVIL_DISORDER", timing: "GRACE 1D" }, "process_disorder", 0],
    ["202606091800", { rules: "CIVIL_PREVIEW", timing: "GRACE 1D" }, "preview", 72],
    ["202606091800", { rules: "CIVIL_PREVIEW", timing: "GRACE 1D", delay: 5 }, "nothing", 4],
    ["202606091800", { timing: "GRACE 1D", delay: 5 }, "dismiss", 0],
    ["202606081800", { timing: "GRACE 0H" }, "dismiss", 0],
    ["202606081000", { late: false }, "process", 0],
    ["202606081000", { late: false, vacant: true }, "nothing", 0],
    ["202606081000", { late: false, rules: "PREVIEW" }, "preview", 72],
    ["202606081000", { late: false, waiting: true }, "nothing", 0],
    ["202606081800", { late: false, waiting: true }, "process", 0],
    ["202606081000", { late: false, rules: "ALWAYS_WAIT" }, "nothing", 0],
    ["202606081000", { late: false, rules: "ALWAYS_WAIT NO_MINOR_WAIT", type: "RETREATS" }, "process", 0],
    ["202606081000", { late: false, rules: "NO_MINOR_WAIT", waiting: true, type: "RETREATS" }, "process", 0],
    ["202606081000", { late: false, rules: "REAL_TIME", waiting: true }, "process", 0],
    ["202606081000", { late: false, state: "WAIT" }, "nothing", 0],
    ["202606081800", { late: false, state: "WAIT" }, "process", 0],
    ["202606081800", { late: false, state: "AWAIT" }, "nothing", 0],
    ["202606081000", { late: false, deadline: null, rules: "SOLITAIRE" }, "process", 0],
    ["202606081000", { late: true, deadline: null, rules: "NO_DEADLINE" }, "nothing", 0],
  ])("%s %j: %s", (now, given, act, delay) => {
    expect(check(now, given)).toMatchObject({ act, delay });
  });

  it("warns once in real time, whenever the next check comes", () => {
    const [before, due] = [at("202606081350"), at("202606081400")];
    expect(check("202606081401", { since: before })).toMatchObject({ act: "warn" });
    expect(check("202606081401", { since: due })).toMatchObject({ act: "nothing" });
    expect(check("202606081402", { since: at("202606081401") })).toMatchObject({ act: "nothing" });
  });

  it("tells everybody within the hour, later only those concerned", () => {
    expect(check("202606081840")).toMatchObject({ act: "late_notice", everyone: true });
    expect(check("202606090240")).toMatchObject({ act: "late_notice", everyone: false });
  });

  it("comes every twenty minutes", () => {
    expect(slotOf(at("202606081819"))).toBe(at("202606081800"));
    expect(nextSlot(at("202606081800"))).toBe(at("202606081820"));
  });

  it("leaves time to change one's mind", () => {
    const rules = expandRules([]).rules;
    expect(delayAfterOrders(rules, DEADLINE)).toBe(1);
    expect(delayAfterOrders(rules, null)).toBe(0);
    expect(delayAfterOrders(expandRules(["REAL_TIME"]).rules, DEADLINE)).toBe(0);
  });
});
