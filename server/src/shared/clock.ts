/** Services read the time only through this interface. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
