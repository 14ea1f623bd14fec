import { fieldErrorsSchema, type ErrorCode, type PauseReason } from '@kenna/contract';
import { AppError } from '../../shared/app-error.ts';

/**
 * The refusal of one picture means this for its run: the whole run pauses, it goes on later by itself, or only this
 * picture failed, with a sentence for the person.
 */
export type Refusal =
  | { readonly kind: 'pause'; readonly reason: PauseReason }
  | { readonly kind: 'later' }
  | { readonly kind: 'cell'; readonly reason: string };

const PAUSES: Partial<Record<ErrorCode, PauseReason>> = {
  quota_exceeded: 'quota',
  storage_full: 'storage',
  blocked: 'blocked',
};

/** These are failures of the installation, which pass. */
const LATER: readonly ErrorCode[] = ['engine_unavailable', 'queue_unavailable', 'queue_full', 'disk_full'];

/** These refuse the words or the settings of a picture. */
const OF_CELL: readonly ErrorCode[] = ['not_drawable', 'invalid_fields', 'not_owner', 'not_found'];

/** Returns null for an error that is no refusal, which the job must report. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof AppError)) return null;
  const reason = PAUSES[error.code];
  if (reason !== undefined) return { kind: 'pause', reason };
  if (LATER.includes(error.code)) return { kind: 'later' };
  return OF_CELL.includes(error.code) ? { kind: 'cell', reason: sentenceOf(error) } : null;
}

function sentenceOf({ code, message, data }: AppError): string {
  const fields = code === 'invalid_fields' ? fieldErrorsSchema.safeParse(data).data?.fields : undefined;
  return fields ? Object.values(fields).join(' ') : message;
}
