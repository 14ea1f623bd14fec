/**
 * Sends one request to a repository, retries when the repository asks to wait, and times out. The access token is sent
 * with each request, and to no other host.
 */
import { setTimeout as delay } from 'node:timers/promises';

export interface RepositoryAnswer {
  readonly status: number;
  /** Null when the body is not JSON. */
  readonly body: unknown;
  /** Seconds; null when the repository names none. */
  readonly retryAfter: number | null;
}

interface Parts {
  readonly token: string | null;
  /** Waits a number of milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

const ANSWER_MS = 10_000;
const TRIES = 3;
/** Delay after a 429 that names none. */
const DEFAULT_WAIT_S = 1.5;
/** Maximum delay before a retry. After a longer one the 429 is returned, because a page in the browser is waiting. */
const MAX_WAIT_S = 5;
/** Maximum length of an answer in characters; a longer one counts as status 502. */
const MAX_ANSWER_LENGTH = 8 * 1024 * 1024;

/** Seconds of a header that contains a number or a date; null without a valid one. */
function secondsOf(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number.isNaN(Number(header)) ? (Date.parse(header) - now) / 1000 : Number(header);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

async function answerOf(response: Response): Promise<RepositoryAnswer> {
  const text = await response.text();
  const retryAfter = secondsOf(response.headers.get('retry-after'), Date.now());
  if (text.length > MAX_ANSWER_LENGTH) return { status: 502, body: null, retryAfter };
  try {
    return { status: response.status, body: JSON.parse(text) as unknown, retryAfter };
  } catch {
    return { status: response.status, body: null, retryAfter };
  }
}

export interface Question {
  readonly url: URL;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type AskRepository = (question: Question) => Promise<RepositoryAnswer>;

/** @returns the answer, whatever its status; throws when there is none. */
export function createAskRepository({ token, wait = delay }: Parts): AskRepository {
  return async ({ url, method = 'GET', headers = {}, body }) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(url, {
        method,
        headers: {
          accept: 'application/json',
          ...headers,
          ...(token !== null && { authorization: `Token ${token}` }),
        },
        body: body ?? null,
        // Redirects are not followed, because they would receive the token.
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const answer = await answerOf(response);
      const seconds = answer.retryAfter ?? DEFAULT_WAIT_S;
      if (answer.status !== 429 || attempt === TRIES || seconds > MAX_WAIT_S) return answer;
      await wait(seconds * 1000);
    }
  };
}
