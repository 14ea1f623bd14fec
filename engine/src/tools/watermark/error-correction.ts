/**
 * The binary BCH code (127, 64): 64 bits become 127, of which any 10 may be wrong. Source: R. C. Bose and
 * D. K. Ray-Chaudhuri (1960); decoding by Berlekamp (1968) and Massey (1969), roots by the search of Chien (1964).
 */

/** Number of bits of a code word, of its data, and of the errors that can be corrected. */
export const CODE_LENGTH = 127;
export const DATA_LENGTH = 64;
const MAX_ERRORS = 10;
/** x^7 + x^3 + 1, whose root generates the field of 128 elements. */
const FIELD_POLYNOMIAL = 0b10001001;

/** Powers of the root, twice over, so that a sum of two logarithms needs no remainder; and the logarithms. */
const powers = new Uint8Array(2 * CODE_LENGTH);
const logarithms = new Uint8Array(CODE_LENGTH + 1);
for (let i = 0, x = 1; i < CODE_LENGTH; i++) {
  powers[i] = powers[i + CODE_LENGTH] = x;
  logarithms[x] = i;
  x <<= 1;
  if (x > CODE_LENGTH) x ^= FIELD_POLYNOMIAL;
}

const product = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : powers[logarithms[a]! + logarithms[b]!]!);
const quotient = (a: number, b: number): number =>
  a === 0 ? 0 : powers[logarithms[a]! + CODE_LENGTH - logarithms[b]!]!;

/** Coefficients of the code's generator from the lowest power on: its roots are the first 20 powers and their conjugates. */
const generator = generatorOf();

function generatorOf(): readonly number[] {
  const roots = new Set<number>();
  for (let first = 1; first <= 2 * MAX_ERRORS; first++) {
    for (let power = first; !roots.has(power); power = (2 * power) % CODE_LENGTH) roots.add(power);
  }
  let polynomial = [1];
  for (const root of roots) {
    const next = [...polynomial.map((factor) => product(factor, powers[root]!)), 0];
    polynomial.forEach((factor, i) => (next[i + 1]! ^= factor));
    polynomial = next;
  }
  return polynomial;
}

/** The code word of 64 bits (0 or 1 each): 63 check bits, then the data. */
export function encodeBits(data: Uint8Array): Uint8Array {
  const checks = CODE_LENGTH - DATA_LENGTH;
  const word = new Uint8Array(CODE_LENGTH);
  word.set(data, checks);
  const rest = word.slice();
  for (let i = CODE_LENGTH - 1; i >= checks; i--) {
    if (rest[i] === 1) generator.forEach((factor, j) => (rest[i - checks + j]! ^= factor));
  }
  word.set(rest.subarray(0, checks));
  return word;
}

export interface DecodedBits {
  readonly data: Uint8Array;
  /** Number of bits that were corrected. */
  readonly errors: number;
}

/** The data of a received word; null when it has more than 10 wrong bits, as far as that can be known. */
export function decodeBits(received: Uint8Array): DecodedBits | null {
  const syndromes = Array.from({ length: 2 * MAX_ERRORS }, (_, i) => valueAt(received, i + 1));
  const locator = errorLocator(syndromes);
  if (locator.length - 1 > MAX_ERRORS) return null;
  const word = received.slice();
  let errors = 0;
  for (let i = 0; i < CODE_LENGTH; i++) {
    if (valueAt(locator, CODE_LENGTH - i) !== 0) continue;
    word[i]! ^= 1;
    errors++;
  }
  if (errors !== locator.length - 1) return null;
  return { data: word.slice(CODE_LENGTH - DATA_LENGTH), errors };
}

/** The value of a polynomial, with the factor of the lowest power first, at a power of the root. */
function valueAt(polynomial: ArrayLike<number>, power: number): number {
  let value = 0;
  for (let i = 0; i < polynomial.length; i++) value ^= product(polynomial[i]!, powers[(i * power) % CODE_LENGTH]!);
  return value;
}

/** The polynomial whose roots are the places of the errors, by Berlekamp and Massey. */
function errorLocator(syndromes: readonly number[]): readonly number[] {
  let current = [1];
  let previous = [1];
  let length = 0;
  let distance = 1;
  let divisor = 1;
  for (const [n, syndrome] of syndromes.entries()) {
    let discrepancy = syndrome;
    for (let i = 1; i <= length; i++) discrepancy ^= product(current[i] ?? 0, syndromes[n - i]!);
    if (discrepancy === 0) {
      distance++;
      continue;
    }
    const factor = quotient(discrepancy, divisor);
    const next = [...current];
    while (next.length < previous.length + distance) next.push(0);
    for (const [i, value] of previous.entries()) next[i + distance]! ^= product(factor, value);
    if (2 * length <= n) {
      length = n + 1 - length;
      previous = current;
      divisor = discrepancy;
      distance = 1;
    } else distance++;
    current = next;
  }
  // A polynomial of a lower degree than its length has too few roots, which the caller notices by their number.
  return Array.from({ length: length + 1 }, (_, i) => current[i] ?? 0);
}
