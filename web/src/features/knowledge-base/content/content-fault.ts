import {
  ForbiddenError,
  NotFoundError,
  ParsingError,
  PreviewTokenExpiredError,
  PrismicError,
  RefExpiredError,
  RefNotFoundError,
  RepositoryNotFoundError,
} from '@prismicio/client';
import { ContentBusyError } from './patient-fetch.ts';

/** What a person reads where a written page should be. */
export interface ContentFault {
  readonly kind:
    | 'page_missing'
    | 'repository_missing'
    | 'forbidden'
    | 'version_missing'
    | 'version_expired'
    | 'preview_ended'
    | 'misunderstood'
    | 'busy'
    | 'out_of_reach'
    | 'wrongly_set_up'
    | 'unreadable';
  readonly title: string;
  readonly text: string;
  /** What helps, if anything does: asking again, or leaving the preview at `/content/preview/end`. */
  readonly remedy: 'retry' | 'leave-preview' | null;
}

const FAULTS = {
  page_missing: {
    title: 'This page does not exist',
    text: 'It may have been moved or renamed. Look for it in the knowledge base.',
    remedy: null,
  },
  repository_missing: {
    title: 'These pages cannot be found',
    text: 'There is no content repository at the configured address. The operator of this installation should check the endpoint.',
    remedy: 'retry',
  },
  forbidden: {
    title: 'These pages cannot be accessed',
    text: 'The content repository refuses access. The operator of this installation should check the access token.',
    remedy: 'retry',
  },
  version_missing: {
    title: 'This version does not exist',
    text: 'The version of the pages that was asked for is not there. Try again to read the latest one.',
    remedy: 'retry',
  },
  version_expired: {
    title: 'This version is gone',
    text: 'The pages were published anew in the meantime. Try again to read the latest version.',
    remedy: 'retry',
  },
  preview_ended: {
    title: 'This preview has ended',
    text: 'Ask for a new one, or leave the preview to read what is published.',
    remedy: 'leave-preview',
  },
  misunderstood: {
    title: 'The request was not understood',
    text: 'The content repository could not read the request. Try other words.',
    remedy: null,
  },
  busy: {
    title: 'Many people are reading now',
    text: 'The content repository asks us to wait. Please try again in a moment.',
    remedy: 'retry',
  },
  out_of_reach: {
    title: 'These pages cannot be reached',
    text: 'The content repository does not answer now. Please try again in a moment.',
    remedy: 'retry',
  },
  wrongly_set_up: {
    title: 'These pages are not set up',
    text: 'The address of the content repository cannot be used. The operator of this installation should check it.',
    remedy: null,
  },
  unreadable: {
    title: 'An unexpected error has occurred',
    text: 'The content repository gave an answer that we cannot read. Please try again.',
    remedy: 'retry',
  },
} as const satisfies Record<ContentFault['kind'], Omit<ContentFault, 'kind'>>;

/** Statuses of a server in front that has nobody to ask. */
const OUT_OF_REACH = /content_unavailable|bad gateway|service unavailable|gateway time-?out/i;
/** What the client says before it asks anybody. */
const WRONGLY_SET_UP = /repository name|fetch implementation|fetch must be|valid URL|API endpoint/i;

/** The more particular first: most errors of the client extend others. */
function kindOf(error: unknown): ContentFault['kind'] {
  if (error instanceof PreviewTokenExpiredError) return 'preview_ended';
  if (error instanceof RefNotFoundError) return 'version_missing';
  if (error instanceof RefExpiredError) return 'version_expired';
  if (error instanceof ForbiddenError) return 'forbidden';
  if (error instanceof RepositoryNotFoundError) return 'repository_missing';
  if (error instanceof NotFoundError) return 'page_missing';
  if (error instanceof ParsingError) return 'misunderstood';
  if (error instanceof ContentBusyError) return 'busy';
  if (error instanceof PrismicError) {
    if (WRONGLY_SET_UP.test(error.message)) return 'wrongly_set_up';
    return OUT_OF_REACH.test(String(error.response)) ? 'out_of_reach' : 'unreadable';
  }
  // `fetch` throws these when nobody answers, and when it is left.
  return error instanceof TypeError || error instanceof DOMException ? 'out_of_reach' : 'unreadable';
}

/** Every way in which the client fails, in words for the person who reads. */
export function contentFaultOf(error: unknown): ContentFault {
  const kind = kindOf(error);
  return { kind, ...FAULTS[kind] };
}
