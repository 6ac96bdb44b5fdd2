import { describe, expect, test } from "vitest";
import type { Intent } from "./intent";
import { type Driver, player, SPECTATOR } from "./testing/driver";
import { cards, dealt, game, onTable, play, rest, settle, why } from "./testing/five-dyes";

describe("Five Dyes, strict", () => {
  test("the script can be read, and fails nowhere", () => {
    expect(game.rules.script?.problem).toBeNull();
    expect(game.rules.script?.commands.map(({ name }) => name)).toContain("march");
  });

  test("one Vat a turn, in one's own market; Vats rest for dye, dye pays for cards", () => {
    const { driver, me, rival } = dealt(
      ["Madder Vat", "Madder Vat", "Ember Hound"].filter((name) => cards.cards.some((card) => card.name === name)),
    );
    expect(driver.zone(`${me}/hand`).cards).toHaveLength(7);
    expect(why(driver, rival, play(driver, rival, "Madder Vat"))).toBe("Cards are played in your own market");
    driver.act(me, play(driver, me, "Madder Vat"));
    expect(why(driver, me, play(driver, me, "Madder Vat"))).toBe("One Vat a turn");
    const vat = onTable(driver, "Madder Vat");
    driver.act(me, rest([vat]));
    expect(why(driver, me, rest([vat]))).toBe("Only your own ready Vats are rested by hand");
    expect(driver.state.vars).toContainEqual([`dye${me}`, ["M"]]);
    expect(driver.game.view(driver.state, SPECTATOR).shown).toContainEqual([`dye${me}`, ["M"]]);
  });

  test("a hand is put back before anything of it is played: six cards, and the card of the first dawn again", () => {
    const { driver, me, rival } = dealt([]);
    const again: Intent = { type: "command", name: "mulligan" };
    const labels = (seat: number) => driver.game.view(driver.state, player(seat)).offers.map(({ label }) => label);
    const back = "Put the hand back and draw six";
    expect(labels(me).at(-1)).toBe(back);
    expect(labels(rival)).toEqual([back]);
    driver.act(me, { type: "end_turn" });
    expect(driver.zone(`${rival}/hand`).cards).toHaveLength(8);
    expect(labels(rival)).toContain(back);
    const before = driver.state;
    driver.act(rival, play(driver, rival, "Madder Vat"));
    expect(labels(rival)).not.toContain(back);
    expect(why(driver, rival, again)).toBe("Only a hand of seven, before you play");
    driver.state = before;
    driver.act(rival, again);
    expect(driver.zone(`${rival}/hand`).cards).toHaveLength(7);
    expect(why(driver, rival, again)).toBe("Once only");
  });

  const folk = cards.cards.find(
    ({ text, attributes }) =>
      attributes.get("cost") === "1M" && attributes.get("type") === "Folk" && !text.includes("Unique"),
  )!;

  test("a card that is not paid for is not played; unspent dye is lost with the phase", () => {
    const { driver, me } = dealt([folk.name]);
    const vats = settle(driver, me, ["Woad Vat", "Woad Vat"]);
    expect(why(driver, me, play(driver, me, folk.name))).toBe("That costs 1M, more than your Vats give");
    const [madder] = settle(driver, me, ["Madder Vat"]);
    driver.act(me, rest(vats));
    // What is missing of the cost rests for it.
    driver.act(me, play(driver, me, folk.name));
    expect(why(driver, me, rest([madder!]))).toBe("Only your own ready Vats are rested by hand");
    expect(driver.state.vars).toContainEqual([`dye${me}`, ["W"]]);
    driver.act(me, { type: "phase", phase: 2 });
    expect(driver.state.vars).toContainEqual([`dye${me}`, []]);
    expect(why(driver, me, { type: "command", name: "march", objects: [onTable(driver, folk.name)] })).toBe(
      `${folk.name} has entered in this turn`,
    );
  });

  const plain = cards.cards.filter(
    ({ text, attributes }) => text === "" && attributes.has("might") && !attributes.has("token"),
  );
  const [big, small] = [plain, plain].map(
    (list, i) =>
      list.toSorted(
        (a, b) => (i === 0 ? -1 : 1) * (Number(a.attributes.get("might")) - Number(b.attributes.get("might"))),
      )[0]!,
  ) as [(typeof plain)[number], (typeof plain)[number]];

  test("a guard that has left the table fights no more: its marcher stays guarded, and the game goes on", () => {
    const { driver, me, rival } = dealt([]);
    const [marcher] = settle(driver, me, [big.name]);
    const [left, stays] = settle(driver, rival, [small.name, small.name]);
    driver.act(me, { type: "phase", phase: 2 });
    driver.act(me, { type: "command", name: "march", objects: [marcher!] });
    driver.act(rival, { type: "command", name: "guard", objects: [marcher!, left!, stays!] });
    driver.state = { ...driver.state, objects: driver.state.objects.filter(({ id }) => id !== left) };
    const standing = driver.state.players[rival]?.score;
    driver.act(rival, { type: "command", name: "guarded" });
    expect(driver.state.vars).toContainEqual(["march", []]);
    expect(driver.state.players[rival]?.score).toBe(standing);
    expect(driver.state.objects.some(({ id }) => id === stays)).toBe(false);
  });

  test("the parade: unguarded might goes to the rival's standing; marchers rest", () => {
    const { driver, me, rival } = dealt([]);
    const [fighter] = settle(driver, me, [big.name]);
    driver.act(me, { type: "phase", phase: 2 });
    driver.act(me, { type: "command", name: "march", objects: [fighter!] });
    expect(driver.state.objects.find(({ id }) => id === fighter)?.angle).toBe(me === 0 ? 90 : 270);
    expect(driver.game.view(driver.state, SPECTATOR).shown).toContainEqual(["march", [fighter]]);
    expect(why(driver, me, { type: "end_turn" })).toBe("The parade is not over yet");
    expect(why(driver, me, { type: "command", name: "guarded" })).toBe("Nobody marches against you");
    driver.act(rival, { type: "command", name: "guarded" });
    expect(driver.state.players[rival]?.score).toBe(20 - Number(big.attributes.get("might")));
    expect(why(driver, me, { type: "command", name: "march", objects: [fighter!] })).toBe(
      "You have marched in this turn",
    );
  });

  test("nobody marches, guards or is discarded twice", () => {
    const { driver, me, rival } = dealt([]);
    const [marcher] = settle(driver, me, [big.name]);
    const [guard] = settle(driver, rival, [small.name]);
    driver.act(me, { type: "phase", phase: 2 });
    const order = (name: string, objects: number[]) => ({ type: "command", name, objects }) as const;
    expect(why(driver, me, order("march", [marcher!, marcher!]))).toBe("Choose each card once");
    driver.act(me, order("march", [marcher!]));
    expect(why(driver, rival, order("guard", [marcher!, guard!, guard!]))).toBe("Choose each card once");
    const vars = (driver.state.vars as [string, number][]).map(([key, value]) => [
      key,
      key === `discard${me}` ? 2 : value,
    ]);
    driver.state = { ...driver.state, vars };
    const [card] = driver.ids(`${me}/hand`);
    expect(why(driver, me, order("discard", [card!, card!]))).toBe("Choose each card once");
  });

  test("guards: both deal their might at once; who has damage of their guard dies, damage heals at dusk", () => {
    const { driver, me, rival } = dealt([]);
    const [marcher] = settle(driver, me, [big.name]);
    const [guard] = settle(driver, rival, [small.name]);
    driver.act(me, { type: "phase", phase: 2 });
    driver.act(me, { type: "command", name: "march", objects: [marcher!] });
    driver.act(rival, { type: "command", name: "guard", objects: [marcher!, guard!] });
    driver.act(rival, { type: "command", name: "guarded" });
    expect(driver.state.players[rival]?.score).toBe(20);
    const dies = Number(big.attributes.get("might")) >= Number(small.attributes.get("guard"));
    expect(driver.numbers(`${rival}/discard pile`)).toEqual(dies ? [small.number] : []);
    const survivor = driver.state.objects.find(({ id }) => id === marcher);
    const hurt = Number(small.attributes.get("might"));
    expect(survivor?.counters).toEqual(hurt > 0 ? { red: hurt } : {});
    driver.act(me, { type: "end_turn" });
    expect(driver.state.objects.find(({ id }) => id === marcher)?.counters).toEqual({});
  });

  test("dawn: the next player's cards stand, and they draw; who cannot has lost", () => {
    const { driver, me, rival } = dealt([]);
    const [vat] = settle(driver, rival, ["Woad Vat"]);
    driver.act(rival, rest([vat!]));
    const held = driver.zone(`${rival}/hand`).cards.length;
    driver.act(me, { type: "end_turn" });
    expect(driver.state.turn).toMatchObject({ seat: rival, phase: 1 });
    expect(driver.state.objects.find(({ id }) => id === vat)?.angle).toBe(rival === 0 ? 0 : 180);
    expect(driver.zone(`${rival}/hand`).cards).toHaveLength(held + 1);
    expect(why(driver, rival, { type: "end_turn" })).toBe("Discard down to seven cards in your dusk");
    const at = driver.game.rules.places.get(`${me}/deck`)!;
    driver.state = { ...driver.state, zones: driver.state.zones.with(at, { ...driver.zone(`${me}/deck`), cards: [] }) };
    driver.act(rival, { type: "phase", phase: 3 });
    driver.act(rival, {
      type: "transfer",
      take: { how: "cards", zone: `${rival}/hand`, ids: driver.ids(`${rival}/hand`).slice(0, 1) },
      put: { to: "zone", zone: `${rival}/discard pile` },
    });
    driver.act(rival, { type: "end_turn" });
    expect(driver.game.outcome(driver.state)).toMatchObject({ places: [[rival], [me]], reason: "played" });
  });

  test("what a card says is done by hand, once it is said whose effect it is; standing at 0 loses", () => {
    const { driver, me, rival } = dealt([]);
    const [fighter] = settle(driver, me, [big.name]);
    expect(why(driver, me, { type: "score", seat: rival, value: 3 })).toMatch(/^Say first/);
    expect(why(driver, rival, { type: "command", name: "effect", objects: [fighter!] })).toBe("That card is not yours");
    driver.act(me, { type: "command", name: "effect", objects: [fighter!] });
    driver.act(me, { type: "score", seat: rival, value: 3 });
    expect(why(driver, rival, { type: "score", seat: me, value: 0 })).toMatch(/^Say first/);
    driver.act(me, { type: "count", objects: [fighter!], colour: "white", by: 1 });
    driver.act(me, { type: "command", name: "done" });
    expect(why(driver, me, { type: "score", seat: rival, value: 0 })).toMatch(/^Say first/);
    driver.act(me, { type: "command", name: "effect", objects: [fighter!] });
    driver.act(me, { type: "score", seat: rival, value: 0 });
    expect(driver.game.outcome(driver.state)).toMatchObject({ places: [[me], [rival]], reason: "played" });
  });
});

