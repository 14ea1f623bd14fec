import type { RunShot } from '@kenna/contract';
import type { StoredShot } from '../../db/tables/run-tables.ts';

export const readShot = (stored: StoredShot): RunShot => ({ photograph: null, steps: [], ...stored });
