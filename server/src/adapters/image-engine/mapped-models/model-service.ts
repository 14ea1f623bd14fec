import type { Pixels } from '../../../ports/engine-task.ts';
import type { OrderSignals, ServiceJob } from '../hosted/run-job.ts';

export interface ModelOrder {
  /** Name of the model as the service spells it. */
  readonly model: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Path of the picture's address in the result; null for the usual place. */
  readonly output: string | null;
}

/** A picture that the service can read. */
export interface UploadedPicture {
  readonly address: string;
  /** Removes it from the service; null where it was not stored there. */
  readonly remove: (() => Promise<unknown>) | null;
}

/** A service that runs models of many makers by a queue. */
export interface ModelService {
  /** Resolves to a job whose result is the address of the picture. @throws ImageEngineError */
  order(order: ModelOrder, signals: OrderSignals): Promise<ServiceJob<string>>;
  /** @throws ImageEngineError */
  upload(pixels: Pixels, signal: AbortSignal): Promise<UploadedPicture>;
  /** Costs nothing. @throws ImageEngineError when the service cannot take work. */
  check(signal: AbortSignal): Promise<void>;
}

/** The text at a path such as `images.0.url`; null where there is none. */
export function textAt(value: unknown, path: string): string | null {
  const found = path
    .split('.')
    .reduce<unknown>(
      (inner, name) =>
        typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[name] : undefined,
      value,
    );
  return typeof found === 'string' ? found : null;
}
