import { createHash } from 'node:crypto';
import { downloadRoutes, provenanceRoutes, runRoutes, type RouteBody } from '@kenna/contract';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPackshots, PACKSHOT, PACKSHOT_ROWS } from '../../../testing/packshots.ts';
import { formOf } from '../../../testing/pictures.ts';
import { drawRun, makeRun, rowsOf } from '../../../testing/runs.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const SHOP = { key: 'shop', width: 320, height: 400, white: true, fill: 80, max_megabytes: 2 } as const;
const IN_PLACE = { ...PACKSHOT, name: 'In place', background_type: '#404850' };

type Order = RouteBody<typeof downloadRoutes.deliver>;
interface Line {
  readonly file: string | null;
  readonly reasons: string[];
  readonly checks: { readonly rule: string; readonly passed: boolean }[];
  readonly [field: string]: unknown;
}

async function drawnRun(shots: readonly object[] = [PACKSHOT]) {
  const person = await app.world.user({ plan: 'pro' });
  return { person, id: await drawPackshots(app, person, shots) };
}

async function deliver({ api }: Person, id: number, body: Order) {
  const { data } = await api.call(downloadRoutes.deliver, { params: { id }, body });
  const files = unzipSync(new Uint8Array(await (await app.api.raw(data.url)).arrayBuffer()));
  const manifest = JSON.parse(strFromU8(files['manifest.json']!)) as { readonly files: Line[] };
  const table = parse(Buffer.from(files['manifest.csv']!), { bom: true, columns: true }) as Record<string, string>[];
  const { delivery } = (await api.call(downloadRoutes.delivery, { params: { id } })).data;
  return { ...data, files, manifest: manifest.files, table, delivery };
}

const verdictOn = async (file: Uint8Array) =>
  (await app.api.call(provenanceRoutes.verify, { form: formOf(file) })).data;

