/** Values that no client of ours sends. */
import type { SeededRandom } from './seeded-random.ts';

/** Characters that PostgreSQL refuses, unpaired surrogates, markup, code, and texts longer than any field allows. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\ufeff\u202e\u2028',
  '\u200b\u200d',
  'e\u0301'.repeat(400),
  '🧵'.repeat(700),
  '﷽'.repeat(300),
  'x'.repeat(3000),
  'x'.repeat(120_000),
  "' OR 1=1 --",
  '%s%n%x',
  '\\',
  '%',
  '_%',
  '${7*7}{{7*7}}',
  '<script>ran()</script>',
  '../../../../etc/passwd',
  'http://127.0.0.1:22/',
  'file:///etc/passwd',
  'javascript:ran()',
  'data:image/png;base64,AAAA',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e999',
  '-0',
  '0x1f',
  '٣',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-00-00',
  '(a+)+$'.repeat(20),
  'MQ==',
  'eyJhIjoxfQ',
];

const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  0.5,
  1e-320,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  99_999_001,
];

const nested = (depth: number, isArray: boolean): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = isArray ? [value] : { a: value };
  return value;
};

/** Keys that reach prototypes where code copies them carelessly. */
const polluting = (): unknown =>
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"toString":1,"length":-1}');

function anyText(random: SeededRandom): string {
  if (random.isTrue(0.7)) return random.pick(TEXTS);
  const units = Array.from({ length: random.below(40) }, () => random.below(random.isTrue(0.5) ? 128 : 65_536));
  return String.fromCharCode(...units);
}

export function hostileValue(random: SeededRandom): unknown {
  const kinds: readonly (() => unknown)[] = [
    () => anyText(random),
    () => anyText(random),
    () => random.pick(NUMBERS),
    () => random.below(2 ** 31) - 2 ** 30,
    () => random.pick([null, true, false]),
    () => random.pick([[], {}, [null], [[]], { '': '' }]),
    () => Array.from({ length: 1 + random.below(700) }, () => random.pick(NUMBERS)),
    () => Array.from({ length: 1 + random.below(20) }, () => anyText(random)),
    () => nested(random.pick([5, 60, 900]), random.isTrue(0.5)),
    polluting,
    () => undefined,
  ];
  return random.pick(kinds)();
}

export const hostileText = anyText;
