import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { auditRoutes, healthRoutes, peopleRoutes, reportRoutes } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAdmin } from '../support/admin.ts';
import { newDesigner, type Designer } from '../support/designers.ts';
import { delay, SETTINGS } from '../support/durable-renders.ts';
import { freePort } from '../support/free-port.ts';
import { createLoadRecord } from '../support/load-record.ts';
import { ADMIN_EMAIL } from '../support/people.ts';
import { inspectProcess, type ProcessInspector } from '../support/process-inspector.ts';
import { sampleOf, type ProcessSample } from '../support/process-samples.ts';
import { startProduct, type ProductProcess } from '../support/product-process.ts';
import { medianOf, quantileOf, slopeOf } from '../support/robust-slope.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-postgres.ts';

const isRun = process.env.SOAK === '1' && process.env.TEST_DATABASE_URL !== undefined;
if (process.env.SOAK !== '1') process.stdout.write('Mixed load: not run, npm run soak load does it.\n');

const MINUTES = Number(process.env.SOAK_MINUTES ?? 60);
const DESIGNERS = 10;
/** One action begins in each of these intervals. */
const PACE_MS = 500;
const SAMPLE_MS = 30_000;
/** Interval in ms after which all garbage is collected and the heap is measured: twelve times in a run. */
const COLLECT_MS = MINUTES * 5000;
/** A folder for heap snapshots of the servers after a third of the time and at its end, to find what has grown. */
const SNAPSHOTS = process.env.SOAK_SNAPSHOTS;
/** Interval in ms after which the designer who has been there the longest leaves, and a new one signs up. */
const TURNOVER_MS = 60_000;
/** Minutes in which caches, compiled code, pools and the heaps of the C library still grow. */
const WARM_UP = 20;
/** A shorter run says nothing about growth: it is printed, but not judged. */
const isJudged = MINUTES >= 2 * WARM_UP;
const JUDGED_FROM = isJudged ? WARM_UP : MINUTES / 3;
const METRICS_TOKEN = 'a-token-for-the-soak';
/** Growth per hour that counts as flat, in MB: a leak of 10 kB for each of the 7,000 actions would be 70. */
const MAX_GROWTH = { heap: 24, rss: 72 };

interface Watched {
  readonly name: string;
  readonly process: ProductProcess;
  readonly inspector: ProcessInspector;
  readonly samples: { readonly minutes: number; readonly sample: ProcessSample }[];
  /** What was left in the heap after all garbage had been collected. */
  readonly heaps: Measured[];
}

/** A size in MB, and when it was measured. */
interface Measured {
  readonly minutes: number;
  readonly size: number;
}

const rssOf = ({ samples }: Watched): Measured[] =>
  samples.map(({ minutes, sample }) => ({ minutes, size: sample.rss }));

const afterWarmUp = (values: readonly Measured[]): Measured[] => values.filter(({ minutes }) => minutes >= JUDGED_FROM);

/** Growth after the warm-up, in MB per hour. */
const growthOf = (values: readonly Measured[]): number =>
  slopeOf(afterWarmUp(values).map(({ minutes, size }) => ({ x: minutes / 60, y: size })));

/** Medians of the first and the last third of the time after the warm-up. */
function endsOf(values: readonly Measured[]): { start: number; end: number } {
  const sizes = afterWarmUp(values).map(({ size }) => size);
  const third = Math.ceil(sizes.length / 3);
  return { start: medianOf(sizes.slice(0, third)), end: medianOf(sizes.slice(-third)) };
}

const lines = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => `| ${row.join(' | ')} |`).join('\n');

