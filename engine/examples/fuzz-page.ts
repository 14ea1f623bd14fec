import { createRandom } from '../src/foundation/geometry/random.ts';
import type { EnginePixels, Look, SceneVocabulary } from '../src/index.ts';
import type { Cell, DrawnCell } from './draw-cells.ts';
import { randomPrompt } from './random-prompt.ts';

const LOOKS = ['studio', 'editorial', 'illustration', 'flat'] as const satisfies readonly Look[];

/**
 * Pictures of random prompts in all looks; every second one is cut out, so that the pixels of its subject can be
 * counted.
 */
export function fuzzCells(vocabulary: SceneVocabulary, count: number): readonly Cell[] {
  const random = createRandom(1);
  return Array.from({ length: count }, (_, i): Cell => {
    const prompt = randomPrompt(vocabulary, random);
    const look = LOOKS[Math.floor(random() * LOOKS.length)]!;
    const seed = Math.floor(random() * 2 ** 32);
    return { caption: `${i} ${prompt}`, prompt, look, seed, background: i % 2 === 0 ? 'transparent' : null };
  });
}

/** Minimum share of a picture that its subject covers: a ring seen whole in a tall frame. */
const MIN_SHARE = 0.004;
/** Alpha (of 255) above which a pixel shows the subject, and levels below which two colours are the same. */
const SOLID = 128;
const SAME = 4;
/** Multiple of the median above which a drawing time is reported. */
const SLOW = 3;

/** True when the picture shows nothing: almost no opaque pixel on a transparent background, or a single colour. */
export function isEmpty({ data, channels, width, height }: EnginePixels): boolean {
  if (channels === 3) return data.every((value, k) => Math.abs(value - data[k % 3]!) < SAME);
  const solid = data.reduce((count, value, k) => count + (k % 4 === 3 && value > SOLID ? 1 : 0), 0);
  return solid < MIN_SHARE * width * height;
}

/** Failures, one line each, and drawing times above three times the median. */
export function fuzzReport(drawn: readonly DrawnCell[]): readonly string[] {
  const times = drawn.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const lineOf = (what: string, { cell }: DrawnCell) =>
    `${what}: ${cell.look} ${JSON.stringify(cell.prompt)} ${cell.seed}`;
  return [
    ...drawn.filter(({ failure }) => failure !== null).map((one) => lineOf(`failed, ${one.failure}`, one)),
    ...drawn.filter(({ image }) => image !== null && isEmpty(image.pixels)).map((one) => lineOf('empty', one)),
    ...drawn
      .filter(({ milliseconds }) => milliseconds > SLOW * median)
      .map((one) => lineOf(`${(one.milliseconds / median).toFixed(1)} x the median`, one)),
    `${drawn.length} pictures, median ${Math.round(median)} ms, slowest ${Math.round(times.at(-1) ?? 0)} ms`,
  ];
}
