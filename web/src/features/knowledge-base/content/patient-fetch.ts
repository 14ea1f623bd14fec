/** A repository that turned the page away too often. */
export class ContentBusyError extends Error {
  override readonly name = 'ContentBusyError';
}

/** Where the answer does not say how long to wait. */
const DEFAULT_WAIT_MS = 1500;
/** Nobody looks at an empty page longer. */
const LONGEST_WAIT_MS = 10_000;
const TRIES = 3;

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

interface Parts {
  readonly fetch: Fetch;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** `Retry-After` as seconds or as a time, from now. */
export function waitAfter(header: string | null, now: number): number {
  if (header === null || header.trim() === '') return DEFAULT_WAIT_MS;
  const seconds = Number(header);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(milliseconds) ? DEFAULT_WAIT_MS : Math.max(0, milliseconds);
}

/** The official client knows a refusal by 401 alone. */
const asForbidden = (response: Response): Response =>
  new Response(response.body, { status: 401, headers: response.headers });

/**
 * `fetch` for the official client, which would ask a busy repository for ever: waits as long as a 429 says and asks again, a
 * few times, then throws `ContentBusyError`.
 */
export function createPatientFetch({ fetch, wait }: Parts): Fetch {
  return async (input, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(input, init);
      if (response.status === 403) return asForbidden(response);
      if (response.status !== 429) return response;
      const milliseconds = waitAfter(response.headers.get('retry-after'), Date.now());
      if (attempt === TRIES || milliseconds > LONGEST_WAIT_MS) throw new ContentBusyError('Too many requests');
      await wait(milliseconds);
    }
  };
}
