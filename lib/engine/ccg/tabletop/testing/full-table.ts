import { SeededRandom } from "../../../kernel/random";
import { Driver, smallGame } from "./driver";

/** A table of four in the middle of a game: decks of sixty, hands of seven, and `objects` cards on the table. */
export function fullTable(objects: number): Driver {
  const driver = new Driver(smallGame(), 4, new SeededRandom(3));
  for (let seat = 0; seat < 4; seat++) {
    driver.act(seat, { type: "bring", parts: { deck: Array.from({ length: 60 }, (_, i) => 1 + (i % 80)) } });
    driver.act(seat, { type: "shuffle", zone: `${seat}/deck` });
    driver.act(seat, {
      type: "transfer",
      take: { how: "top", zone: `${seat}/deck`, count: 7 },
      put: { to: "zone", zone: `${seat}/hand` },
    });
  }
  for (let i = 0; i < objects; i++)
    driver.act(i % 4, {
      type: "transfer",
      take: { how: "outside", numbers: [1 + (i % 80)] },
      put: { to: "table", x: (i % 20) * 40, y: 40 * Math.floor(i / 20) },
    });
  return driver;
}
