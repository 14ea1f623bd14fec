/** A proxy in front of the product, which passes on as much of an upload as the journey lets it. */
import net, { type AddressInfo, type Socket } from 'node:net';
import { imageRoutes } from '@kenna/contract';

export interface SlowProxy {
  readonly url: string;
  /** Bytes of uploads that browsers have sent, with their headers. */
  received(): number;
  /** Holds back what comes after this many bytes of an upload and its headers. */
  holdAfter(bytes: number): void;
  /** Passes on what was held back, and everything from now on. */
  release(): void;
  close(): void;
}

/** Everything passes until `holdAfter` is called. */
export async function openSlowProxy(target: string): Promise<SlowProxy> {
  const upstreamPort = Number(new URL(target).port);
  const sockets = new Set<Socket>();
  let held: (() => void)[] | null = [];
  let received = 0;
  let passedBytes = Infinity;

  const server = net.createServer((browser) => {
    const product = net.connect(upstreamPort, '127.0.0.1');
    let passed: number | null = null;
    for (const [socket, other] of [
      [browser, product],
      [product, browser],
    ] as const) {
      sockets.add(socket);
      // Browsers close connections at any time.
      socket.on('error', () => other.destroy());
      socket.once('close', () => {
        sockets.delete(socket);
        other.end();
      });
    }
    const pass = (chunk: Buffer) => void (product.writable && product.write(chunk));
    browser.on('data', (chunk) => {
      if (chunk.includes(`${imageRoutes.upload.path} HTTP/1.1`)) passed = 0;
      if (passed === null) return pass(chunk);
      received += chunk.length;
      const room = held === null ? chunk.length : Math.max(0, passedBytes - passed);
      passed += Math.min(room, chunk.length);
      if (room > 0) pass(chunk.subarray(0, room));
      const rest = chunk.subarray(room);
      if (rest.length > 0) held?.push(() => pass(rest));
    });
    product.pipe(browser);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => received,
    holdAfter(bytes) {
      passedBytes = bytes;
    },
    release() {
      const waiting = held ?? [];
      held = null;
      for (const send of waiting) send();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
