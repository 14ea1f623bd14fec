/**
 * A catalogue run on a product whose workers are killed and whose database restarts, and the checks that it makes and
 * charges each of its pictures exactly once.
 */
import { createHash } from 'node:crypto';
import {
  accountRoutes,
  billingRoutes,
  downloadRoutes,
  imageRoutes,
  MAX_ROW_PAGE,
  runRoutes,
  type RouteBody,
  sandboxRoutes,
  type RunRows,
  type RunView,
} from '@kenna/contract';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect } from 'vitest';
import { answerTo, call } from './api.ts';
import { delay, type Person } from './durable-renders.ts';

const COLOURS = ['white', 'navy', 'red', 'green', 'black', 'yellow', 'grey', 'brown'] as const;
/** The smallest pictures that can be ordered, of a garment that is drawn quickly. */
const SMALL = { model: 'kennaxl', image_width: 256, image_height: 256 } as const;
type Shot = NonNullable<RouteBody<typeof runRoutes.create>['shots']>[number];
const SHOTS: readonly (Shot & { readonly prompt: string })[] = [
  { name: 'Front', prompt: '{colour} cotton t-shirt', take: {} },
  { name: 'Back view', prompt: '{colour} cotton t-shirt', take: { view: 'back' } },
  { name: 'Linen', prompt: '{colour} linen t-shirt', take: {} },
  // In two steps, so that workers are also killed in the middle of a chain.
  { name: 'Silk', prompt: '{colour} silk t-shirt', take: {}, steps: [{ page: 'UpscaleAndFacelift', upscale: 2 }] },
];
/** The channel to which a run is delivered. */
const SHOP = { key: 'shop', width: 300, height: 300 } as const;
/** The numbers of renders that make a picture of the first shots, and thus what it costs. */
export const stepsOf = ({ products, shots }: RunSize): number =>
  products * SHOTS.slice(0, shots).reduce((sum, shot) => sum + 1 + (shot.steps?.length ?? 0), 0);
const CARD = { card_number: '4242 4242 4242 4242', expiry_date: '12/39', cvv: '123', cardholder_name: 'Ada Lace' };
const LOOK_MS = 100;

interface RunSize {
  readonly products: number;
  /** At most four. */
  readonly shots: number;
}

interface Product {
  readonly sku: string;
  readonly name: string;
  readonly values: { readonly colour: string };
}

const productsOf = (count: number): Product[] =>
  Array.from({ length: count }, (_, index) => ({
    sku: `TEE-${String(index + 1).padStart(4, '0')}`,
    name: `Tee ${index + 1}`,
    values: { colour: COLOURS[index % COLOURS.length]! },
  }));

/** Buys a plan that counts every picture and allows runs of 300 products. */
export async function buyStarter(url: string, { token }: Person): Promise<void> {
  const body = { plan: 'starter', is_monthly: true } as const;
  const { checkout: ref } = await call(url, billingRoutes.change, { token, body });
  await call(url, sandboxRoutes.pay, { params: { ref: ref! }, body: CARD });
  await call(url, billingRoutes.verifyPayment, { token, body: { checkout: ref! } });
}

export async function startRun(url: string, { token }: Person, { products, shots }: RunSize): Promise<number> {
  const { run } = await call(url, runRoutes.create, {
    token,
    body: {
      name: 'Autumn',
      columns: ['colour'],
      rows: productsOf(products),
      shots: SHOTS.slice(0, shots).map((shot) => ({ ...SMALL, ...shot })),
    },
  });
  await call(url, runRoutes.start, { token, params: { id: run.id }, body: {} });
  return run.id;
}

/** Resolves once the run is as wanted. While the database is away the product answers 503, which is asked again. */
export async function runOnce(
  isWanted: (run: RunView) => boolean,
  url: string,
  { token }: Person,
  id: number,
): Promise<RunView> {
  for (;;) {
    const { status, envelope } = await answerTo(url, runRoutes.get, { token, params: { id } });
    if (status !== 503) {
      expect(status, envelope.message).toBe(200);
      if (isWanted(envelope.data.run)) return envelope.data.run;
    }
    await delay(LOOK_MS);
  }
}

