import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { accountRoutes, imageActionRoutes, renderRoutes } from '@kenna/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { startFakeComfyui } from '../../server/src/testing/fake-comfyui/fake-comfyui.ts';
import { startGate } from '../../server/src/testing/gate.ts';
import { formOf, plainPicture } from '../../server/src/testing/pictures.ts';
import { openTestBucket, s3Bucket } from '../../server/src/testing/s3-bucket.ts';
import { startSmtpInbox } from '../../server/src/testing/smtp-inbox.ts';
import { call } from '../support/api.ts';
import { callers, countByStatus, slowestOf, type Answer, type Turn } from '../support/callers.ts';
import {
  ask,
  delay,
  expectNothingLostOrChargedTwice,
  isSoak,
  printTable,
  SETTINGS,
  signUp,
  statusOf,
} from '../support/durable-renders.ts';
import { freePort } from '../support/free-port.ts';
import { openListeningPage } from '../support/listening-page.ts';
import { startProduct, type ProductProcess } from '../support/product-process.ts';
import { createTestDatabase } from '../support/test-postgres.ts';

const AWAY_MS = isSoak ? 30_000 : 1000;
/** How long a probe may take, in milliseconds. */
const PROBE_MS = 3000;
const DATABASE_TIMEOUT_SECONDS = isSoak ? 10 : 2;
const PATIENCE = { timeout: 240_000, interval: 100 };
const TEST_MS = 600_000;

/** End what a test has started; they are called in reverse order. */
let endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.toReversed()) await end();
  endings = [];
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kenna-parts-'));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function startServer(environment: Record<string, string>): Promise<ProductProcess> {
  const product = await startProduct({ port: await freePort(), environment: { ...SETTINGS, ...environment } });
  endings.push(() => product.stop());
  return product;
}

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Status of `/readyz`, which must answer at once whatever is away. */
async function probe(url: string): Promise<number> {
  const { status } = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(PROBE_MS) });
  return status;
}

const untilReadiness = (url: string, status: number) => expect.poll(() => probe(url), PATIENCE).toBe(status);

