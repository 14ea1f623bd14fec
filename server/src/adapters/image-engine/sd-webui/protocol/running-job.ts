/** A picture being drawn, independent of how a server is asked for it and polled. */
export interface JobStatus {
  /** True while other work runs first. */
  readonly isWaiting: boolean;
  /** 0 to 1; null where the server does not report it. */
  readonly fraction: number | null;
  /** A preview as base64 or a data address; null for nothing new. */
  readonly preview: string | null;
}

export interface RunningJob {
  /** The server's answer. @throws ImageEngineError; `cancelled` as soon as the job is cancelled. */
  readonly reply: Promise<unknown>;
  /**
   * Resolves, never rejects, once the server is done with the job, including a cancelled one that could not be stopped,
   * or does not answer any more.
   */
  readonly settled: Promise<void>;
}

export interface JobOptions {
  readonly signal: AbortSignal;
  /** Aborted when the engine is closed. */
  readonly closed: AbortSignal;
  readonly onStatus: (status: JobStatus) => void;
}

/** Polling interval and timeout for a job, in milliseconds. */
export interface PollTimes {
  readonly pollMs: number;
  /** Time without news of the job after which it counts as lost. */
  readonly lostMs: number;
}