describe("keywords", () => {
  const withWord = (word: string) =>
    cards.cards.find(
      ({ text, attributes }) =>
        text.split(". ").some((sentence) => sentence.replace(".", "") === word) &&
        ["Folk", "Beast"].includes(attributes.get("type") ?? "") &&
        Number(attributes.get("might")) > 0,
    )!;
  const plain = cards.cards.find(
    ({ text, attributes }) => text === "" && Number(attributes.get("might")) > 0 && !attributes.has("token"),
  )!;

  /** A parade of `name`, with what the rival has to guard it; each id. */
  function parade(name: string, guards: string[]) {
    const { driver, me, rival } = dealt([]);
    const [marcher] = settle(driver, me, [name]);
    const rivals = settle(driver, rival, guards);
    driver.act(me, { type: "phase", phase: 2 });
    driver.act(me, { type: "command", name: "march", objects: [marcher!] });
    const guard = (ids: number[]): Intent => ({ type: "command", name: "guard", objects: [marcher!, ...ids] });
    return { driver, me, rival, marcher: marcher!, rivals, guard };
  }

  test("Charge: marches in the turn in which it enters", () => {
    const { driver, me } = dealt([]);
    const [charging, other] = settle(driver, me, [withWord("Charge").name, plain.name]);
    driver.state = { ...driver.state, vars: entering(driver.state.vars, [charging!, other!]) };
    driver.act(me, { type: "phase", phase: 2 });
    expect(why(driver, me, { type: "command", name: "march", objects: [other!] })).toMatch(/has entered in this turn/);
    expect(why(driver, me, { type: "command", name: "march", objects: [charging!] })).toBeNull();
  });
  const entering = (vars: Driver["state"]["vars"], ids: number[]) =>
    (vars as [string, unknown][]).map(([key, value]) => [key, key === "entered" ? ids : value]) as typeof vars;

  test("Vigil: does not rest when it marches", () => {
    const { driver, me, marcher } = parade(withWord("Vigil").name, []);
    expect(driver.state.objects.find(({ id }) => id === marcher)?.angle).toBe(me * 180);
  });

  test("Winged: only Winged ones guard against it", () => {
    const { driver, rival, rivals, guard } = parade(withWord("Winged").name, [plain.name, withWord("Winged").name]);
    expect(why(driver, rival, guard([rivals[0]!]))).toBe("Only Winged fighters guard against Winged ones");
    expect(why(driver, rival, guard([rivals[1]!]))).toBeNull();
  });

  test("Sly: guarded by Sly ones, or by two", () => {
    const { driver, rival, rivals, guard } = parade(withWord("Sly").name, [plain.name, plain.name]);
    expect(why(driver, rival, guard([rivals[0]!]))).toMatch(/^Against Sly/);
    expect(why(driver, rival, guard(rivals))).toBeNull();
  });

  test("Stout: the first damage of a turn is not dealt", () => {
    const { driver, rival, rivals, guard } = parade(plain.name, [withWord("Stout").name]);
    driver.act(rival, guard(rivals));
    driver.act(rival, { type: "command", name: "guarded" });
    expect(driver.state.objects.find(({ id }) => id === rivals[0])?.counters).toEqual({});
  });

  test("Venom: whatever takes damage from it dies", () => {
    const { driver, rival, marcher, rivals, guard } = parade(plain.name, [withWord("Venom").name]);
    driver.act(rival, guard(rivals));
    driver.act(rival, { type: "command", name: "guarded" });
    expect(driver.state.objects.some(({ id }) => id === marcher)).toBe(false);
  });

  test("Toll: who marches against it pays for each fighter", () => {
    const toll = cards.cards.find(({ text }) => /Toll 1/.test(text))!;
    const { driver, me, rival } = dealt([]);
    settle(driver, rival, [toll.name]);
    const marching = settle(driver, me, [plain.name, plain.name]);
    settle(driver, me, ["Woad Vat"]);
    driver.act(me, { type: "phase", phase: 2 });
    const march: Intent = { type: "command", name: "march", objects: marching };
    expect(why(driver, me, march)).toBe("They take a toll of 2, more than your Vats give");
    settle(driver, me, ["Weld Vat"]);
    driver.act(me, march);
    expect(driver.state.vars).toContainEqual([`dye${me}`, []]);
  });

  test("a rival's dye is their own", () => {
    const { driver, me, rival } = dealt([]);
    const [vat] = settle(driver, rival, ["Woad Vat"]);
    driver.act(rival, rest([vat!]));
    expect(driver.state.vars).toContainEqual([`dye${rival}`, ["W"]]);
    expect(driver.state.vars).toContainEqual([`dye${me}`, []]);
  });
});
