import { modeHas, type ErrorCode, type Mode } from '@kenna/contract';
import type { OfferedPrompt } from '@kenna/contract/engine-task';
import { AppError } from '../../../shared/app-error.ts';
import { BlobStoreUnavailable } from '../../../ports/blob-store.port.ts';
import { isDiskFull } from '../../../shared/disk-full.ts';
import { ImageEngineError, type EngineErrorKind } from '../../../ports/image-engine.port.ts';
import { InputGone } from './read-inputs.ts';

/** What an error means for the queue and for the person. */
export interface RenderFailure {
  /** True when the queue should retry: the cause is temporary, not the request. */
  readonly retry: boolean;
  /** Code of the realtime event. */
  readonly code: ErrorCode;
  /** What happened and what can be done, as text for a person. */
  readonly reason: string;
  /** Words with which the same request would be done; absent for none. */
  readonly offers?: readonly OfferedPrompt[];
}

const FAILURES: Record<EngineErrorKind, RenderFailure> = {
  refused: {
    retry: false,
    code: 'render_refused',
    reason: 'The engine declined this prompt. Change the words and try again.',
  },
  not_drawable: {
    retry: false,
    code: 'not_drawable',
    reason: 'The engine cannot draw this yet. Nothing was charged. Change the words, or choose another engine.',
  },
  bad_input: {
    retry: false,
    code: 'render_refused',
    reason: 'The engine cannot work with these settings. Change the size or the words and try again.',
  },
  missing_model: {
    retry: false,
    code: 'engine_unavailable',
    reason: 'This model is not installed here. Choose another model.',
  },
  unavailable: {
    retry: true,
    code: 'engine_unavailable',
    reason: 'No image engine could be reached. Please try again in a few minutes.',
  },
  busy: {
    retry: true,
    code: 'engine_unavailable',
    reason: 'All image engines are busy. Please try again in a few minutes.',
  },
  out_of_memory: {
    retry: false,
    code: 'internal',
    reason: 'The picture did not fit into the memory of the engine. Try a smaller size or fewer pictures.',
  },
  timeout: {
    retry: false,
    code: 'internal',
    reason: 'The engine took too long. Try a smaller size or fewer pictures.',
  },
  cancelled: { retry: true, code: 'internal', reason: 'The engine stopped before it was done. Please try again.' },
  failed: {
    retry: true,
    code: 'internal',
    reason: 'The engine failed. Please try again; if it happens again, change the words.',
  },
};

/** An error outside the engine: the disk, the database, or a defect of ours. */
const UNEXPECTED: RenderFailure = {
  retry: true,
  code: 'internal',
  reason: 'Something went wrong on our side. Please try again.',
};

/** The files of the person's pictures cannot be read or written for the moment. */
const STORE_AWAY: RenderFailure = {
  retry: true,
  code: 'unavailable',
  reason: 'The stored pictures could not be reached. Nothing was charged. Please try again in a few minutes.',
};

const DISK_FULL: RenderFailure = {
  retry: true,
  code: 'disk_full',
  reason: 'The studio has no space left to store the picture. Nothing was charged. Please try again later.',
};

/** The source picture was deleted while the render waited. */
const SOURCE_GONE: RenderFailure = {
  retry: false,
  code: 'not_found',
  reason: 'The picture that this was to be drawn from is gone.',
};

/** The job was given up without an error: its worker died too often. */
export const ABANDONED: RenderFailure = {
  retry: false,
  code: 'internal',
  reason: 'The render was interrupted. Please try again.',
};

/** Texts for tools without a prompt and without a choice of model. */
const WORDLESS: Partial<Record<EngineErrorKind, string>> = {
  refused: 'The engine declined this picture. Choose another one.',
  bad_input: 'The engine cannot work with this picture. Choose another one, or another size.',
  missing_model: 'The network for this tool is not installed here. Ask whoever runs this installation to add it.',
  failed: 'The engine failed. Please try again; if it happens again, choose another picture.',
};

/** Tools whose engine errors about the picture are sentences that can be shown to people. */
const SAYS_ITSELF: readonly Mode[] = ['VirtualTryOn', 'LineToDrawing', 'CreateVariations', 'EditWithChat', 'Backdrop'];

/** Returns null for texts that must not be shown to people. */
function wordsOf({ kind, message }: ImageEngineError, page: Mode): string | null {
  if (kind === 'not_drawable') return `${message} Nothing was charged.`;
  const isSaid = SAYS_ITSELF.includes(page) && kind === 'bad_input' && /^[A-Z].*\.$/.test(message);
  return isSaid ? `${message} Nothing was charged.` : null;
}

/** `page` is the mode whose render failed. */
export function failureOf(error: unknown, page: Mode): RenderFailure {
  if (error instanceof ImageEngineError) {
    const failure = FAILURES[error.kind];
    const reason = wordsOf(error, page) ?? (modeHas(page, 'prompt') ? undefined : WORDLESS[error.kind]);
    return reason === undefined ? failure : { ...failure, reason, offers: error.offers };
  }
  if (isDiskFull(error)) return DISK_FULL;
  if (error instanceof BlobStoreUnavailable) return STORE_AWAY;
  if (error instanceof InputGone) return { ...SOURCE_GONE, reason: error.message };
  return error instanceof AppError ? SOURCE_GONE : UNEXPECTED;
}

/** Errors that another engine may not have. Others, such as a refused or invalid task, are not tried elsewhere. */
const MOVES_ON: readonly EngineErrorKind[] = [
  'unavailable',
  'busy',
  'missing_model',
  'out_of_memory',
  'failed',
  'timeout',
];

/** The kind of an error that another engine may not have; null for every other. */
export const kindToMoveOn = (error: unknown): EngineErrorKind | null =>
  error instanceof ImageEngineError && MOVES_ON.includes(error.kind) ? error.kind : null;

/** Text for the operator: the error on one line. */
export function faultOf(error: unknown): string {
  const text = error instanceof ImageEngineError ? `${error.kind}: ${error.message}` : String(error);
  return text.replace(/\s+/g, ' ').slice(0, 1000);
}
