import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ERRORS } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAdmin } from '../support/admin.ts';
import { freePort } from '../support/free-port.ts';
import { personWithThings } from '../support/fuzz/fuzz-people.ts';
import { allRoutes, fuzzedRequest, type FuzzedRequest } from '../support/fuzz/fuzzed-requests.ts';
import { hostileFiles } from '../support/fuzz/hostile-files.ts';
import { createRawClient, type RawAnswer } from '../support/fuzz/raw-request.ts';
import { seededRandom } from '../support/fuzz/seeded-random.ts';
import { ADMIN_EMAIL } from '../support/people.ts';
import { startProduct, type ProductProcess } from '../support/product-process.ts';
import { createTestDatabase } from '../support/test-postgres.ts';

const isSoak = process.env.SOAK === '1';
/** Number of requests to each of the two databases. */
const REQUESTS = isSoak ? Number(process.env.SOAK_REQUESTS ?? 50_000) / 2 : 200;
/** Maximum number of requests that name the things of one person, most of which are deleted by then. */
const BATCH = 200;
const PROGRESS = 2500;
const AT_ONCE = 6;
const SEED = Number(process.env.SOAK_SEED ?? 17);
/** Lines of the log that report unexpected errors. */
const ERROR_LEVELS = /"level":(50|60)/;
/** A server that refuses a body as too large may close the connection while it is still sent. */
const LARGE_BYTES = 1_000_000;

const database = await createTestDatabase();
const DATABASES = [
  ['embedded database', {}],
  ['PostgreSQL server', { DATABASE_URL: database?.url ?? '' }],
] as const;

const SESSION_ENDED = `"code":${ERRORS.session_ended.code},`;

/** Matches the id of an unexpected error in the log. */
const REQUEST_ID = /"request_id":"([\w-]+)"/;

const described = ({ method, path: target, headers, body }: FuzzedRequest): string =>
  [
    `${method} ${target.slice(0, 500)}`,
    JSON.stringify(headers).slice(0, 500),
    body?.toString('latin1').slice(0, 800),
  ].join('\n');

describe.each(DATABASES)('fuzzed requests on the %s', (kind, environment) => {
  const isSkipped = kind === 'PostgreSQL server' && database === null;
  let dataDir: string;
  let product: ProductProcess;

  beforeAll(async () => {
    if (isSkipped) return;
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-fuzz-'));
    const settings = { DATA_DIR: dataDir, ADMIN_EMAILS: ADMIN_EMAIL, ENGINE_THREADS: '1' };
    product = await startProduct({ port: await freePort(), environment: { ...settings, ...environment } });
  });
  afterAll(async () => {
    if (isSkipped) return;
    await product.stop();
    if (kind === 'PostgreSQL server') await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it.skipIf(isSkipped)(
    `get no answer of 5xx, end no process and show nothing of others, ${REQUESTS} times`,
    async () => {
      const { url, isRunning, output } = product;
      process.env.E2E_DATA_DIR = dataDir;
      const client = createRawClient(url);
      const secret = `hidden-${randomUUID()}`;
      const strange = await personWithThings(url, secret, '10.0.0.1');
      const { token: adminToken } = await signInAdmin(url);
      const fileOf = await hostileFiles();
      const statuses = new Map<string, number>();
      const reached = new Set<string>();
      const faults: string[] = [];

      function judge(index: number, request: FuzzedRequest, answer: RawAnswer | null): void {
        const status = answer === null ? 'none' : String(answer.status);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === '200') reached.add(request.route);
        const isCut = answer === null && (request.body?.length ?? 0) < LARGE_BYTES;
        const isForeign = answer !== null && !request.isAdmins && answer.body.includes(secret);
        if ((answer?.status ?? 0) < 500 && !isCut && !isForeign) return;
        const id = REQUEST_ID.exec(String(answer?.body ?? ''))?.[1];
        const logged = output()
          .split('\n')
          .filter((line) => id !== undefined && line.includes(id));
        const what = isForeign ? 'shows the secret of another person' : `is answered ${status}`;
        faults.push(
          [
            `Request ${index} of seed ${SEED} ${what}:`,
            described(request),
            String(answer?.body).slice(0, 400),
            ...logged.map((line) => line.slice(0, 2000)),
          ].join('\n'),
        );
      }

      let next = 0;
      for (let person = 0; next < REQUESTS && isRunning(); person++) {
        const own = await personWithThings(url, 'Own', `10.1.${person >> 8}.${person & 255}`);
        const world = { own, strange, adminToken, fileOf };
        const end = Math.min(REQUESTS, next + BATCH);
        let isEnded = false;
        const send = async () => {
          while (next < end && !isEnded && isRunning()) {
            const index = next++;
            const request = fuzzedRequest(seededRandom(SEED * 1_000_003 + index), world);
            const answer = await client.send(request);
            judge(index, request, answer);
            // The person has logged out, or deleted the account.
            if (request.isOwn && answer?.body.includes(SESSION_ENDED)) isEnded = true;
            if (isSoak && index % PROGRESS === 0) process.stdout.write(`Fuzzed on the ${kind}: ${index}\n`);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, send));
      }
      client.close();

      const counts = [...statuses].toSorted().map(([status, count]) => `${status}: ${count}`);
      process.stdout.write(
        `Fuzzed on the ${kind} with seed ${SEED}: ${counts.join(', ')}; ${reached.size} of ${allRoutes.length} routes answered 200\n`,
      );
      expect(isRunning(), output().slice(-3000)).toBe(true);
      expect(faults.slice(0, 20), `${faults.length} faults`).toEqual([]);
      expect(
        output()
          .split('\n')
          .filter((line) => ERROR_LEVELS.test(line))
          .slice(0, 5),
      ).toEqual([]);
    },
    3_600_000,
  );
});
