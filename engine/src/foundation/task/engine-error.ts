/**
 * `not_drawable`: the words name something that the engine does not draw; the message is shown to the user.
 * `missing_model`: a network that the operation needs is not installed; the message names what to install.
 */
export type EngineErrorKind =
  'refused' | 'not_drawable' | 'bad_input' | 'missing_model' | 'out_of_memory' | 'cancelled' | 'failed';

export class EngineError extends Error {
  readonly kind: EngineErrorKind;

  constructor(kind: EngineErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EngineError';
    this.kind = kind;
  }
}
