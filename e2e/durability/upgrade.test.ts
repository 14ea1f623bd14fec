import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { accountRoutes, renderRoutes, type Route, type RouteData } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo, type CallInput } from '../support/api.ts';
import {
  delay,
  expectNothingLostOrChargedTwice,
  isSoak,
  printTable,
  SETTINGS,
  signUp,
  smallRender,
  type Person,
} from '../support/durable-renders.ts';
import { freePort } from '../support/free-port.ts';
import { runCommand, startProduct, type ProductProcess } from '../support/product-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-postgres.ts';
import { checkOut, findVersionBefore } from '../support/version-before.ts';

/** People who sign up in each of the three stages. */
const PEOPLE = isSoak ? 4 : 1;
/** Pictures that each of them asks for in a stage, at least. */
const ROUNDS = isSoak ? 10 : 1;
const POLL_MS = 100;

const before = process.env.TEST_DATABASE_URL ? await findVersionBefore() : null;

describe.skipIf(before === null)('upgrade of servers while people work, on a PostgreSQL server', () => {
  let folder: string;
  let database: TestDatabase;
  let environment: Record<string, string>;
  let startOld: () => Promise<ProductProcess>;
  const processes: ProductProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'kenna-upgrade-'));
    const old = path.join(folder, 'old');
    await mkdir(old);
    await checkOut(before!, old);
    database = (await createTestDatabase())!;
    environment = {
      ...SETTINGS,
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: database.url,
      WORKER_CONCURRENCY: '1',
    };
    startOld = async () => startProduct({ port: await freePort(), environment, folder: old });
  });
  afterAll(async () => {
    for (const each of processes) await each.stop();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('answers no request with an error, and loses nothing', async () => {
    /** Each person has an address of their own, and therefore a request limit of their own. */
    const people: (Person & { readonly from: string })[] = [];
    const answers = { migrating: 0, beside: 0, after: 0 };
    let pictures = 0;
    /** The servers to which a load balancer would send requests in turn. */
    let urls: readonly string[] = [];
    let turn = 0;
    let stage: keyof typeof answers = 'migrating';

    async function ask<R extends Route>(route: R, input: CallInput<R>): Promise<RouteData<R>> {
      const { status, envelope } = await answerTo(urls[turn++ % urls.length]!, route, input);
      expect(status, `${route.path}: ${envelope.message}`).toBe(200);
      answers[stage] += 1;
      return envelope.data;
    }

    /** Draws a picture, and reads it from each server. */
    async function draw({ token, from, acknowledged }: (typeof people)[number]): Promise<void> {
      const { render_id: id } = await ask(renderRoutes.create, { token, from, body: smallRender(randomUUID()) });
      acknowledged.add(id);
      let render = await ask(renderRoutes.get, { token, from, params: { id } });
      while (render.status !== 'completed') {
        expect(render.status, render.reason ?? '').toMatch(/queued|processing/);
        await delay(POLL_MS);
        render = await ask(renderRoutes.get, { token, from, params: { id } });
      }
      for (const url of urls) {
        const response = await fetch(new URL(render.images[0]!.image_url, url));
        expect(response.status, url).toBe(200);
        await response.bytes();
        answers[stage] += 1;
        pictures += 1;
      }
    }

    /** Lets new people sign up, and all people draw until the step of the upgrade is done. */
    async function work(step: Promise<unknown>): Promise<void> {
      for (let count = 0; count < PEOPLE; count++) {
        const from = `198.51.100.${people.length + 1}`;
        people.push({ ...(await signUp(urls[count % urls.length]!, from)), from });
      }
      let isDone = false;
      const end = step.finally(() => (isDone = true));
      const drawing = people.map(async (person) => {
        for (let round = 0; round < ROUNDS || !isDone; round++) {
          const { token, from } = person;
          expect(await ask(accountRoutes.authenticate, { token, from })).not.toBeNull();
          await draw(person);
        }
      });
      await Promise.all([end, ...drawing]);
    }

    const old = await startOld();
    processes.push(old);
    urls = [old.url];
    const migrated = runCommand('migrate', environment);
    await work(migrated);
    expect(await migrated).toMatchObject({ code: 0, output: expect.stringContaining('up to date') });
    await expect(startOld()).rejects.toThrow(before!.lastMigration);

    stage = 'beside';
    const next = await startProduct({ port: await freePort(), environment });
    processes.push(next);
    urls = [old.url, next.url];
    await work(Promise.resolve());

    stage = 'after';
    urls = [next.url];
    await work(old.stop());

    let acknowledged = 0;
    let matching = 0;
    for (const person of people) {
      const counts = await expectNothingLostOrChargedTwice(next.url, person);
      expect(counts.completed).toBe(counts.acknowledged);
      acknowledged += counts.acknowledged;
      matching += counts.pictures;
    }
    for (const { output } of processes) expect(output()).not.toMatch(/"level":50/);
    printTable('Upgrade', {
      'version before; first migration that it lacks': `${before!.commit}; ${before!.lastMigration}`,
      'answers while migrating, beside each other, after; other than 200': `${answers.migrating}, ${answers.beside}, ${answers.after}; 0`,
      'people; pictures that were read through the servers': `${people.length}; ${pictures}`,
      'renders acknowledged, lost, charged twice': `${acknowledged}, 0, 0`,
      'stored pictures that were read and have the hash and size of their row': `${matching} of ${acknowledged}`,
    });
  }, 900_000);
});
