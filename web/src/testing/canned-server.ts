import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface CannedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Body of the answer. Strings are sent as they are, everything else as JSON. */
  readonly body?: unknown;
}

/** Starts a server on a loopback port that answers each request with the result of `answerTo`, which is given its address and body. */
export async function cannedServer(answerTo: (url: URL, sent: string) => CannedAnswer | 'hang up') {
  const requested: URL[] = [];
  async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    requested.push(url);
    const answer = answerTo(url, await text(request));
    if (answer === 'hang up') {
      request.socket.destroy();
      return;
    }
    const { status = 200, headers = {}, body } = answer;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }
  const server = createServer((request, response) => {
    // A page that goes away takes its running requests with it.
    void listen(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Addresses of all requests so far. */
    requested,
    /** Closes the server once the running requests are answered. */
    async close() {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
