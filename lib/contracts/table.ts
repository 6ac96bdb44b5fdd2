/**
 * What a part of a game left behind for everybody: a deal, a phase, a round. `data` is the world's own, `epoch` names the
 * proof and the replay of a deal.
 */
export type GameRecord = { kind: string; series: number; number: number; epoch: number; data: unknown };
