import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Returns a function that runs the garbage collector. A picture leaves a hundred million bytes of typed arrays behind,
 * which the collector hardly counts: without a call, it would run in the middle of the next picture, when that has
 * allocated as much again.
 */
export function collectGarbage(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return typeof collect === 'function' ? () => void collect() : () => undefined;
}
