import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { API_BASE } from '@kenna/contract';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';

function loggingApp() {
  const lines: string[] = [];
  return {
    lines,
    app: testApp({ worker: false, log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }) }),
  };
}

/** Opens a connection and sends the beginning of a request. */
async function begun({ url }: TestApp, head: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(head);
  return socket;
}

const BODY = JSON.stringify({ email: 'ada@example.com', password: 'x' });
const LOGIN = `POST ${API_BASE}/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n`;
const PRODUCT = `GET ${API_BASE}/product HTTP/1.1\r\nHost: x\r\n`;

it('completes requests in progress during shutdown, and refuses new ones with Retry-After', async () => {
  const { lines, app: opening } = loggingApp();
  const app = await opening;
  const inFlight = await begun(app, LOGIN + BODY.slice(0, 10));
  const late = await begun(app, PRODUCT);
  // Both have arrived once a later request has been answered.
  await app.api.raw(`${API_BASE}/product`);
  const closing = app.close();
  late.write('\r\n');
  const refused = await text(late);
  expect(refused).toMatch(/^HTTP\/1.1 503 /);
  expect(refused.toLowerCase()).toContain('\r\nretry-after: 5\r\n');
  expect(refused).toContain('"code":1060');
  inFlight.write(BODY.slice(10));
  expect(await text(inFlight)).toMatch(/^HTTP\/1.1 401 [^]*"code":1004/);
  await closing;
  expect(lines).toEqual([]);
});

it('logs nothing for callers that disconnect at once', async () => {
  const { lines, app: opening } = loggingApp();
  const app = await opening;
  for (let caller = 0; caller < 40; caller++) {
    const socket = await begun(app, `${PRODUCT}\r\n${PRODUCT}\r\n`);
    socket.resetAndDestroy();
  }
  expect((await app.api.raw(`${API_BASE}/product`)).status).toBe(200);
  await app.close();
  expect(lines).toEqual([]);
});
