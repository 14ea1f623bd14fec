/** Progress of a render at one moment. */
export interface ProgressSample {
  /** Milliseconds since any fixed moment. */
  readonly at: number;
  /** Share done in percent, 0 to 100. */
  readonly progress: number;
}

/** Progress in percent below which its speed is not known well enough to predict the rest. */
const MIN_PROGRESS = 10;
/** Milliseconds of work below which its speed is not known well enough either. */
const MIN_ELAPSED_MS = 2000;
/** Milliseconds below which a remaining time is not worth stating. */
const MIN_REST_MS = 2000;

/**
 * How long a render will still take if it continues at its speed since `first`, in words; null while that is not known,
 * and when it is nearly done.
 */
export function remainingTime(first: ProgressSample, latest: ProgressSample): string | null {
  const done = latest.progress - first.progress;
  const elapsed = latest.at - first.at;
  if (done < MIN_PROGRESS || elapsed < MIN_ELAPSED_MS) return null;
  const rest = ((100 - latest.progress) * elapsed) / done;
  if (rest < MIN_REST_MS) return null;
  return aboutTime(rest / 1000);
}

/**
 * How long a waiting render will take at most, with those ahead of it, if each takes as long as the latest did and one is
 * drawn after the other; several workers are faster.
 */
export function waitingTime(ahead: number, usualSeconds: number): string {
  return `at most ${aboutTime(Math.max(1, (ahead + 1) * usualSeconds))}`;
}

/** A number stays with its unit when the line breaks. */
const NO_BREAK = '\u00a0';

function aboutTime(exact: number): string {
  const seconds = Math.round(exact);
  if (seconds > 55) return `about ${Math.ceil(seconds / 60)}${NO_BREAK}min left`;
  return `about ${seconds <= 10 ? seconds : Math.ceil(seconds / 5) * 5}${NO_BREAK}s left`;
}
