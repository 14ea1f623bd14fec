import { z } from 'zod';
import { CANVAS_SIDE_MAXIMUM } from '../constants.ts';

const edge = z.number().int().min(-CANVAS_SIDE_MAXIMUM).max(CANVAS_SIDE_MAXIMUM);
const side = z
  .number()
  .int()
  .min(16)
  .max(2 * CANVAS_SIDE_MAXIMUM);

/** Position of a picture on a canvas, in pixels of the canvas; it may extend beyond the edges. */
export const placementSchema = z.object({ x: edge, y: edge, width: side, height: side });
export type Placement = z.infer<typeof placementSchema>;

/** The part of the body on which a garment is worn. */
export const GARMENT_CATEGORIES = ['upper', 'lower', 'dress'] as const;
export type GarmentCategory = (typeof GARMENT_CATEGORIES)[number];
export const GARMENT_CHOICES: readonly { readonly value: GarmentCategory; readonly label: string }[] = [
  { value: 'upper', label: 'Upper body' },
  { value: 'lower', label: 'Lower body' },
  { value: 'dress', label: 'Dress' },
];
