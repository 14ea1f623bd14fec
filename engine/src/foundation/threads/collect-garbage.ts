import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * A picture leaves a hundred million bytes of typed arrays behind, which the collector hardly counts as its own: it would
 * come for them in the midst of the next picture, when that has taken as much again.
 */
export function collectGarbage(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return typeof collect === 'function' ? () => void collect() : () => undefined;
}
