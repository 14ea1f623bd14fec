import type { RunShot } from '@kenna/contract';
import type { StoredShot } from '../../db/tables/run-tables.ts';

export const readShot = (stored: StoredShot): RunShot => ({ photograph: null, steps: [], ...stored });

/** Leaves out `photograph` and `steps` where a shot has none, so that workers of a version without them can read it. */
export const storedShot = ({ photograph, steps, ...shot }: RunShot): StoredShot => ({
  ...shot,
  ...(photograph !== null && { photograph }),
  ...(steps.length > 0 && { steps }),
});
