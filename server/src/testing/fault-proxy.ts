import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Fault {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
}

interface Seen {
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
}

/** A proxy that can answer in place of its target, and records the requests. */
export async function faultProxy(target: string) {
  const seen: Seen[] = [];
  const next: (Fault | 'hang up')[] = [];
  let isDown = false;

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const { hostname, port } = new URL(target);
    const { method, headers, url: path } = request;
    const onward = forward({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  }

  function listen(request: IncomingMessage, response: ServerResponse): void {
    seen.push({ url: new URL(request.url ?? '/', target), headers: request.headers });
    const fault = isDown ? 'hang up' : next.shift();
    if (fault === undefined) pass(request, response);
    else if (fault === 'hang up') request.socket.destroy();
    else {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      response.end(typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body ?? {}));
    }
  }

  const server = createServer(listen);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every request since the last `forget`. */
    seen,
    forget: () => void seen.splice(0),
    /** Answers for the next requests, one each. */
    failNext: (...faults: (Fault | 'hang up')[]) => void next.push(...faults),
    /** Makes the server unreachable, or reachable again. */
    setDown: (down: boolean) => void (isDown = down),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
