import { createHash } from 'node:crypto';
import { downloadRoutes, provenanceRoutes, runRoutes } from '@kenna/contract';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNKNOWN_THING } from '../../../testing/steered-engine.ts';
import { drawRun, dresses, FRONT, makeRun, rowsOf } from '../../../testing/runs.ts';
import { formOf } from '../../../testing/pictures.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function exportRun({ api }: Person, id: number) {
  const { data } = await api.call(downloadRoutes.runArchive, { params: { id }, body: {} });
  const files = unzipSync(new Uint8Array(await (await app.api.raw(data.url)).arrayBuffer()));
  return { ...data, files };
}
interface Manifest {
  readonly run: string;
  readonly pictures: Record<string, unknown>[];
}

describe('the export of a run', () => {
  it('has each picture under its SKU and shot, and a manifest with words, seeds and hashes of the files', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const rows = [
      { sku: 'D-1/red', name: '=Dress', values: { colour: 'red, "deep"' } },
      { sku: 'D-2', name: UNKNOWN_THING, values: { colour: 'navy' } },
    ];
    const run = await makeRun(person, {
      rows,
      shots: [FRONT, { ...FRONT, name: 'Side view', prompt: '{name} dress' }],
    });
    await drawRun(app, person, run.id);
    const { name, total, files } = await exportRun(person, run.id);
    expect([name, total]).toEqual(['autumn.zip', 2]);
    expect(Object.keys(files)).toEqual(['D-1-red_Front.png', 'D-1-red_Side-view.png', 'manifest.json', 'manifest.csv']);
    const manifest = JSON.parse(strFromU8(files['manifest.json']!)) as Manifest;
    const hashOf = (file: string) => createHash('sha256').update(files[file]!).digest('hex');
    expect(manifest.run).toBe('Autumn');
    expect(manifest.pictures).toMatchObject([
      {
        file: 'D-1-red_Front.png',
        sku: 'D-1/red',
        shot: 'Front',
        state: 'done',
        words: 'red, "deep" =Dress',
        sha256: hashOf('D-1-red_Front.png'),
      },
      { file: 'D-1-red_Side-view.png', shot: 'Side view', sha256: hashOf('D-1-red_Side-view.png') },
      { file: null, sku: 'D-2', state: 'failed', words: null, seed: null, sha256: null },
      { file: null, sku: 'D-2', shot: 'Side view', state: 'failed' },
    ]);
    const table = parse(Buffer.from(files['manifest.csv']!), { bom: true, columns: true }) as Record<string, string>[];
    expect(table.map(({ file, sku, colour, sha256 }) => [file, sku, colour, sha256])).toEqual(
      manifest.pictures.map((line, index) => [
        line['file'] ?? '',
        line['sku'],
        rows[Math.floor(index / 2)]!.values.colour,
        line['sha256'] ?? '',
      ]),
    );
    expect(table[0]!['name']).toBe("'=Dress");
  });

  it.each([null, 'jpg'] as const)('signs and marks each picture (format: %s)', async (format) => {
    const person = await app.world.user({ plan: 'pro' });
    const shot = { ...FRONT, image_width: 768, image_height: 768 };
    const run = await makeRun(person, { rows: dresses(1), shots: [shot] });
    await drawRun(app, person, run.id);
    const { data } = await person.api.call(downloadRoutes.runArchive, { params: { id: run.id }, body: { format } });
    const files = unzipSync(new Uint8Array(await (await app.api.raw(data.url)).arrayBuffer()));
    const file = files[`D-1_Front.${format ?? 'png'}`]!;
    const verify = async (bytes: Uint8Array) =>
      (await app.api.call(provenanceRoutes.verify, { form: formOf(bytes) })).data;
    const chain = [{ title: 'Generate image' }];
    expect(await verify(file)).toMatchObject({ state: 'trusted', changed: false, chain });
    const withoutCredentials = await sharp(file).png().toBuffer();
    expect(await verify(withoutCredentials)).toMatchObject({ state: null, watermark: { is_known: true, chain } });
  });

  it('can be in another format, and lists pictures that were deleted without a file', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const run = await makeRun(person, { shots: [FRONT] });
    await drawRun(app, person, run.id);
    const [first] = await app.db.selectFrom('run_cells').select('image_id').where('run_id', '=', run.id).execute();
    await app.db.updateTable('images').set({ trashed_at: new Date() }).where('id', '=', first!.image_id!).execute();
    const [, second] = (await rowsOf(person, run.id)).flatMap(({ cells }) => cells);
    const cells = [second!.id];
    await person.api.call(runRoutes.review, { params: { id: run.id }, body: { cells, review: 'approved' } });
    const body = { format: 'jpg' } as const;
    const { data } = await person.api.call(downloadRoutes.runArchive, { params: { id: run.id }, body });
    const files = unzipSync(new Uint8Array(await (await app.api.raw(data.url)).arrayBuffer()));
    expect(Object.keys(files)).toEqual(['D-2_Front.jpg', 'manifest.json', 'manifest.csv']);
    const { pictures } = JSON.parse(strFromU8(files['manifest.json']!)) as Manifest;
    expect(pictures.map(({ file, review }) => [file, review])).toEqual([
      [null, null],
      ['D-2_Front.jpg', 'approved'],
    ]);
    expect(strFromU8(files['manifest.csv']!)).toContain(',done,,approved,');
  });

  it('is refused while there are no pictures, and ends with its run', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const run = await makeRun(person, { shots: [FRONT] });
    const ask = () => person.api.call(downloadRoutes.runArchive, { params: { id: run.id }, body: {} });
    expect(await ask()).toMatchObject({ status: 409, code: 1031 });
    await drawRun(app, person, run.id);
    const { data } = await ask();
    await person.api.call(runRoutes.remove, { params: { id: run.id } });
    expect((await app.api.raw(data.url)).status).toBe(404);
    expect(await ask()).toMatchObject({ status: 404 });
  });
});
