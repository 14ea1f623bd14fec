/** The content repository answered 429 too often or demands too long a wait. */
export class ContentBusyError extends Error {
  override readonly name = 'ContentBusyError';
}

/** Wait before a retry when the answer has no valid `Retry-After`, in milliseconds. */
const DEFAULT_WAIT_MS = 1500;
/** Maximum wait before a retry in milliseconds; a longer one would leave the page empty for too long. */
const MAX_WAIT_MS = 10_000;
const MAX_ATTEMPTS = 3;

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

interface Parts {
  readonly fetch: Fetch;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Milliseconds from `now` until the time of a `Retry-After` header, which is in seconds or a date. */
export function waitAfter(header: string | null, now: number): number {
  if (header === null || header.trim() === '') return DEFAULT_WAIT_MS;
  const seconds = Number(header);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(milliseconds) ? DEFAULT_WAIT_MS : Math.max(0, milliseconds);
}

/** The official client detects a refusal by the status 401 only. */
const asForbidden = (response: Response): Response =>
  new Response(response.body, { status: 401, headers: response.headers });

/**
 * `fetch` for the official client, which by itself would retry a busy repository endlessly. It waits as long as a 429
 * demands, and throws `ContentBusyError` after `MAX_ATTEMPTS` attempts or for a wait longer than `MAX_WAIT_MS`.
 */
export function createRetryingFetch({ fetch, wait }: Parts): Fetch {
  return async (input, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(input, init);
      if (response.status === 403) return asForbidden(response);
      if (response.status !== 429) return response;
      const milliseconds = waitAfter(response.headers.get('retry-after'), Date.now());
      if (attempt === MAX_ATTEMPTS || milliseconds > MAX_WAIT_MS) throw new ContentBusyError('Too many requests');
      await wait(milliseconds);
    }
  };
}
