import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createHttpsWebhookSender } from './https-webhook-sender.ts';
import { isPublic } from './public-address.ts';

const strict = createHttpsWebhookSender({ allowsPrivate: false });
const open = createHttpsWebhookSender({ allowsPrivate: true });
const message = { headers: { 'x-test': 'yes' }, body: '{"é":1}', signal: new AbortController().signal };

test.each([
  ['loopback', 'https://127.0.0.1/x'],
  ['a name of loopback', 'https://localhost/x'],
  ['loopback in disguise', 'https://0x7f.1/x'],
  ['loopback as a number', 'https://2130706433/'],
  ['loopback of IPv6', 'https://[::1]/x'],
  ['IPv4 inside IPv6', 'https://[::ffff:10.0.0.1]/'],
  ['IPv4 behind NAT64', 'https://[64:ff9b::a00:1]/'],
  ['a private network', 'https://10.1.2.3/'],
  ['another private network', 'https://192.168.0.1:8443/'],
  ['the addresses of a machine’s host', 'https://169.254.169.254/latest/meta-data'],
  ['local addresses of IPv6', 'https://[fe80::1]/'],
  ['unique local addresses of IPv6', 'https://[fd00::1]/'],
  ['no address at all', 'https://0.0.0.0/'],
  ['carrier networks', 'https://100.64.0.1/'],
])('refuses %s', async (_, url) => {
  expect(await strict.problemOf(url)).toContain('private network');
  expect(await strict.send({ ...message, url })).toEqual({
    status: null,
    problem: expect.stringContaining('private network') as string,
  });
});

test.each(['http://example.com/', 'ftp://example.com/', 'file:///etc/passwd', 'example.com', ''])(
  'accepts only https: %s',
  async (url) => {
    expect(await strict.problemOf(url)).toContain('https://');
  },
);

test('refuses a user and password in the address', async () => {
  expect(await strict.problemOf('https://ada:secret@1.1.1.1/')).toContain('password');
});

test('accepts public addresses', () => {
  expect(['1.1.1.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'].map(isPublic)).toEqual([true, true, true]);
  expect(['', '127.0.0.1', '224.0.0.1', '255.255.255.255', '2002:7f00:1::'].some(isPublic)).toBe(false);
});

async function listen(answer: (request: IncomingMessage) => number) {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.writeHead(answer(request), { location: '/elsewhere' });
      // The response never ends: the sender only needs the status.
      response.write('x');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}/hook?a=1`;
  return { url, bodies, close: () => (server.closeAllConnections(), server.close()) };
}

test('sends the body unchanged, and follows no redirect', async () => {
  const seen: string[] = [];
  const server = await listen((request) => {
    seen.push(`${request.method} ${request.url} ${String(request.headers['x-test'])} ${request.headers.host ?? ''}`);
    return seen.length === 1 ? 200 : 307;
  });
  expect(await open.send({ ...message, url: server.url })).toEqual({ status: 200, problem: null });
  expect(await open.send({ ...message, url: server.url })).toMatchObject({
    status: 307,
    problem: expect.stringContaining('redirect') as string,
  });
  expect(server.bodies).toEqual([message.body, message.body]);
  expect(seen[0]).toBe(`POST /hook?a=1 yes ${new URL(server.url).host}`);
  expect(seen).toHaveLength(2);
  server.close();
  expect(await open.send({ ...message, url: server.url })).toMatchObject({
    status: null,
    problem: expect.stringContaining('ECONNREFUSED') as string,
  });
});

test('stops when the signal is aborted', async () => {
  const signal = AbortSignal.abort(new Error('aborted by the test'));
  await expect(open.send({ ...message, url: 'http://127.0.0.1:9/', signal })).rejects.toThrow('aborted by the test');
});