describe('a delivery of a run', () => {
  it('has each picture as its channels require it, signed, under a name of its own, with a manifest', async () => {
    const { person, id } = await drawnRun();
    const order: Order = { channels: ['google', SHOP], pattern: '{sku}_{channel}_{number}' };
    const { name, total, files, manifest, table, delivery } = await deliver(person, id, order);
    expect([name, total]).toEqual(['autumn-delivery.zip', 4]);
    expect(Object.keys(files)).toEqual([
      'B-1_google_1.jpg',
      'B-1_shop_1.jpg',
      'b-1_google_1-2.jpg',
      'b-1_shop_1-2.jpg',
      'manifest.json',
      'manifest.csv',
    ]);
    const shop = files['B-1_shop_1.jpg']!;
    expect(await sharp(shop).metadata()).toMatchObject({ width: 320, height: 400, format: 'jpeg', space: 'srgb' });
    const edge = await sharp(shop).extract({ left: 0, top: 0, width: 320, height: 3 }).raw().toBuffer();
    expect(edge.every((value) => value === 255)).toBe(true);
    for (const file of [shop, files['b-1_google_1-2.jpg']!]) {
      const chain = [{ title: 'Generate image', actions: [{ action: 'created' }, { action: 'converted' }] }];
      expect(await verdictOn(file)).toMatchObject({ state: 'trusted', changed: false, chain });
    }
    expect(await sharp(files['B-1_google_1.jpg']).metadata()).toMatchObject({ width: 500, height: 500 });
    const hashes = Object.keys(files).map((file) => createHash('sha256').update(files[file]!).digest('hex'));
    expect(manifest.map(({ file, sha256 }) => [file, sha256])).toEqual(
      Object.keys(files)
        .slice(0, 4)
        .map((file, index) => [file, hashes[index]]),
    );
    expect(manifest[1]).toMatchObject({ sku: 'B/1', channel: 'shop', words: 'cognac leather handbag', reasons: [] });
    expect(manifest[1]!.checks.map(({ rule, passed }) => `${rule} ${passed}`)).toEqual(
      ['format', 'file_size', 'colour_space', 'size', 'ratio', 'white_border', 'fill', 'centre'].map(
        (rule) => `${rule} true`,
      ),
    );
    expect(table.map(({ file, colour, status }) => [file, colour, status])).toEqual(
      manifest.map(({ file, values }) => [file, (values as Record<string, string>)['colour'], 'delivered']),
    );
    expect(delivery).toMatchObject({
      status: 'ready',
      done: 4,
      total: 4,
      report: { passed: 4, failed: 0, failures: [] },
    });
  });

  it('has pictures that are recognised by their invisible marks', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const shots = [{ ...IN_PLACE, image_width: 768, image_height: 768 }];
    const { id } = await makeRun(person, { rows: PACKSHOT_ROWS.slice(0, 1), shots });
    await drawRun(app, person, id);
    const large = { ...SHOP, width: 1000, height: 1000, white: false, fill: null };
    const { files } = await deliver(person, id, { channels: [large], pattern: '{sku}' });
    const website = await sharp(files['B-1.jpg']).resize(720).jpeg({ quality: 80 }).toBuffer();
    expect(await verdictOn(website)).toMatchObject({ state: null, watermark: { is_known: true } });
  });

  it('leaves out what cannot pass, with a reason on the page, in the archive and in the manifest', async () => {
    const { person, id } = await drawnRun([PACKSHOT, IN_PLACE]);
    const { files, manifest, delivery } = await deliver(person, id, { channels: [SHOP] });
    const out = ['B-1_In-place_shop.jpg', 'b-1_In-place_shop-2.jpg'];
    expect(out.filter((file) => Object.hasOwn(files, file))).toEqual([]);
    expect(manifest.map(({ file, shot }) => [shot, file !== null])).toEqual([
      ['Packshot', true],
      ['In place', false],
      ['Packshot', true],
      ['In place', false],
    ]);
    expect(delivery?.report).toMatchObject({ passed: 2, failed: 2 });
    const [failure] = delivery!.report!.failures;
    expect(failure).toMatchObject({ file: out[0], sku: 'B/1', shot: 'In place', channel: 'shop' });
    expect(failure!.reasons[0]).toContain('Draw this shot on a plain white background');
    expect(strFromU8(files['not-included.txt']!)).toContain(`${out[0]}: ${failure!.reasons[0]}`);
    expect(manifest[1]!.reasons).toEqual(failure!.reasons);
  });

  it('may have only the approved pictures, and never has rejected ones', async () => {
    const { person, id } = await drawnRun();
    const ask = (body: Order) => person.api.call(downloadRoutes.deliver, { params: { id }, body });
    expect(await ask({ channels: ['google'], pictures: 'approved' })).toMatchObject({ status: 409, code: 1031 });
    const [first, second] = (await rowsOf(person, id)).flatMap(({ cells }) => cells);
    const review = (cell: number, opinion: 'approved' | 'rejected') =>
      person.api.call(runRoutes.review, { params: { id }, body: { cells: [cell], review: opinion } });
    await review(first!.id, 'rejected');
    const made = await deliver(person, id, { channels: ['google'], pattern: '{name}' });
    expect(made.manifest.map(({ file }) => file)).toEqual(['Tote.jpg']);
    await review(first!.id, 'approved');
    const approved = await deliver(person, id, { channels: ['google'], pattern: '{name}', pictures: 'approved' });
    expect(approved.manifest.map(({ file }) => file)).toEqual(['Sac-d-ete.jpg']);
    expect(second!.review).toBeNull();
  });

  it('is refused with a column that its sheet does not have, with the same channel twice, and without a channel', async () => {
    const { person, id } = await drawnRun();
    const ask = (unchecked: object) => person.api.call(downloadRoutes.deliver, { params: { id }, unchecked });
    const fields = async (body: object) =>
      Object.keys(((await ask(body)).data as unknown as { readonly fields: object }).fields);
    expect(await ask({ channels: ['google'], pattern: '{size}' })).toMatchObject({ status: 422 });
    expect(await fields({ channels: ['google'], pattern: '{size}' })).toEqual(['pattern']);
    expect(await fields({ channels: [{ ...SHOP, key: 'amazon' }, 'amazon'] })).toEqual(['channels']);
    expect(await fields({ channels: [] })).toEqual(['channels']);
    expect((await person.api.call(downloadRoutes.delivery, { params: { id } })).data).toEqual({ delivery: null });
    const other = await app.world.user({ plan: 'pro' });
    expect(await other.api.call(downloadRoutes.delivery, { params: { id } })).toMatchObject({ status: 404 });
  });
});
