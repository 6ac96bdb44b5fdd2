import type { World } from "./command";
import { deadline } from "./diplomacy/deadline";
import { status } from "./diplomacy/status";

const world: World = { commands: { deadline, status } };
export const { commands } = world;
