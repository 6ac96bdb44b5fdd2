import { expect, test } from "vitest";
import { HOUSE_GAMES, houseCards } from "../sets";
import { databaseOf, plainCards } from "./plain";

test.each(HOUSE_GAMES)("%s goes through JSON unchanged", (game) => {
  const database = houseCards(game);
  const travelled = JSON.parse(JSON.stringify(plainCards(database)));
  expect(databaseOf(travelled)).toEqual(database);
});
