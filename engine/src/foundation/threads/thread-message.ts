/** What passes between the engine and its threads. Pixels travel by transfer, never by copy. */
import type { EngineErrorKind } from '../task/engine-error.ts';

export interface JobMessage<Input> {
  readonly id: number;
  readonly input: Input;
  /** One Int32; becomes 1 when the job is to stop. */
  readonly cancelFlag: SharedArrayBuffer;
}

export type ThreadMessage<Event, Output> =
  | { readonly kind: 'event'; readonly id: number; readonly event: Event }
  | { readonly kind: 'done'; readonly id: number; readonly output: Output }
  | { readonly kind: 'failed'; readonly id: number; readonly error: EngineErrorKind; readonly message: string };
