import type { World } from "./command";
import { adjudicateCommand as adjudicate } from "./diplomacy/adjudicate";
import { deadline } from "./diplomacy/deadline";
import { status } from "./diplomacy/status";

const world: World = { commands: { adjudicate, deadline, status } };
export const { commands } = world;
