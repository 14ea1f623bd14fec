/**
 * `npm run bench honesty [all]`: asks, for each thing that is drawn and each kind of word, for one word more, builds the scene
 * with and without it, and counts the words that change nothing and are not named either. Without `all`, as many asks as
 * fit into the time of a sample, always in the same order.
 */
import { allAsks, type Ask } from '../engine/src/run/testing/honesty/asks.ts';
import { judgeAsk, type Outcome } from '../engine/src/run/testing/honesty/judge-ask.ts';

/** Time in milliseconds within which the sample ends. */
const SAMPLE_TIME = 100_000;
/**
 * Distance between one ask of the sample and the next, counted on from the beginning at the end. It is prime, so that no
 * ask comes twice unless their number is a multiple of it.
 */
const STRIDE = 997;
const MAX_LISTED = 40;

const OUTCOMES: readonly Outcome[] = ['drawn', 'usual', 'named', 'refused', 'falsely named', 'silent'];

interface Judged extends Ask {
  readonly outcome: Outcome;
}

export function benchHonesty(extent = 'sample'): readonly string[] {
  const asks = allAsks();
  const judged: Judged[] = [];
  const from = performance.now();
  for (let i = 0; i < asks.length; i += 1) {
    if (extent !== 'all' && performance.now() - from > SAMPLE_TIME) break;
    // Neighbours are alike, so even a short sample is spread over all of them.
    const ask = asks[(i * STRIDE) % asks.length]!;
    judged.push({ ...ask, outcome: judgeAsk(ask) });
  }
  return report(judged, asks.length);
}

function report(judged: readonly Judged[], of: number): readonly string[] {
  const byKind = [...Map.groupBy(judged, ({ kind }) => kind)];
  return [
    `${judged.length} of ${of} asks`,
    `  ${OUTCOMES.map((outcome) => outcome.padStart(14)).join('')}`,
    ...byKind.map(([kind, rows]) => `  ${countsOf(rows)}  ${kind}`),
    `  ${countsOf(judged)}  all`,
    '',
    ...worst(judged, 'silent'),
    '',
    ...worst(judged, 'falsely named'),
  ];
}

const countsOf = (rows: readonly Judged[]): string =>
  OUTCOMES.map((outcome) => String(rows.filter((row) => row.outcome === outcome).length).padStart(14)).join('');

/** The words that most often have the outcome, with the things that they were asked of. */
function worst(judged: readonly Judged[], outcome: Outcome): readonly string[] {
  const rows = judged.filter((row) => row.outcome === outcome);
  const byWord = [...Map.groupBy(rows, ({ kind, words }) => `${kind}: ${words}`)];
  return [
    `  ${outcome}`,
    ...byWord
      .toSorted(([, a], [, b]) => b.length - a.length)
      .slice(0, MAX_LISTED)
      .map(([word, same]) => `  ${String(same.length).padStart(4)} ${word}; ${same.slice(0, 6).map(({ thing }) => thing).join(', ')}`), // prettier-ignore
  ];
}
