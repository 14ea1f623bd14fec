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
import { ContentBusyError } from './retrying-fetch.ts';

/** Error message shown instead of a page of content. */
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
  /** Remedy for the error, if there is one: retrying, or leaving the preview through `/content/preview/end`. */
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
    text: 'The requested version of these pages does not exist. Try again to read the latest one.',
    remedy: 'retry',
  },
  version_expired: {
    title: 'This version is gone',
    text: 'A newer version of these pages has been published in the meantime. Try again to read it.',
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
    title: 'Many people are reading right now',
    text: 'The content repository asks us to wait. Please try again in a moment.',
    remedy: 'retry',
  },
  out_of_reach: {
    title: 'These pages cannot be reached',
    text: 'The content repository is not responding. Please try again in a moment.',
    remedy: 'retry',
  },
  wrongly_set_up: {
    title: 'These pages are not set up',
    text: 'The address of the content repository cannot be used. The operator of this installation should check it.',
    remedy: null,
  },
  unreadable: {
    title: 'An unexpected error has occurred',
    text: 'The reply from the content repository could not be read. Please try again.',
    remedy: 'retry',
  },
} as const satisfies Record<ContentFault['kind'], Omit<ContentFault, 'kind'>>;

/** Answers of a proxy that cannot reach the content repository. */
const PROXY_ERROR = /content_unavailable|bad gateway|service unavailable|gateway time-?out/i;
/** Messages of errors that the client throws before it sends a request. */
const SETUP_ERROR = /repository name|fetch implementation|fetch must be|valid URL|API endpoint/i;

/** Subclasses are tested first, because most errors of the client extend others. */
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
    if (SETUP_ERROR.test(error.message)) return 'wrongly_set_up';
    return PROXY_ERROR.test(String(error.response)) ? 'out_of_reach' : 'unreadable';
  }
  // `fetch` throws these when there is no connection and when a request is aborted.
  return error instanceof TypeError || error instanceof DOMException ? 'out_of_reach' : 'unreadable';
}

/** Error message for any error of the client. */
export function contentFaultOf(error: unknown): ContentFault {
  const kind = kindOf(error);
  return { kind, ...FAULTS[kind] };
}
