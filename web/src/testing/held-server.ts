import { onTestFinished, vi } from 'vitest';

interface HeldRequest {
  readonly path: string;
  /** The JSON that was sent; null for none. */
  readonly body: unknown;
  /** Aborts when the page no longer wants the answer. */
  readonly signal: AbortSignal | null;
  readonly answer: (data: unknown) => void;
  readonly refuse: (status: number, code: number, data?: unknown) => void;
}

/** Holds each request until the test answers it, so that answers can arrive late and in any order. */
export function heldServer() {
  const requests: HeldRequest[] = [];
  const respond = (body: object, status = 200) => new Response(JSON.stringify({ message: '', ...body }), { status });
  vi.stubGlobal(
    'fetch',
    (address: string, { signal, body }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        requests.push({
          path: address,
          signal: signal ?? null,
          body: typeof body === 'string' ? JSON.parse(body) : null,
          answer: (data) => resolve(respond({ code: 0, data })),
          refuse: (status, code, data = null) => resolve(respond({ code, data }, status)),
        });
      }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const to = (path: string) => requests.filter((request) => request.path.endsWith(path));
  return {
    /** Waits for a request to a path, by default the first one. */
    request: (path: string, index = 0): Promise<HeldRequest> => vi.waitUntil(() => to(path)[index]),
    count: (path: string): number => to(path).length,
  };
}
