import type { RouteBody, runRoutes } from '@kenna/contract';
import { initialSettings, writePicked } from '@kenna/contract';

const { model, guidance } = initialSettings('GenerateImage');

/** A new shot starts with these settings, which are those of Create. */
export const NEW_SHOT = writePicked({
  prompt: '{name}',
  model,
  guidance,
  width: 640,
  height: 960,
  background: '#ffffff',
});

/** A new user can start this small run with one click. */
export const EXAMPLE_RUN = {
  name: 'Example: three dresses',
  columns: ['colour', 'fabric'],
  rows: [
    { sku: 'DR-101', name: 'slip dress', values: { colour: 'emerald', fabric: 'silk' } },
    { sku: 'DR-102', name: 'wrap dress', values: { colour: 'rust', fabric: 'linen' } },
    { sku: 'DR-103', name: 'shirt dress', values: { colour: 'navy', fabric: 'cotton' } },
  ],
  shots: [
    { ...NEW_SHOT, name: 'Front', prompt: '{colour} {fabric} {name}', take: { view: 'front' } },
    { ...NEW_SHOT, name: 'Back', prompt: '{colour} {fabric} {name}', take: { view: 'back' } },
  ],
} satisfies RouteBody<typeof runRoutes.create>;

export const EXAMPLE_PICTURES = EXAMPLE_RUN.rows.length * EXAMPLE_RUN.shots.length;

export const EMPTY_RUN: RouteBody<typeof runRoutes.create> = { name: 'Untitled run' };
