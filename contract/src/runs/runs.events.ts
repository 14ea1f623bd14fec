import type { RunStatus } from './runs.schema.ts';

/** Sent when a run, or one of its pictures, has changed. The page then asks the API. */
export interface RunEvent {
  run_id: number;
  name: string;
  status: RunStatus;
  /** It has just ended, or paused without being asked to; null for every other change. */
  news: 'finished' | 'paused' | null;
  /** What a capped plan has left; null when it has no cap. */
  render_limit: number | null;
}
