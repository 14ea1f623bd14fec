/** Records what a load test has seen of the product: answers by class of route, and events that never came. */
import type { Route, RouteData } from '@kenna/contract';
import { answerTo } from './api.ts';
import { medianOf, quantileOf } from './robust-slope.ts';

type Input<R extends Route> = Parameters<typeof answerTo<R>>[2];

export interface LoadRecord {
  /** Sends a request, and counts its answer and its time under the class. Throws unless the answer has code 0. */
  call<R extends Route>(kind: string, url: string, route: R, input: Input<R>): Promise<RouteData<R>>;
  /** Fetches a file, and counts its answer and its time under the class. Throws unless the status is 200. */
  fetchFile(kind: string, url: string, from: string): Promise<Buffer>;
  /** Counts an event as lost when it has not come in time. */
  expectEvent(name: string, arrival: Promise<void>): Promise<void>;
  readonly failures: readonly string[];
  readonly lostEvents: readonly string[];
  expectedEvents(): number;
  requests(): number;
  serverErrors(): number;
  /** For each class: its name, number of answers, and median and 99 % of their times in ms. */
  table(): readonly (readonly [string, number, number, number])[];
}

/** How long an event may take before it counts as lost; a render may wait behind those of other people. */
const PATIENCE_MS = 120_000;

export function createLoadRecord(): LoadRecord {
  const times = new Map<string, number[]>();
  const failures: string[] = [];
  const lostEvents: string[] = [];
  let expected = 0;
  let errors = 0;

  async function timed<Result>(kind: string, ask: () => Promise<{ status: number; result: Result }>): Promise<Result> {
    const askedAt = performance.now();
    const { status, result } = await ask();
    const list = times.get(kind) ?? [];
    times.set(kind, list);
    list.push(performance.now() - askedAt);
    if (status >= 500) errors += 1;
    return result;
  }
  function fail(reason: string): never {
    failures.push(reason);
    throw new Error(reason);
  }

  return {
    failures,
    lostEvents,
    expectedEvents: () => expected,
    requests: () => [...times.values()].reduce((sum, list) => sum + list.length, 0),
    serverErrors: () => errors,
    table: () =>
      [...times]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(
          ([kind, list]) =>
            [kind, list.length, Math.round(medianOf(list)), Math.round(quantileOf(list, 0.99))] as const,
        ),

    async call(kind, url, route, input) {
      const { status, envelope } = await timed(kind, async () => {
        const answer = await answerTo(url, route, input);
        return { status: answer.status, result: answer };
      });
      if (envelope.code === 0) return envelope.data;
      fail(`${route.method} ${route.path}: ${status} ${envelope.message}`);
    },

    async fetchFile(kind, url, from) {
      const { status, body } = await timed(kind, async () => {
        const response = await fetch(url, { headers: { 'x-forwarded-for': from } });
        const received = Buffer.from(await response.arrayBuffer());
        return { status: response.status, result: { status: response.status, body: received } };
      });
      return status === 200 ? body : fail(`GET ${new URL(url).pathname}: ${status}`);
    },

    async expectEvent(name, arrival) {
      expected += 1;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), PATIENCE_MS)));
      const end = await Promise.race([arrival, late]);
      clearTimeout(timer);
      if (end === 'late') lostEvents.push(name);
    },
  };
}
