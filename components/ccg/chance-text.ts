/** "1 in 250": how people compare what is rare; what is not is told in percent. */
export const chanceText = (chance: number): string =>
  chance >= 0.995 ? "every pack" : chance >= 0.1 ? `${(chance * 100).toFixed(1)} %` : `1 in ${Math.round(1 / chance)}`;
