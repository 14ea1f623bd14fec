/**
 * The order of waiting renders: start-time fair queuing between accounts, with self-clocked virtual time (Golestani,
 * "A self-clocked fair queueing scheme", 1994). A render's turn is a virtual time; lower turns run first. The virtual
 * time is the turn of the render that started last, so it costs one comparison for each start.
 */

/** People wait for interactive renders; nobody watches a batch. Each account has a separate share of either kind. */
export type Urgency = 'interactive' | 'batch';

export interface QueueClock {
  readonly virtualTime: number;
  /** How many turns were given ahead of the line since the last ordinary one started. */
  readonly newcomers: number;
}

interface Turn {
  readonly turn: number;
  /** The virtual time at which the account's share is used up, from which its next turn is counted. */
  readonly finish: number;
  readonly isNewcomer: boolean;
}

/** Virtual time of one picture at weight 1: large enough that a turn at weight 100 is rounded by less than 10 %. */
const PICTURE = 10_000;

const INTERACTIVE_FACTOR = 10;

/**
 * Maximum number of renders that start ahead of the line (`nextTurn`) between two ordinary ones. Without it, a stream
 * of new accounts could keep everybody else waiting forever; with it, ordinary turns keep at least an eleventh of the
 * workers.
 */
const MAX_NEWCOMERS = 10;

/** The virtual time that a render takes up: the more weight the account has, the less. */
export const lengthOfTurn = (pictures: number, weight: number, urgency: Urgency): number =>
  Math.max(1, Math.ceil((pictures * PICTURE) / (weight * (urgency === 'interactive' ? INTERACTIVE_FACTOR : 1))));

/**
 * Returns the next turn of an account. `finish` is that of its last turn, or null when it has had none since the queue
 * was last empty. An account that has not used its share lately is placed ahead of the line, so that a single render
 * never waits for other people's series. The turn still counts towards its share.
 */
export function nextTurn(clock: QueueClock, finish: number | null, length: number, urgency: Urgency): Turn {
  const { virtualTime, newcomers } = clock;
  const next = Math.max(virtualTime, finish ?? virtualTime) + length;
  const hasRested = finish === null || finish + length <= virtualTime;
  const isNewcomer = hasRested && urgency === 'interactive' && newcomers < MAX_NEWCOMERS;
  return { turn: isNewcomer ? virtualTime - 1 : next, finish: next, isNewcomer };
}
