/** A picture in the making, however a server is asked for it and after it. */
export interface JobSign {
  /** Others' work comes first. */
  readonly isWaiting: boolean;
  /** 0 to 1; null where the server does not tell. */
  readonly fraction: number | null;
  /** What it looks like so far, as base64 or a data address; null for nothing new. */
  readonly preview: string | null;
}

export interface RunningJob {
  /** What the server answered. @throws ImageEngineError; `cancelled` as soon as it is given up. */
  readonly reply: Promise<unknown>;
  /** Resolves, never rejects, once the server is done with it: also with what was given up and could not be stopped. */
  readonly settled: Promise<void>;
}

export interface JobOptions {
  readonly signal: AbortSignal;
  readonly onSign: (sign: JobSign) => void;
}

/** How a server is watched. */
export interface Patience {
  readonly pollMs: number;
  /** Without a sign of the job for this long it counts as lost. */
  readonly lostMs: number;
}
