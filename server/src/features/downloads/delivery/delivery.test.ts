import { downloadRoutes, runRoutes, type RouteBody } from '@kenna/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawRun, makeRun, RUN_SIDE, rowsOf } from '../../../testing/runs.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const PACKSHOT = { ...RUN_SIDE, name: 'Packshot', prompt: '{colour} leather handbag', background_type: '#ffffff' };
const ROWS = [
  { sku: 'B/1', name: 'Sac d’été', values: { colour: 'cognac' } },
  { sku: 'b-1', name: 'Tote', values: { colour: 'navy' } },
];

type Order = RouteBody<typeof downloadRoutes.deliver>;
interface Line {
  readonly file: string | null;
}

async function drawnRun(shots: readonly object[] = [PACKSHOT]) {
  const person = await app.world.user({ plan: 'pro' });
  const { id } = await makeRun(person, { rows: ROWS, shots });
  await drawRun(app, person, id);
  return { person, id };
}

async function deliver({ api }: Person, id: number, body: Order) {
  const { data } = await api.call(downloadRoutes.deliver, { params: { id }, body });
  const files = unzipSync(new Uint8Array(await (await app.api.raw(data.url)).arrayBuffer()));
  const manifest = JSON.parse(strFromU8(files['manifest.json']!)) as { readonly files: Line[] };
  return manifest.files;
}

describe('a delivery of a run', () => {
  it('may have only the approved pictures, and never has rejected ones', async () => {
    const { person, id } = await drawnRun();
    const ask = (body: Order) => person.api.call(downloadRoutes.deliver, { params: { id }, body });
    expect(await ask({ channels: ['google'], pictures: 'approved' })).toMatchObject({ status: 409, code: 1031 });
    const [first, second] = (await rowsOf(person, id)).flatMap(({ cells }) => cells);
    const review = (cell: number, opinion: 'approved' | 'rejected') =>
      person.api.call(runRoutes.review, { params: { id }, body: { cells: [cell], review: opinion } });
    await review(first!.id, 'rejected');
    const made = await deliver(person, id, { channels: ['google'], pattern: '{name}' });
    expect(made.map(({ file }) => file)).toEqual(['Tote.jpg']);
    await review(first!.id, 'approved');
    const approved = await deliver(person, id, { channels: ['google'], pattern: '{name}', pictures: 'approved' });
    expect(approved.map(({ file }) => file)).toEqual(['Sac-d-ete.jpg']);
    expect(second!.review).toBeNull();
  });
});
