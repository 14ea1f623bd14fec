/** Requests over real sockets that arrive in pieces. */
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { API_BASE, ERRORS, imageRoutes, provenanceRoutes } from '@kenna/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { formOf, plainPicture } from '../testing/pictures.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import type { Person } from '../testing/world.ts';

/** Number of bytes that is more than the server expects between two checks. */
const ENOUGH = 24 * 1024;

let app: TestApp;
let ada: Person;
let form: Buffer;
/** Folder to which the server writes what arrives. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slow-requests-test-'));
  vi.stubEnv('TMPDIR', folder);
  app = await testApp({ worker: false });
  ada = await app.world.user();
  // Noise does not compress, so that the picture arrives in many pieces.
  const picture = plainPicture(300, 300).composite([
    {
      input: {
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: 'teal',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      },
    },
  ]);
  const head =
    '--edge\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  form = Buffer.concat([Buffer.from(head), await picture.png().toBuffer(), Buffer.from('\r\n--edge--\r\n')]);
});
afterAll(async () => {
  await app.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function open(path: string, type: string, length: number): Promise<Socket> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    `POST ${API_BASE}${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${ada.token}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`,
  );
  return socket;
}

/** Bytes of the form's head, and of what the parser holds back because it may be the end of the file. */
const NOT_WRITTEN = 2048;

/** Resolves once the server has received that many bytes of the form. */
async function received(bytes: number): Promise<void> {
  for (let written = 0; written < bytes - NOT_WRITTEN; await setImmediate()) {
    const [name] = await leftFiles();
    written = name === undefined ? 0 : (await stat(join(folder, name))).size;
  }
}

const uploading = () => open(imageRoutes.upload.path, 'multipart/form-data; boundary=edge', form.length);
const leftFiles = async () => (await readdir(folder)).filter((name) => name.startsWith('upload-'));

it('cuts an upload of which too little arrives, with a clear answer', async () => {
  const socket = await uploading();
  socket.write(form.subarray(0, 600));
  const answer = text(socket);
  const cutting = setInterval(app.checkBodies, 5);
  const reply = await answer;
  clearInterval(cutting);
  expect(reply).toMatch(/^HTTP\/1.1 408 /);
  expect(reply).toContain(ERRORS.too_slow.text);
  expect(await leftFiles()).toEqual([]);
});

it('reads six pictures of strangers at once, keeps none, and asks the seventh to wait', async () => {
  const verifying = () => open(provenanceRoutes.verify.path, 'multipart/form-data; boundary=edge', form.length);
  const verify = async () =>
    app.api.call(provenanceRoutes.verify, { form: formOf(await plainPicture(300, 300).png().toBuffer()) });
  const sockets = await Promise.all(Array.from({ length: 6 }, verifying));
  for (const socket of sockets) socket.write(form.subarray(0, 600));
  await vi.waitUntil(async () => (await leftFiles()).length === sockets.length);
  expect(await verify()).toMatchObject({
    status: 429,
    message: 'Many pictures are being read right now. Please try again in a moment.',
  });
  const answers = sockets.map((socket) => text(socket));
  for (const socket of sockets) socket.write(form.subarray(600));
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200 /);
  await vi.waitUntil(async () => (await verify()).status === 200);
  expect(await leftFiles()).toEqual([]);
});

it('cuts a JSON body that does not end', async () => {
  const socket = await open('/login', 'application/json', 100);
  socket.write('{"email":');
  const answer = text(socket);
  const cutting = setInterval(app.checkBodies, 5);
  const reply = await answer;
  clearInterval(cutting);
  expect(reply).toMatch(/^HTTP\/1.1 408 /);
  expect(reply).toContain(ERRORS.too_slow.text);
});

it('takes an upload that is slow but steady', async () => {
  const socket = await uploading();
  const answer = text(socket);
  app.checkBodies();
  let sent = 0;
  for (; sent + ENOUGH < form.length; sent += ENOUGH) {
    socket.write(form.subarray(sent, sent + ENOUGH));
    await received(sent + ENOUGH);
    app.checkBodies();
  }
  socket.write(form.subarray(sent));
  expect(await answer).toMatch(/^HTTP\/1.1 200 /);
  expect(form.length).toBeGreaterThan(3 * ENOUGH);
  expect(await leftFiles()).toEqual([]);
});

it('answers what is no request with the envelope', async () => {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.write('no request\r\n\r\n');
  const reply = await text(socket);
  expect(reply).toMatch(/^HTTP\/1.1 400 /);
  expect(JSON.parse(reply.slice(reply.indexOf('\r\n\r\n')))).toMatchObject({ code: 1001, data: null });
});
