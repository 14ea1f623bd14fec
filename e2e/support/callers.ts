/** Load on a product whose parts go away: callers that repeat their requests, and all answers that they get. */
import { randomUUID } from 'node:crypto';
import { API_BASE, type Envelope } from '@kenna/contract';
import { delay, smallRender } from './durable-renders.ts';

/** Three callers with this pause stay below the limit of requests per address. */
const PAUSE_MS = 80;

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly code: number;
  readonly message: string;
  /** Time in ms until the answer. */
  readonly took: number;
}

/** Requests that one caller repeats; it may ask several times in a turn. */
export type Turn = (request: Request) => Promise<void>;
/** Returns the data of a successful answer; null for every other. A body is JSON, or a form. */
type Request = (method: string, route: string, body?: object | FormData) => Promise<unknown>;

/** Three callers that repeat requests until they are ended, besides those of `others`. */
export function callers(url: string, token: string, others: readonly Turn[] = []) {
  const answers: Answer[] = [];
  const acknowledged = new Set<number>();
  const wanted: string[] = [];
  let waiting: { isMet: () => boolean; resolve: () => void }[] = [];
  let isOver = false;

  const request: Request = async (method, route, body) => {
    const askedAt = performance.now();
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}${API_BASE}${route}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const { code, message, data } = (await response.json()) as Envelope<unknown>;
    const { status, headers } = response;
    const took = performance.now() - askedAt;
    answers.push({ status, retryAfter: headers.get('retry-after'), code, message, took });
    return code === 0 ? data : null;
  };

  async function loop(turn: Turn): Promise<void> {
    while (!isOver) {
      await turn(request);
      for (const { resolve } of waiting.filter(({ isMet }) => isMet())) resolve();
      waiting = waiting.filter(({ isMet }) => !isMet());
      await delay(PAUSE_MS);
    }
  }

  /** Like a page, asks again with the same key until the render is acknowledged. */
  async function askNext(): Promise<void> {
    const [key] = wanted;
    if (key === undefined) return;
    const made = (await request('POST', '/render', smallRender(key))) as { render_id: number } | null;
    if (made === null) return;
    acknowledged.add(made.render_id);
    wanted.shift();
  }

  const loops = [
    loop(askNext),
    loop(async () => void (await request('GET', '/render/list'))),
    loop(async () => void (await request('POST', '/authentication'))),
    ...others.map(loop),
  ];
  /** Rejects when a request gets no answer, as from a process that has ended. */
  const met = async (isMet: () => boolean) => {
    if (isMet()) return;
    await Promise.race([new Promise<void>((resolve) => waiting.push({ isMet, resolve })), Promise.all(loops)]);
  };

  return {
    answers,
    acknowledged,
    want: (count: number) => void wanted.push(...Array.from({ length: count }, () => randomUUID())),
    /** Resolves after this many more answers of the status. */
    seen(status: number, count: number): Promise<void> {
      const countOf = () => answers.filter((answer) => answer.status === status).length;
      const goal = countOf() + count;
      return met(() => countOf() >= goal);
    },
    allAcknowledged: () => met(() => wanted.length === 0),
    async end(): Promise<void> {
      isOver = true;
      await Promise.all(loops);
    },
  };
}

/** The number of answers by status, as text: `200: 41, 503: 12`. */
export function countByStatus(answers: readonly Answer[]): string {
  const groups = Object.entries(Object.groupBy(answers, ({ status }) => status));
  return groups.map(([status, group]) => `${status}: ${group?.length ?? 0}`).join(', ');
}

export const slowestOf = (answers: readonly Answer[]): string =>
  `${(Math.max(0, ...answers.map(({ took }) => took)) / 1000).toFixed(1)} s`;
