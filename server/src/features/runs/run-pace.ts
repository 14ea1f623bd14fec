import type { RunStatus } from '@kenna/contract';

/** The pace is that of this number of last pictures, so that it follows the load of the installation. */
export const PACE_PICTURES = 20;

/** With fewer pictures there is no pace yet. */
const MIN_PICTURES = 3;

interface Paced {
  readonly status: RunStatus;
  /** The moment from which the pace is measured, and then those at which the last pictures have ended. */
  readonly recent_ends: readonly Date[];
}

/**
 * Returns about how many seconds this number of pictures takes, or null when that is not known. The time since the last
 * picture counts, so that a run that does not move reports a longer and longer time.
 */
export function secondsLeft({ status, recent_ends: ends }: Paced, pictures: number, now: Date): number | null {
  const [since, ...last] = ends;
  if (status !== 'running' || since === undefined || last.length < MIN_PICTURES) return null;
  const passed = Math.max(0, now.getTime() - since.getTime()) / 1000;
  return Math.round((passed / last.length) * pictures);
}
