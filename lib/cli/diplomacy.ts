import type { World } from "./command";
import { status } from "./diplomacy/status";

const world: World = { commands: { status } };
export const { commands } = world;
