/**
 * Load of small renders for a product that is killed or loses its database, and the checks that no acknowledged render
 * is lost.
 */
import { randomUUID } from 'node:crypto';
import { accountRoutes, renderRoutes, type RenderView } from '@kenna/contract';
import { expect } from 'vitest';
import { call } from './api.ts';

const GRANT = 500;
/** The same for all processes that share a database. */
const SECRET_KEY = Buffer.alloc(32, 'durable').toString('base64');
/** One thread of the engine is enough for small pictures and leaves processor time to parallel steps. */
export const SETTINGS = { FREE_RENDER_LIMIT: String(GRANT), ENGINE_THREADS: '1', SECRET_KEY };

export interface Person {
  token: string;
  /** Ids of renders that the product has acknowledged. */
  acknowledged: Set<number>;
}

const ended = new Set(['completed', 'error', 'cancelled']);
export const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function signUp(url: string): Promise<Person> {
  const password = 'Durable-Silk-1';
  const user = await call(url, accountRoutes.signup, {
    body: {
      first_name: 'Durable',
      last_name: 'Test',
      email: `${randomUUID()}@example.com`,
      password,
      password_confirmation: password,
      is_agree: true,
    },
  });
  return { token: user.token, acknowledged: new Set() };
}

export const smallRender = (key: string) => ({
  page: 'GenerateImage' as const,
  prompt: 'navy cotton t-shirt',
  model: 'kennaxl' as const,
  image_count: 1 as const,
  image_width: 256,
  image_height: 256,
  idempotency_key: key,
});

/** Requests one small picture. A process that dies before it answers has acknowledged nothing. */
export async function ask(url: string, person: Person, key: string): Promise<void> {
  const body = smallRender(key);
  try {
    person.acknowledged.add((await call(url, renderRoutes.create, { token: person.token, body })).render_id);
  } catch (error) {
    if (!isConnectionLoss(error)) throw error;
  }
}

const isConnectionLoss = (error: unknown): boolean => error instanceof TypeError || error instanceof SyntaxError;

async function allRenders(url: string, token: string): Promise<RenderView[]> {
  const renders: RenderView[] = [];
  let cursor: string | null = null;
  do {
    const page: { renders: RenderView[]; next: string | null } = await call(url, renderRoutes.list, {
      token,
      query: cursor === null ? {} : { cursor },
    });
    renders.push(...page.renders);
    cursor = page.next;
  } while (cursor !== null);
  return renders;
}

/** Resolves when every render of the person has ended. Only the timeout of the test limits the wait. */
async function settled(url: string, person: Person): Promise<RenderView[]> {
  for (;;) {
    const renders = await allRenders(url, person.token);
    if (renders.every((render) => ended.has(render.status))) return renders;
    await delay(200);
  }
}

export async function expectNothingLostOrChargedTwice(url: string, person: Person): Promise<void> {
  const renders = await settled(url, person);
  const ids = renders.map((render) => render.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of person.acknowledged) expect(ids).toContain(id);
  const delivered = renders.filter((render) => render.status === 'completed');
  expect(delivered.length).toBeGreaterThan(0);
  for (const render of delivered) expect(render.images).toHaveLength(1);
  for (const render of renders) if (render.status === 'error') expect(render.reason).toBeTruthy();
  const user = await call(url, accountRoutes.authenticate, { token: person.token });
  expect(user?.render_limit).toBe(GRANT - delivered.length);
}
