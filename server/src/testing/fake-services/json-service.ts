/**
 * What the fakes of hosted services share: a server on loopback, its refusals, failures by order, and jobs that are
 * held.
 */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { readPicture, type RawPicture } from '../drawn-picture.ts';

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type FakeReply =
  | { readonly status?: number; readonly json: unknown; readonly headers?: Readonly<Record<string, string>> }
  | { readonly status?: number; readonly bytes: Uint8Array; readonly type: string }
  /** The connection ends without an answer. */
  | 'dropped';

/** An error answer of the service. */
export class FakeRefusal extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export async function startJsonService(answer: (request: FakeRequest) => Promise<FakeReply>) {
  const left = Promise.withResolvers<void>();
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.once('close', () => {
      if (!response.writableFinished) left.resolve();
    });
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://fake');
    const body = await buffer(request);
    const reply = await answer({ method: request.method ?? '', path, query, headers: request.headers, body }).catch(
      (error: unknown): FakeReply =>
        error instanceof FakeRefusal
          ? { status: error.status, json: error.body, headers: error.headers }
          : { status: 500, json: { detail: `the fake failed: ${String(error)}` } },
    );
    if (reply === 'dropped') {
      request.socket.destroy();
    } else if ('bytes' in reply) {
      response.writeHead(reply.status ?? 200, { 'content-type': reply.type }).end(reply.bytes);
    } else {
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
      response.end(JSON.stringify(reply.json));
    }
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves once a client has disconnected without waiting for its answer. */
    left: () => left.promise,
    /** Ends all connections, as a restart does. */
    restart: () => server.closeAllConnections(),
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Jobs wait while the gate is shut. `levers` are for tests. */
export function createGate() {
  let isShut = false;
  let arrival = Promise.withResolvers<void>();
  let cancellation = Promise.withResolvers<void>();
  return {
    isShut: () => isShut,
    arrive: () => arrival.resolve(),
    cancel: () => cancellation.resolve(),
    levers: {
      hold(): void {
        isShut = true;
        arrival = Promise.withResolvers();
        cancellation = Promise.withResolvers();
      },
      release(): void {
        isShut = false;
      },
      /** Resolves once a held job was asked for. */
      held: () => arrival.promise,
      /** Resolves once a job was cancelled. */
      cancelled: () => cancellation.promise,
    },
  };
}

/** The picture of a base64 text; null where it is none. */
export async function pictureOf(text: string): Promise<RawPicture | null> {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  return readPicture(Buffer.from(text, 'base64')).catch(() => null);
}
