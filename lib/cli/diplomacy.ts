import type { Topic } from "./command";
import { adjudicateCommand as adjudicate } from "./diplomacy/adjudicate";
import { xtalball } from "./diplomacy/crystal";
import { deadline } from "./diplomacy/deadline";
import { payola } from "./diplomacy/payola";
import { status } from "./diplomacy/status";

const topic: Topic = { commands: { adjudicate, deadline, payola, status, xtalball } };
export const { commands } = topic;
