import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Returns a function that runs the garbage collector. A picture leaves about 100 MB of typed arrays behind, and their
 * memory hardly counts towards the next automatic collection. Without a call, it would only be freed in the middle of
 * the next picture, which has allocated as much again by then.
 */
export function collectGarbage(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return typeof collect === 'function' ? () => void collect() : () => undefined;
}
