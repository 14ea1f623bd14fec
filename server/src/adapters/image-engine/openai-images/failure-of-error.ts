/** Maps the official library's errors to the port's. Other programs behind the interface send plain texts. */
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { ImageEngineError, type EngineErrorKind } from '../../../ports/image-engine.port.ts';
import { kindOfStatus } from '../hosted/kind-of-status.ts';

const BY_CODE: Record<string, EngineErrorKind> = {
  moderation_blocked: 'refused',
  content_policy_violation: 'refused',
  rate_limit_exceeded: 'busy',
  // Only a payment helps, waiting does not; another engine may take over.
  insufficient_quota: 'unavailable',
  billing_hard_limit_reached: 'unavailable',
  model_not_found: 'missing_model',
};

function kindOf({ status, code, type, message, param }: APIError): EngineErrorKind {
  const named = BY_CODE[code ?? ''] ?? BY_CODE[type ?? ''];
  if (named) return named;
  if (/model mismatch|could not load model/i.test(message)) return 'missing_model';
  if (/safety system|content policy/i.test(message)) return 'refused';
  if (/out ?of ?memory|not enough memory/i.test(message)) return 'out_of_memory';
  if (status === 400 && param === 'model') return 'missing_model';
  return kindOfStatus(status);
}

/** The delay that the service requests, in milliseconds; null where it requests none. */
export function retryAfter(error: unknown): number | null {
  if (!(error instanceof APIError)) return null;
  const exact = Number.parseFloat(error.headers?.get('retry-after-ms') ?? '');
  if (Number.isFinite(exact)) return exact;
  const seconds = Number.parseFloat(error.headers?.get('retry-after') ?? '');
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}

export function failureOfError(error: unknown, signal: AbortSignal): ImageEngineError {
  const { reason } = signal as { reason: unknown };
  if (reason instanceof DOMException && reason.name === 'TimeoutError') {
    return new ImageEngineError('unavailable', 'no answer in time', { cause: error });
  }
  if (signal.aborted || error instanceof APIUserAbortError) {
    return new ImageEngineError('cancelled', 'given up', { cause: error });
  }
  if (error instanceof ImageEngineError) return error;
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof APIConnectionTimeoutError) return new ImageEngineError('timeout', text, { cause: error });
  if (error instanceof APIConnectionError) {
    return new ImageEngineError('unavailable', `no answer: ${text}`, { cause: error });
  }
  if (!(error instanceof APIError)) return new ImageEngineError('failed', text, { cause: error });
  const request = error.requestID ? ` (request ${error.requestID})` : '';
  return new ImageEngineError(kindOf(error), `${text.slice(0, 400)}${request}`, { cause: error });
}
