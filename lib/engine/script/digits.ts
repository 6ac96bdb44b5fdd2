/** A finite number as sign · mantissa · 2^exponent, exactly. */
function exactly(x: number): { mantissa: bigint; exponent: number } {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, Math.abs(x));
  const bits = view.getBigUint64(0);
  const biased = Number(bits >> 52n);
  const fraction = bits & 0xfffffffffffffn;
  return biased === 0
    ? { mantissa: fraction, exponent: -1074 }
    : { mantissa: fraction | 0x10000000000000n, exponent: biased - 1075 };
}

/** numerator / denominator to the nearest whole number, ties to even. */
function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const twice = (numerator % denominator) * 2n;
  return twice > denominator || (twice === denominator && quotient % 2n === 1n) ? quotient + 1n : quotient;
}

const isNegative = (x: number): boolean => x < 0 || Object.is(x, -0);

/** "inf" and "nan" as C writes them; null for a finite number. */
export function notFinite(x: number): string | null {
  if (Number.isFinite(x)) return null;
  return Number.isNaN(x) ? "nan" : x < 0 ? "-inf" : "inf";
}

/** C's `%.{places}f`: the exact value rounded half to even, where JavaScript's `toFixed` rounds half up. */
export function fixed(x: number, places: number): string {
  const odd = notFinite(x);
  if (odd !== null) return odd;
  const { mantissa, exponent } = exactly(x);
  const scaled = mantissa * 10n ** BigInt(places);
  const whole = exponent >= 0 ? scaled << BigInt(exponent) : divideRounded(scaled, 1n << BigInt(-exponent));
  const digits = whole.toString().padStart(places + 1, "0");
  const sign = isNegative(x) ? "-" : "";
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The first `count` digits of a finite number, rounded half to even, and the power of ten of the first. */
function leading(x: number, count: number): { digits: string; power: number } {
  if (x === 0) return { digits: "0".repeat(count), power: 0 };
  const { mantissa, exponent } = exactly(x);
  let power = Math.floor(Math.log10(Math.abs(x)));
  for (;;) {
    const shift = count - 1 - power;
    let numerator = mantissa;
    let denominator = 1n;
    if (exponent >= 0) numerator <<= BigInt(exponent);
    else denominator <<= BigInt(-exponent);
    if (shift >= 0) numerator *= 10n ** BigInt(shift);
    else denominator *= 10n ** BigInt(-shift);
    const digits = divideRounded(numerator, denominator).toString();
    if (digits.length === count) return { digits, power };
    power += digits.length > count ? 1 : -1;
  }
}

/** C's `%.{places}e`. */
export function scientific(x: number, places: number): string {
  const odd = notFinite(x);
  if (odd !== null) return odd;
  const { digits, power } = leading(x, places + 1);
  const tail = `e${power < 0 ? "-" : "+"}${String(Math.abs(power)).padStart(2, "0")}`;
  const head = places === 0 ? digits : `${digits[0]}.${digits.slice(1)}`;
  return (isNegative(x) ? "-" : "") + head + tail;
}

const withoutZeros = (text: string): string => (text.includes(".") ? text.replace(/\.?0+$/, "") : text);

/** C's `%.{precision}g`; `keepZeros` is its flag `#`. */
export function general(x: number, precision: number, keepZeros = false): string {
  const odd = notFinite(x);
  if (odd !== null) return odd;
  const count = Math.max(1, precision);
  const { power } = leading(x, count);
  if (power < -4 || power >= count) {
    const [head = "", tail = ""] = scientific(x, count - 1).split("e");
    return `${keepZeros ? head : withoutZeros(head)}e${tail}`;
  }
  const text = fixed(x, count - 1 - power);
  return keepZeros ? text : withoutZeros(text);
}