async function allRows(url: string, { token }: Person, id: number): Promise<RunRows['rows']> {
  const rows: RunRows['rows'] = [];
  let from: number | null = 0;
  while (from !== null) {
    const page: RunRows = await call(url, runRoutes.rows, {
      token,
      params: { id },
      query: { from, limit: MAX_ROW_PAGE },
    });
    rows.push(...page.rows);
    from = page.next;
  }
  return rows;
}

interface Manifest {
  readonly pictures: readonly { readonly file: string; readonly image_id: number; readonly sha256: string }[];
}

/** Compares the names and the contents of the exported files with the sheet, the recipe and the manifest. */
async function expectExportIsRight(url: string, { token }: Person, id: number, size: RunSize): Promise<number> {
  const { url: link } = await call(url, downloadRoutes.runArchive, { token, params: { id }, body: {} });
  const response = await fetch(new URL(link, url));
  expect(response.status).toBe(200);
  const files = unzipSync(await response.bytes());
  const shots = SHOTS.slice(0, size.shots);
  const wanted = productsOf(size.products).flatMap(({ sku, values: { colour } }) =>
    shots.map(({ name, prompt }) => ({
      file: `${sku}_${name.replace(' ', '-')}.png`,
      sku,
      shot: name,
      state: 'done',
      words: prompt.replace('{colour}', colour),
    })),
  );
  expect(Object.keys(files)).toEqual([...wanted.map(({ file }) => file), 'manifest.json', 'manifest.csv']);
  const { pictures } = JSON.parse(Buffer.from(files['manifest.json']!).toString()) as Manifest;
  expect(pictures).toMatchObject(wanted);
  for (const { file, sha256 } of pictures) {
    expect(createHash('sha256').update(files[file]!).digest('hex'), file).toBe(sha256);
    const { width, height } = await sharp(files[file]).metadata();
    const times = file.includes('_Silk.') ? 2 : 1;
    expect([width, height], file).toEqual([times * SMALL.image_width, times * SMALL.image_height]);
  }
  return pictures.length;
}

/** Delivers a run to a channel, and compares each file with its conditions and the manifest. Returns how many pass. */
export async function countDelivered(url: string, { token }: Person, id: number): Promise<number> {
  const order = { channels: [SHOP], pattern: '{sku}_{shot}_{channel}' };
  const { url: link } = await call(url, downloadRoutes.deliver, { token, params: { id }, body: order });
  const response = await fetch(new URL(link, url));
  expect(response.status).toBe(200);
  const files = unzipSync(await response.bytes());
  const { files: lines } = JSON.parse(Buffer.from(files['manifest.json']!).toString()) as {
    readonly files: readonly { readonly file: string; readonly sha256: string }[];
  };
  for (const { file, sha256 } of lines) {
    expect(createHash('sha256').update(files[file]!).digest('hex'), file).toBe(sha256);
    const { format, width, height, space, hasProfile } = await sharp(files[file]).metadata();
    const right = { format: 'jpeg', width: SHOP.width, height: SHOP.height, space: 'srgb', hasProfile: true };
    expect({ format, width, height, space, hasProfile }, file).toEqual(right);
  }
  const { delivery } = await call(url, downloadRoutes.delivery, { token, params: { id } });
  expect(delivery?.report).toMatchObject({ failed: 0, failures: [] });
  expect(new Set(lines.map(({ file }) => file)).size).toBe(delivery?.report?.passed);
  return lines.length;
}

/** Expects that a finished run has one picture for each cell, and the account no other picture and no other charge. */
export async function expectEachMadeAndChargedOnce(
  url: string,
  person: Person,
  id: number,
  { size, granted }: { readonly size: RunSize; readonly granted: number },
): Promise<{ readonly named: number }> {
  const pictures = size.products * size.shots;
  const { token } = person;
  const { run } = await call(url, runRoutes.get, { token, params: { id } });
  expect(run).toMatchObject({
    status: 'finished',
    cells: { done: pictures, waiting: 0, drawing: 0, failed: 0, stale: 0 },
  });
  const cells = (await allRows(url, person, id)).flatMap((row) => row.cells);
  expect(new Set(cells.map(({ image }) => image?.id)).size).toBe(pictures);
  expect((await call(url, imageRoutes.countMine, { token, query: {} })).count).toBe(pictures);
  const user = await call(url, accountRoutes.authenticate, { token });
  expect(user?.render_limit).toBe(granted - stepsOf(size));
  return { named: await expectExportIsRight(url, person, id, size) };
}