/** A request that is refused because a part is away says so, and when to come again. */
function expectPolite(answers: readonly Answer[]): void {
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  for (const { status, retryAfter } of answers) if (status === 503) expect(retryAfter).toBe('5');
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('outage of the network before a PostgreSQL server', () => {
  it(
    'is answered 503 in time while the database is silent, and loses nothing',
    async () => {
      const database = (await createTestDatabase())!;
      endings.push(database.drop);
      const address = new URL(database.url);
      const gate = await startGate(Number(address.port));
      endings.push(gate.close);
      address.port = String(gate.port);
      const product = await startServer({
        DATA_DIR: await newFolder(),
        DATABASE_URL: address.toString(),
        DATABASE_TIMEOUT_SECONDS: String(DATABASE_TIMEOUT_SECONDS),
      });
      const { url } = product;
      const person = await signUp(url);
      const load = callers(url, person.token);
      load.want(3);
      await load.seen(200, 10);

      const silentAt = performance.now();
      gate.silence();
      load.want(3);
      await load.seen(503, 3);
      const refusedAfter = seconds(silentAt);
      await untilReadiness(url, 503);
      const redAfter = seconds(silentAt);
      await delay(AWAY_MS);
      const backAt = performance.now();
      await gate.open();
      await load.allAcknowledged();
      const acknowledgedAfter = seconds(backAt);
      await untilReadiness(url, 200);
      const greenAfter = seconds(backAt);
      await load.end();

      expectPolite(load.answers);
      // The slowest waits once for its answer, and once more for a new connection. A busy machine is slower, but one that
      // waited for the database itself would wait until the network is back.
      for (const { took } of load.answers) expect(took).toBeLessThan(6 * DATABASE_TIMEOUT_SECONDS * 1000);
      expect(product.isRunning(), product.output()).toBe(true);
      const acknowledged = new Set([...person.acknowledged, ...load.acknowledged]);
      const counts = await expectNothingLostOrChargedTwice(url, { ...person, acknowledged });
      printTable(`Silent database, DATABASE_TIMEOUT_SECONDS=${DATABASE_TIMEOUT_SECONDS}`, {
        'answers by status; the slowest': `${countByStatus(load.answers)}; ${slowestOf(load.answers)}`,
        'from the silence to three answers 503; to /readyz 503': `${refusedAfter}; ${redAfter}`,
        'from its end to the last acknowledgement; to /readyz 200': `${acknowledgedAfter}; ${greenAfter}`,
        'renders acknowledged, lost, charged twice': `${counts.acknowledged}, 0, 0`,
      });
    },
    TEST_MS,
  );
});

/** A store of files that can be taken away. */
interface Store {
  readonly environment: Record<string, string>;
  takeAway(): Promise<void>;
  bringBack(): Promise<void>;
}

async function bucketBehindGate(): Promise<Store> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3Bucket.options;
  await openTestBucket('http://localhost');
  const gate = await startGate(Number(new URL(endpoint).port));
  endings.push(gate.close);
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${gate.port}`,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    takeAway: gate.shut,
    bringBack: gate.open,
  };
}

/** A folder that is no longer mounted, as the product sees it. */
function folderOf(dataDir: string): Store {
  const folder = path.join(dataDir, 'files');
  return {
    environment: {},
    async takeAway() {
      await mkdir(folder, { recursive: true });
      await rename(folder, `${folder}-away`);
      await writeFile(folder, '');
    },
    async bringBack() {
      await rm(folder);
      await rename(`${folder}-away`, folder);
    },
  };
}

if (s3Bucket.isAbsent) process.stdout.write(`${s3Bucket.name}: the outage of a bucket is not run.\n`);

/** Uploads the same small photograph again and again. */
async function uploader(): Promise<Turn> {
  const picture = await plainPicture(256, 256).png().toBuffer();
  return async (request) => {
    await request('POST', '/render/upload-image', formOf(picture));
    // Uploads have a limit of thirty in a minute.
    await delay(2500);
  };
}

describe.each([
  { title: 'outage of the bucket of a product on the embedded database', isAbsent: s3Bucket.isAbsent, isBucket: true },
  { title: 'outage of the folder of a product on the embedded database', isAbsent: false, isBucket: false },
])('$title', ({ isAbsent, isBucket }) => {
  it.skipIf(isAbsent)(
    'is answered 503, and loses and charges nothing',
    async () => {
      const dataDir = await newFolder();
      const store = isBucket ? await bucketBehindGate() : folderOf(dataDir);
      const { url } = await startServer({ DATA_DIR: dataDir, ...store.environment });
      const person = await signUp(url);
      const load = callers(url, person.token, [await uploader()]);
      load.want(3);
      await load.allAcknowledged();
      await load.seen(200, 10);

      await store.takeAway();
      load.want(3);
      await Promise.all([load.seen(503, 1), load.allAcknowledged(), delay(AWAY_MS)]);
      if (isSoak) await untilReadiness(url, 503);
      const backAt = performance.now();
      await store.bringBack();
      await untilReadiness(url, 200);
      const greenAfter = seconds(backAt);
      load.want(2);
      await load.allAcknowledged();
      await load.end();

      expectPolite(load.answers);
      const counts = await expectNothingLostOrChargedTwice(url, { ...person, acknowledged: load.acknowledged });
      printTable(isBucket ? 'Outage of the bucket' : 'Outage of the folder of files', {
        'answers by status; the slowest': `${countByStatus(load.answers)}; ${slowestOf(load.answers)}`,
        'from its return to /readyz 200': greenAfter,
        'renders completed; ended with a reason, uncharged': `${counts.completed}; ${counts.failed}`,
        'renders acknowledged, lost, charged twice': `${counts.acknowledged}, 0, 0`,
      });
    },
    TEST_MS,
  );
});

describe('outage of the mail server of a product on the embedded database', () => {
  it(
    'delays mails, refuses no sign-up, and loses no mail',
    async () => {
      const people = isSoak ? 10 : 2;
      const inbox = await startSmtpInbox();
      endings.push(inbox.close);
      const gate = await startGate(inbox.port);
      endings.push(gate.close);
      const { url } = await startServer({
        DATA_DIR: await newFolder(),
        SMTP_URL: `smtp://studio:right@127.0.0.1:${gate.port}`,
      });
      await gate.shut();
      for (let person = 0; person < people; person++) await signUp(url);
      await delay(AWAY_MS);
      const backAt = performance.now();
      await gate.open();
      await expect.poll(() => inbox.received.length, PATIENCE).toBe(people);
      printTable('Outage of the mail server', {
        'sign-ups in the outage; refused': `${people}; 0`,
        'mails sent, lost': `${inbox.received.length}, 0`,
        'from its return to the last mail': seconds(backAt),
      });
    },
    TEST_MS,
  );
});

