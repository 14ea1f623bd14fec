import type { EngineErrorKind } from '../../../ports/image-engine.port.ts';

/** A wrong key or an empty account is a matter for the operator; another engine may take over meanwhile. */
const UNAVAILABLE = [401, 402, 403, 502, 503, 504];

/** What the status of a service's answer means where nothing more exact is known. */
export function kindOfStatus(status: number | undefined): EngineErrorKind {
  if (status === undefined) return 'failed';
  if (UNAVAILABLE.includes(status)) return 'unavailable';
  if (status === 404) return 'missing_model';
  if (status === 408) return 'timeout';
  if (status === 429) return 'busy';
  return status >= 400 && status < 500 ? 'bad_input' : 'failed';
}
