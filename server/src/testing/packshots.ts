/** Runs whose pictures show a product on white, which the test engine does not draw. */
import sharp from 'sharp';
import { drawRun, makeRun, RUN_SIDE } from './runs.ts';
import type { TestApp } from './test-app.ts';
import type { Person } from './world.ts';

export const PACKSHOT = {
  ...RUN_SIDE,
  name: 'Packshot',
  prompt: '{colour} leather handbag',
  background_type: '#ffffff',
};
export const PACKSHOT_ROWS = [
  { sku: 'B/1', name: 'Sac d’été', values: { colour: 'cognac' } },
  { sku: 'b-1', name: 'Tote', values: { colour: 'navy' } },
];

/**
 * Draws a run of two products. The pictures of the shot PACKSHOT become a product on white. Returns the id of the run.
 */
export async function drawPackshots(app: TestApp, person: Person, shots: readonly object[] = [PACKSHOT]) {
  const { id } = await makeRun(person, { rows: PACKSHOT_ROWS, shots });
  await drawRun(app, person, id);
  const product = { create: { width: 120, height: 190, channels: 3 as const, background: '#a8322c' } };
  const onWhite = sharp({ create: { width: 256, height: 256, channels: 3, background: '#ffffff' } });
  const file = await onWhite
    .composite([{ input: product, left: 100, top: 30 }])
    .png()
    .toBuffer();
  const pictures = await app.db
    .selectFrom('run_cells as cell')
    .innerJoin('run_shots as shot', 'shot.id', 'cell.shot_id')
    .innerJoin('images', 'images.id', 'cell.image_id')
    .select(['images.original_key as key', 'shot.settings'])
    .where('cell.run_id', '=', id)
    .execute();
  for (const { key, settings } of pictures) {
    if (settings.name === PACKSHOT.name) await app.blobs.put(key, file, 'image/png');
  }
  return id;
}
