import type { Clock } from '../shared/clock.ts';

export interface MovingClock extends Clock {
  /** Moves the time of the services forward; jobs and the database keep their own. */
  advance(milliseconds: number): void;
}

export function createMovingClock(): MovingClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance(milliseconds) {
      ahead += milliseconds;
    },
  };
}