describe('outage of the engine of a product on the embedded database', () => {
  it(
    'in mid-render moves the render to another engine, and the next renders return to it',
    async () => {
      const comfyui = await startFakeComfyui();
      endings.push(comfyui.close);
      const { url } = await startServer({ DATA_DIR: await newFolder(), COMFYUI_URL: comfyui.url });
      const person = await signUp(url);
      const engineOf = async (id: number) => {
        await expect.poll(() => statusOf(url, person, id), PATIENCE).toBe('completed');
        const { images } = await call(url, renderRoutes.get, { token: person.token, params: { id } });
        return images[0]?.engine;
      };
      const engineOfNext = async () => engineOf((await ask(url, person, crypto.randomUUID()))!);
      const rounds = isSoak ? 5 : 1;
      let returnedAfter = '';
      for (let round = 0; round < rounds; round++) {
        comfyui.hold();
        const id = (await ask(url, person, crypto.randomUUID()))!;
        await comfyui.held();
        await comfyui.stop();
        expect(await engineOf(id)).not.toBe('comfyui');
        comfyui.release();
        await comfyui.start();
        const backAt = performance.now();
        await expect.poll(engineOfNext, PATIENCE).toBe('comfyui');
        returnedAfter = seconds(backAt);
      }
      const counts = await expectNothingLostOrChargedTwice(url, person);
      expect(counts.failed).toBe(0);
      printTable('Outage of a remote engine', {
        'outages, each in mid-render': rounds,
        'renders acknowledged, lost, failed, charged twice': `${counts.acknowledged}, 0, 0, 0`,
        'from the last return of the engine to its first picture': returnedAfter,
      });
    },
    TEST_MS,
  );
});

describe('outage of the hosted realtime service of a product on the embedded database', () => {
  it(
    'fails no request, and events arrive again after it',
    async () => {
      const keys = { REALTIME_KEY: 'a-key', REALTIME_SECRET: 'a-secret-of-the-tests' };
      const host = await startServer({ DATA_DIR: await newFolder(), ...keys });
      const gate = await startGate(Number(new URL(host.url).port));
      endings.push(gate.close);
      const REALTIME_URL = `http://127.0.0.1:${gate.port}`;
      const hosted = { ...keys, REALTIME_APP_ID: 'embedded', REALTIME_URL };
      const { url } = await startServer({ DATA_DIR: await newFolder(), ...hosted });
      const person = await signUp(url);
      const page = await openListeningPage({ page: url, socket: REALTIME_URL, token: person.token });
      endings.push(async () => page.close());
      const drawn = async () => {
        const id = (await ask(url, person, crypto.randomUUID()))!;
        await expect.poll(() => statusOf(url, person, id), PATIENCE).toBe('completed');
        return id;
      };
      const isTold = (id: number) =>
        page.until((events) => events.some(({ data }) => 'render_id' in data && data.render_id === id));
      const liked = async (id: number) => {
        const { images } = await call(url, renderRoutes.get, { token: person.token, params: { id } });
        const body = { image_ids: [images[0]!.id] };
        const askedAt = performance.now();
        await call(url, imageActionRoutes.like, { token: person.token, body });
        return (performance.now() - askedAt) / 1000;
      };
      await isTold(await drawn());

      await gate.shut();
      const shutLike = await liked(await drawn());
      await gate.open();
      await page.live(2);
      gate.silence();
      const silentLike = await liked(await drawn());
      await delay(AWAY_MS);
      // The silent connections of the page end with the service.
      await gate.shut();
      const backAt = performance.now();
      await gate.open();
      await page.live(3);
      await isTold(await drawn());
      const toldAfter = seconds(backAt);
      const counts = await expectNothingLostOrChargedTwice(url, person);
      expect(await call(url, accountRoutes.authenticate, { token: person.token })).toBeTruthy();
      printTable('Outage of the hosted realtime service', {
        'a like while it refuses connections; while it is silent': `200 after ${shutLike.toFixed(1)} s; 200 after ${silentLike.toFixed(1)} s`,
        'renders acknowledged, lost, charged twice': `${counts.acknowledged}, 0, 0`,
        'from its return to the next event of a render on a page': toldAfter,
      });
    },
    TEST_MS,
  );
});
