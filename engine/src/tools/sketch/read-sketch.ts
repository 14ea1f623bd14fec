import type { SketchTask } from '../../words/tasks/edit-task.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import { createRandom, deriveSeed } from '../../foundation/geometry/random.ts';
import { freedomOf } from '../../studio/scene/freedom.ts';
import type { Bare } from './lines/bare-skin.ts';
import type { Drawing } from './page/drawing.ts';
import { drawnColours, filledPixels } from './regions/drawn-colours.ts';
import { bareLabels } from './regions/bare-labels.ts';
import { findRegions } from './regions/find-regions.ts';
import type { Regions } from './regions/regions.ts';
import { measureRegions } from './regions/measure-regions.ts';
import { nameRegions } from './naming/name-regions.ts';
import type { NamedDrawing } from './naming/name-regions.ts';
import { planParts } from './naming/part-plan.ts';
import type { PartPlan } from './naming/part-plan.ts';
import { readSketchBrief } from './naming/sketch-brief.ts';
import { splitAtWaist } from './regions/split-waist.ts';

/** The interpretation of a drawing and its words. */
export interface SketchReading {
  readonly brief: Brief;
  readonly note: string | null;
  /** Regions without the transparent ones. */
  readonly regions: Regions;
  readonly named: NamedDrawing;
  readonly plans: readonly PartPlan[];
  /** Plan of each label, -1 for none. */
  readonly planOf: readonly number[];
}

/** Range of the depth of folds at full freedom: from 0.8 to 1.5 of the usual one. */
const FOLD_RANGE = 0.7;
/** How far that range reaches below the usual depth. */
const FLATTER = 0.2;
/** Finds the regions that lines enclose and names them; null when they enclose nothing. */
export function readSketch(
  drawing: Drawing,
  bare: Bare | null,
  task: SketchTask,
  seed: number,
  check: () => void,
): SketchReading | null {
  const { width, height, ink } = drawing;
  const filled = filledPixels(drawing);
  let regions = findRegions(ink, filled, width, height, check);
  if (regions.count === 0) return null;
  let measures = measureRegions(regions);
  const coloured = drawnColours(regions, drawing, filled).some((colour) => colour !== null);
  const { brief, note } = readSketchBrief(task, measures, coloured, seed);
  let named = nameRegions(measures, brief, bareLabels(regions, bare, drawing.page));
  for (const { region, waist } of named.across) regions = splitAtWaist(regions, region, ink, waist);
  if (named.across.length > 0) {
    measures = measureRegions(regions);
    named = nameRegions(measures, brief, bareLabels(regions, bare, drawing.page));
  }
  check();
  const freedom = freedomOf(task.guidance);
  const boldness = 1 + freedom * (FOLD_RANGE * createRandom(deriveSeed(seed, 'folds'))() - FLATTER);
  const { plans, planOf } = planParts(named.names, drawnColours(regions, drawing, filled), brief, boldness);
  const labels = regions.labels.map((label) => (planOf[label]! < 0 ? 0 : label));
  return { brief, note, regions: { ...regions, labels }, named, plans, planOf };
}
