import type { Topic } from "./command";
import { adjudicateCommand as adjudicate } from "./diplomacy/adjudicate";
import { deadline } from "./diplomacy/deadline";
import { status } from "./diplomacy/status";

const topic: Topic = { commands: { adjudicate, deadline, status } };
export const { commands } = topic;
