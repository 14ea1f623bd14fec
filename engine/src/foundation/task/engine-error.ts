import type { OfferedPrompt } from '@kenna/contract/engine-task';

export type EngineErrorKind =
  /** The words name something that the engine does not draw; the message is shown to the user. */
  | 'not_drawable'
  /** The task or its picture breaks a rule of the operation; the message says which. */
  | 'bad_input'
  /** A network that the operation needs is not installed; the message names what to install. */
  | 'missing_model'
  /** The worker thread ran out of memory and was replaced. */
  | 'out_of_memory'
  | 'cancelled'
  /** A fault of the engine itself; the message is for the log. */
  | 'failed';

interface EngineErrorOptions extends ErrorOptions {
  readonly offers?: readonly OfferedPrompt[];
}

export class EngineError extends Error {
  readonly kind: EngineErrorKind;
  /** Words with which the same task would be done; empty for none. */
  readonly offers: readonly OfferedPrompt[];

  constructor(kind: EngineErrorKind, message: string, { offers = [], ...options }: EngineErrorOptions = {}) {
    super(message, options);
    this.name = 'EngineError';
    this.kind = kind;
    this.offers = offers;
  }
}

/** What an error says, whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The error of work that was told to stop. */
export const workCancelled = (): EngineError => new EngineError('cancelled', 'The work was cancelled.');
