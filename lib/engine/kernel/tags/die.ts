/** Where the pips of a die lie, from 1 to 6, in a square of 16. */
export function pipsOf(pips: number): readonly (readonly [x: number, y: number])[] {
  const [low, middle, high] = [4.2, 8, 11.8];
  const [odd, falling, rising, sides] = [
    [[middle, middle]],
    [
      [low, low],
      [high, high],
    ],
    [
      [high, low],
      [low, high],
    ],
    [
      [low, middle],
      [high, middle],
    ],
  ] as const;
  return [
    ...(pips % 2 === 1 ? odd : []),
    ...(pips >= 2 ? falling : []),
    ...(pips >= 4 ? rising : []),
    ...(pips === 6 ? sides : []),
  ];
}
