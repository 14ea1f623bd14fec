/** Sends a request as it is: with any method, path, header and body that Node's client lets through. */
import { Agent, request } from 'node:http';

export interface RawRequest {
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

export interface RawAnswer {
  readonly status: number;
  readonly body: Buffer;
}

const TIMEOUT_MS = 120_000;

export function createRawClient(url: string) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  return {
    /** Resolves to null when the server closed the connection without an answer. */
    send: ({ method, path, headers, body }: RawRequest): Promise<RawAnswer | null> =>
      new Promise((resolve) => {
        const asked = request({ hostname, port, agent, method, path, headers, timeout: TIMEOUT_MS }, (answer) => {
          const parts: Buffer[] = [];
          const end = () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) });
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.once('end', end);
          // A server that refuses a large body may close the connection after its answer.
          answer.once('error', end);
        });
        asked.once('timeout', () => asked.destroy());
        asked.once('error', () => resolve(null));
        asked.end(body ?? undefined);
      }),
    close: () => agent.destroy(),
  };
}
