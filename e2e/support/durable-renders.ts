/**
 * Load of small renders for a product that is killed or loses its database, and the checks that no acknowledged render
 * is lost.
 */
import { randomUUID } from 'node:crypto';
import { accountRoutes, renderRoutes, type RenderView } from '@kenna/contract';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { expect } from 'vitest';
import { call } from './api.ts';

const GRANT = 500;
/** One thread of the engine is enough for small pictures and leaves processor time to parallel steps. */
export const SETTINGS = { FREE_RENDER_LIMIT: String(GRANT), ENGINE_THREADS: '1' };

export interface Person {
  token: string;
  /** Ids of renders that the product has acknowledged. */
  acknowledged: Set<number>;
}

/** `npm run soak` takes minutes, `npm test` seconds. */
export const isSoak = process.env.SOAK === '1';

const ended = new Set(['completed', 'error', 'cancelled']);
export const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** `from` is the address of the person, as a proxy in front of the product reports it. */
export async function signUp(url: string, from?: string): Promise<Person> {
  const password = 'Durable-Silk-1';
  const user = await call(url, accountRoutes.signup, {
    ...(from && { from }),
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

const SMALL = 256;

export const smallRender = (key: string, side = SMALL) => ({
  page: 'GenerateImage' as const,
  prompt: 'navy cotton t-shirt',
  model: 'kennaxl' as const,
  image_count: 1 as const,
  image_width: side,
  image_height: side,
  idempotency_key: key,
});

/**
 * Requests one picture and returns the id of its render. A process that dies before it answers has acknowledged
 * nothing: null.
 */
export async function ask(url: string, person: Person, key: string, side?: number): Promise<number | null> {
  const body = smallRender(key, side);
  try {
    const { render_id: id } = await call(url, renderRoutes.create, { token: person.token, body });
    person.acknowledged.add(id);
    return id;
  } catch (error) {
    if (isConnectionLoss(error)) return null;
    throw error;
  }
}

export const statusOf = async (url: string, { token }: Person, id: number): Promise<RenderView['status']> =>
  (await call(url, renderRoutes.get, { token, params: { id } })).status;

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

/** Resolves with all renders of the person once each is as wanted. Only the timeout of the test limits the wait. */
async function allRendersOnce(
  isWanted: (status: RenderView['status']) => boolean,
  url: string,
  person: Person,
): Promise<RenderView[]> {
  for (;;) {
    const renders = await allRenders(url, person.token);
    if (renders.every(({ status }) => isWanted(status))) return renders;
    await delay(200);
  }
}

/** Resolves when no render of the person waits for a worker. */
export const allStarted = (url: string, person: Person): Promise<RenderView[]> =>
  allRendersOnce((status) => status !== 'queued', url, person);

export const allEnded = (url: string, person: Person): Promise<RenderView[]> =>
  allRendersOnce((status) => ended.has(status), url, person);

/** Sides of the picture of which the product keeps a hash in the row. */
const HASHED_SIDE = 100;

/** Loads the file of each picture, and compares its content with the hash and the size in its row. */
async function expectFilesMatchRows(url: string, renders: readonly RenderView[]): Promise<number> {
  const images = renders.flatMap((render) => render.images);
  for (const { image_url, thumbhash, width, height } of images) {
    const response = await fetch(new URL(image_url, url));
    expect(response.status, image_url).toBe(200);
    const file = sharp(await response.bytes());
    const { width: fileWidth, height: fileHeight } = await file.metadata();
    const small = file.resize({ width: HASHED_SIDE, height: HASHED_SIDE, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await small.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const hash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
    expect({ width: fileWidth, height: fileHeight, thumbhash: hash }).toEqual({ width, height, thumbhash });
  }
  return images.length;
}

/** What a soak counted at its end. */
export interface RenderCounts {
  readonly acknowledged: number;
  readonly completed: number;
  /** Renders that ended with a reason instead of a picture. */
  readonly failed: number;
  /** Pictures whose files were read and match their rows. */
  readonly pictures: number;
}

/** Waits until all renders have ended. */
export async function expectNothingLostOrChargedTwice(url: string, person: Person): Promise<RenderCounts> {
  const renders = await allEnded(url, person);
  const ids = renders.map((render) => render.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of person.acknowledged) expect(ids).toContain(id);
  const delivered = renders.filter((render) => render.status === 'completed');
  expect(delivered.length).toBeGreaterThan(0);
  for (const render of delivered) expect(render.images).toHaveLength(1);
  const failed = renders.filter((render) => render.status === 'error');
  for (const render of failed) expect(render.reason).toBeTruthy();
  const user = await call(url, accountRoutes.authenticate, { token: person.token });
  expect(user?.render_limit).toBe(GRANT - delivered.length);
  const pictures = await expectFilesMatchRows(url, renders);
  const { size: acknowledged } = person.acknowledged;
  return { acknowledged, completed: delivered.length, failed: failed.length, pictures };
}

/** Prints the measured figures of a soak as a table of Markdown, as docs/operations.md shows them. */
export function printTable(title: string, rows: Readonly<Record<string, string | number>>): void {
  const lines = Object.entries(rows).map(([name, value]) => `| ${name} | ${value} |`);
  process.stdout.write(`\n${title}\n\n| measured | figure |\n|---|---|\n${lines.join('\n')}\n\n`);
}
