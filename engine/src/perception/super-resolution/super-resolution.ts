import { loadOnce } from '../../foundation/networks/load-once.ts';
import { loadSuperResolution } from './load-super-resolution.ts';

/** One instance, shared by all operations of a thread. */
export const superResolution = loadOnce(() => loadSuperResolution());
