import type { Topic } from "./command";
import { adjudicateCommand as adjudicate } from "./diplomacy/adjudicate";
import { deadline } from "./diplomacy/deadline";
import { payola } from "./diplomacy/payola";
import { status } from "./diplomacy/status";

const topic: Topic = { commands: { adjudicate, deadline, payola, status } };
export const { commands } = topic;
