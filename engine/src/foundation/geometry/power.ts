/**
 * Tables over the 2048 intervals of a mantissa and the 1024 of an exponent's fraction, each holding the value at the
 * centre of its interval.
 */
const LOG_STEPS = 2048;
const EXP_STEPS = 1024;
const logs = Float32Array.from({ length: LOG_STEPS }, (_, i) => Math.log2(1 + (i + 0.5) / LOG_STEPS));
const powers = Float32Array.from({ length: EXP_STEPS }, (_, i) => 2 ** ((i + 0.5) / EXP_STEPS));

const bits = new Int32Array(1);
const value = new Float32Array(bits.buffer);

/**
 * Approximates `x` to the power of `exponent`, several times as fast as `Math.pow`: within 0.1 % for exponents from 0
 * to 2, with an error that grows with the exponent. This suffices for light that is rounded to bytes in the end. `x`
 * must be at least 1e-30, and the result must lie between 1e-30 and 1e30.
 */
export function power(x: number, exponent: number): number {
  value[0] = x;
  const mantissa = bits[0]!;
  const log = exponent * ((mantissa >> 23) - 127 + logs[(mantissa >> 12) & (LOG_STEPS - 1)]!);
  const whole = Math.floor(log);
  bits[0] = (whole + 127) << 23;
  return value[0]! * powers[((log - whole) * EXP_STEPS) | 0]!;
}

const CURVE_STEPS = 512;

/** Tabulates x ** exponent over 0 to 1 for `readCurve`; the exponent must be at least 1. */
export function powerCurve(exponent: number): Float32Array {
  return Float32Array.from({ length: CURVE_STEPS + 2 }, (_, i) => Math.pow(i / CURVE_STEPS, exponent));
}

/** Reads a table of `powerCurve` at `x` from 0 to 1, within 1e-4 of exact. */
export function readCurve(curve: Readonly<Float32Array>, x: number): number {
  const at = x * CURVE_STEPS;
  const i = at | 0;
  return curve[i]! + (curve[i + 1]! - curve[i]!) * (at - i);
}