describe.skipIf(!isRun)(`mixed load for ${MINUTES} minutes`, () => {
  let database: TestDatabase;
  let dataDir: string;
  let servers: ProductProcess[] = [];
  let watched: Watched[] = [];
  const record = createLoadRecord();

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-load-'));
    database = (await createTestDatabase())!;
    const start = async (entry: 'main' | 'worker', concurrency: string) => {
      const port = await freePort();
      const environment = {
        ...SETTINGS,
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        ADMIN_EMAILS: ADMIN_EMAIL,
        METRICS_TOKEN,
        WORKER_PORT: String(port),
        WORKER_CONCURRENCY: concurrency,
        // As docs/operations.md advises, and npm start does.
        MALLOC_ARENA_MAX: '2',
        MALLOC_MMAP_THRESHOLD_: '1000000',
      };
      return startProduct({ entry, port, environment, isInspected: true });
    };
    servers = await Promise.all([start('main', '0'), start('main', '0')]);
    const workers = await Promise.all([1, 2, 3].map(() => start('worker', '1')));
    const watch = async (name: string, each: ProductProcess): Promise<Watched> => ({
      name,
      process: each,
      inspector: await inspectProcess(each),
      samples: [],
      heaps: [],
    });
    watched = await Promise.all([
      ...servers.map((each, index) => watch(`server ${index + 1}`, each)),
      ...workers.map((each, index) => watch(`worker ${index + 1}`, each)),
    ]);
  });
  afterAll(async () => {
    for (const { inspector } of watched) inspector.close();
    await Promise.all(watched.map(({ process: each }) => each.stop()));
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Runs the task in each interval until the time is over; at most one at a time. */
  async function every(intervalMs: number, end: number, task: () => Promise<void>): Promise<void> {
    while (performance.now() < end) {
      const next = performance.now() + intervalMs;
      await task();
      await delay(Math.max(0, next - performance.now()));
    }
  }

  function report(charged: number): string {
    const bodies = watched.map((each) => {
      const of = (measure: keyof ProcessSample) => each.samples.map(({ sample }) => sample[measure]);
      const memory = [each.heaps, rssOf(each)].map((values) => {
        const { start, end } = endsOf(values);
        return `${start.toFixed(1)} → ${end.toFixed(1)} MB, ${growthOf(values).toFixed(1)} MB/h`;
      });
      const most = (['sockets', 'connections', 'waiters'] as const).map((measure) => Math.max(...of(measure)));
      return [each.name, ...memory, `${medianOf(of('openFiles'))}`, ...most];
    });
    const ages = watched.flatMap(({ samples }) => samples.map(({ sample }) => sample.queueAge));
    return [
      `${record.requests()} requests, ${record.serverErrors()} answers of 5xx, ${record.failures.length} refused; ` +
        `${record.expectedEvents()} events awaited, ${record.lostEvents.length} lost; ${charged} renders, each charged once; ` +
        `oldest due job ${Math.round(medianOf(ages))} s (median), ${Math.round(quantileOf(ages, 0.99))} s (99 %)`,
      lines(watched.map(({ name, heaps }) => [`heap of ${name}`, ...heaps.map(({ size }) => size.toFixed(1))])),
      lines([['process', 'heap', 'RSS', 'open files', 'sockets', 'connections', 'waiters'], ...bodies]),
      lines([['requests', 'count', 'median ms', '99 % ms'], ...record.table()]),
      ...new Set([...record.failures, ...record.lostEvents]),
    ].join('\n');
  }

  it(
    'keeps memory flat, answers no 5xx, loses no event and charges each render once',
    { timeout: (MINUTES + 20) * 60_000 },
    async () => {
      const urls = servers.map(({ url }) => url) as [string, string];
      process.env.E2E_DATA_DIR = dataDir;
      const { token } = await signInAdmin(urls[0]);
      const begun = performance.now();
      const end = begun + MINUTES * 60_000;
      const busy = new Set<Designer>();
      const designers: Designer[] = [];
      /** Errors of actions: refused requests, and whatever else ended one. */
      const failedActions: string[] = [];
      let count = 0;
      let charged = 0;
      const arrive = async () => void designers.push(await newDesigner({ urls, index: count++, record }));
      for (let index = 0; index < DESIGNERS; index++) await arrive();

      /** Starts an action of the designer who has rested for the longest; none when all are busy. */
      async function startOne(): Promise<void> {
        const free = designers.find((each) => !busy.has(each));
        if (free === undefined) return;
        designers.splice(designers.indexOf(free), 1);
        designers.push(free);
        busy.add(free);
        // After an action that failed, the designer continues with the next one.
        void free
          .act()
          .catch((error: unknown) => failedActions.push(String(error)))
          .finally(() => busy.delete(free));
      }
      async function changeOver(): Promise<void> {
        const leaver = designers.reduce((oldest, each) => (each.index < oldest.index ? each : oldest));
        designers.splice(designers.indexOf(leaver), 1);
        while (busy.has(leaver)) await delay(100);
        charged += await leaver.leave();
        await arrive();
      }
      async function readAdminPages(): Promise<void> {
        const me = { token, from: '10.255.0.1' };
        const [url] = urls;
        await record.call('admin', url, peopleRoutes.list, { ...me, query: {} });
        await record.call('admin', url, healthRoutes.health, me);
        await record.call('admin', url, healthRoutes.failed, { ...me, query: {} });
        await record.call('admin', url, auditRoutes.list, { ...me, query: {} });
        await record.call('admin', url, reportRoutes.list, { ...me, query: {} });
      }
      async function sample(): Promise<void> {
        const minutes = (performance.now() - begun) / 60_000;
        for (const each of watched) each.samples.push({ minutes, sample: await sampleOf(each.process, METRICS_TOKEN) });
      }

      async function collect(): Promise<void> {
        for (const { inspector, heaps } of watched) {
          heaps.push({ minutes: (performance.now() - begun) / 60_000, size: await inspector.liveHeap() });
        }
        const sizes = watched.map(({ heaps, samples }) => {
          const heap = heaps.at(-1)!.size.toFixed(1);
          return samples.length > 0 ? `${heap} (RSS ${Math.round(samples.at(-1)!.sample.rss)})` : heap;
        });
        const minutes = Math.round((performance.now() - begun) / 60_000);
        process.stdout.write(`${minutes} min, heaps in MB: ${sizes.join(', ')}\n`);
      }
      async function writeSnapshots(moment: string): Promise<void> {
        if (SNAPSHOTS === undefined) return;
        for (const [index, { inspector }] of watched.slice(0, servers.length).entries()) {
          await inspector.writeSnapshot(path.join(SNAPSHOTS, `server-${index + 1}-${moment}.heapsnapshot`));
        }
      }

      await Promise.all([
        every(PACE_MS, end, startOne),
        every(TURNOVER_MS, end, changeOver),
        // A page that was refused counts at the end, and the load goes on until then.
        every(SAMPLE_MS / 2, end, () =>
          readAdminPages().catch((error: unknown) => void failedActions.push(String(error))),
        ),
        every(SAMPLE_MS, end, sample),
        every(COLLECT_MS, end, collect),
        delay((MINUTES * 60_000) / 3).then(() => writeSnapshots('third')),
      ]);
      await collect();
      await writeSnapshots('end');
      try {
        for (const each of designers) {
          while (busy.has(each)) await delay(100);
          charged += await each.leave();
        }
      } finally {
        process.stdout.write(`${report(charged)}\n`);
      }
      expect(record.serverErrors()).toBe(0);
      expect(failedActions).toEqual([]);
      expect(record.failures).toEqual([]);
      expect(record.lostEvents).toEqual([]);
      for (const { process: each } of watched) expect(each.isRunning(), each.output()).toBe(true);
      for (const each of isJudged ? watched : []) {
        expect(growthOf(each.heaps), `heap of ${each.name}`).toBeLessThan(MAX_GROWTH.heap);
        expect(growthOf(rssOf(each)), `RSS of ${each.name}`).toBeLessThan(MAX_GROWTH.rss);
      }
    },
  );
});
