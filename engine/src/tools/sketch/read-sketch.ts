import type { SketchTask } from '../../words/tasks/edit-task.ts';
import { isSeat, zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
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
import { ZONE_RULES } from './naming/zone-rules.ts';
import { withoutNotes } from './without-notes.ts';
import { readSketchBrief } from './naming/sketch-brief.ts';
import { findTubes, LINE_INK } from './regions/find-tubes.ts';
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
  /** Label of the tubes that open strokes became; null without any. */
  readonly tube: number | null;
  /** Share of the ink that borders no region, before open strokes became tubes. */
  readonly open: number;
}

/** Whether a region is drawn; what lies outside of every body, and holes, are not. */
function isSeen({ names }: NamedDrawing): (label: number) => boolean {
  return (label) => names.has(label) && names.get(label)!.name !== 'nothing';
}

/** Share of the ink of a drawing that borders no region. */
function openShare({ ink }: Pick<Drawing, 'ink'>, { labels }: Regions): number {
  let [lines, open] = [0, 0];
  for (let i = 0; i < ink.length; i++) {
    if (ink[i]! < LINE_INK) continue;
    lines++;
    if (labels[i] === 0) open++;
  }
  return open / Math.max(1, lines);
}

/** Makes one more region of the open strokes of a thing; those of clothes and figures are folds and faces. */
function withTubes(
  drawing: Drawing,
  regions: Regions,
  named: NamedDrawing,
  { pieces, hero }: Brief,
  isTraced: boolean,
  check: () => void,
): Pick<SketchReading, 'regions' | 'named' | 'tube'> {
  const zone = zoneOf(pieces[hero]!.form);
  const { ink } = withoutNotes(drawing, { regions });
  const isThing = !ZONE_RULES[zone].sewn && zone !== 'foot' && !named.figure;
  const tubes = !isThing || isTraced ? null : findTubes(ink, regions, check);
  if (!tubes) return { regions, named, tube: null };
  const tube = regions.count + 1;
  const labels = regions.labels.map((label, k) => (tubes[k] ? tube : label));
  const names = new Map(named.names);
  names.set(tube, { name: zone === 'bag' ? 'handle' : isSeat(pieces[hero]!.form) ? 'legs' : 'main', piece: hero });
  const { width } = regions;
  const [first, last] = [tubes.indexOf(1), tubes.lastIndexOf(1)].map((k) => Math.floor(k / width)) as [number, number];
  const bodies = named.bodies.map((body) => ({
    ...body,
    top: Math.min(body.top, first),
    bottom: Math.max(body.bottom, last),
  }));
  return { regions: { ...regions, labels, count: tube }, named: { ...named, names, bodies }, tube };
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
  const seen = isSeen(named);
  const closed = { ...regions, labels: regions.labels.map((label) => (seen(label) ? label : 0)) };
  const open = openShare(withoutNotes(drawing, { regions: closed }), closed);
  const tubed = withTubes(drawing, closed, named, brief, task.edges, check);
  const colours = [...drawnColours(regions, drawing, filled), ...(tubed.tube === null ? [] : [null])];
  const { plans, planOf } = planParts(tubed.named.names, colours, brief, boldness);
  return { brief, note, plans, planOf, open, ...tubed };
}
