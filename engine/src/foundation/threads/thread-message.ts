/**
 * Messages between the engine and its threads. Inputs are copied, because the caller may use them again; pictures in
 * answers and events are transferred.
 */
import type { OfferedPrompt } from '@kenna/contract/engine-task';
import type { EngineErrorKind } from '../task/engine-error.ts';

export interface JobMessage<Input> {
  readonly id: number;
  readonly input: Input;
  /** One Int32; becomes 1 when the job is cancelled. */
  readonly cancelFlag: SharedArrayBuffer;
}

export type ThreadMessage<Event, Output> =
  /** The modules are loaded. From now on the thread notices when its job is cancelled. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'event'; readonly id: number; readonly event: Event }
  | { readonly kind: 'done'; readonly id: number; readonly output: Output }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly error: EngineErrorKind;
      readonly message: string;
      readonly offers: readonly OfferedPrompt[];
    };
