import { deriveSeed } from '../geometry/random.ts';
import type { EnginePixels, SketchTask } from '../image-engine.ts';
import type { Brief } from '../prompt/brief.ts';
import { zoneOf } from '../prompt/vocabulary/accepts-attribute.ts';
import { linearFromHex } from '../studio/colour.ts';
import { lightFor } from '../studio/camera/composition.ts';
import { lightRig } from '../studio/light/lights.ts';
import { lookOf } from '../studio/looks/index.ts';
import { takePicture } from '../studio/picture/take-picture.ts';
import type { Subject } from '../studio/scene/build-scene.ts';
import type { Drawing } from './drawing.ts';
import { shrinkDrawing } from './read-page.ts';
import { findRegions } from './find-regions.ts';
import { foldCloth } from './fold-cloth.ts';
import { layInk } from './lay-ink.ts';
import { measureRegions } from './measure-regions.ts';
import { nameRegions } from './name-regions.ts';
import { pageCamera } from './page-camera.ts';
import { planParts } from './part-plan.ts';
import { inflateDrawing } from './relief.ts';
import { reliefParts } from './relief-parts.ts';

export interface SketchRequest {
  readonly drawing: Drawing;
  readonly task: SketchTask;
  readonly brief: Brief;
  readonly seed: number;
  /** Pixels on the longer side at which form is worked out. */
  readonly detail: number;
  readonly coarse: boolean;
  readonly onStep: (share: number) => void;
}

/** Metres that what is drawn measures from top to bottom, by what of the body it covers. */
const SIZES: Readonly<Record<ReturnType<typeof zoneOf>, number>> = {
  ...{ whole: 1.2, upper: 0.68, lower: 0.98, foot: 0.2, head: 0.24, neck: 0.6 },
  ...{ bag: 0.34, jewellery: 0.2, object: 0.32, cloth: 1 },
};
const FIGURE = 1.78;
const OUTFIT = 1.5;

/** One picture of a drawing, or null when nothing in it is enclosed. */
export async function drawSketch(request: SketchRequest): Promise<EnginePixels | null> {
  const { drawing, task, brief, seed, coarse, onStep } = request;
  const check = () => onStep(0);
  const share = Math.min(1, request.detail / Math.max(drawing.width, drawing.height));
  const width = Math.round(drawing.width * share);
  const height = Math.round(drawing.height * share);
  const page = shrinkDrawing(drawing, width, height);
  const regions = findRegions(page.ink, new Uint8Array(width * height), width, height, check);
  if (regions.count === 0) return null;
  const measures = measureRegions(regions);
  const named = nameRegions(measures, brief);
  const { plans, planOf } = planParts(named.names, regions.count, brief, 1);
  for (let k = 0; k < regions.labels.length; k++) if (planOf[regions.labels[k]!]! < 0) regions.labels[k] = 0;
  const top = Math.min(...named.bodies.map((body) => body.top));
  const bottom = Math.max(...named.bodies.map((body) => body.bottom));
  const zone = zoneOf(brief.pieces[brief.hero]!.form);
  const worn = ['whole', 'upper', 'lower', 'neck', 'cloth'].includes(zone);
  const size = named.figure ? FIGURE : worn && brief.pieces.length > 1 ? OUTFIT : SIZES[zone];
  const pixel = size / (bottom - top + 1);
  const hover = worn && !named.figure ? 0.05 * size : 0;
  const camera = pageCamera({
    aspect: width / height,
    height: height * pixel,
    floor: (bottom + 1) / height + hover / (height * pixel),
    elevation: worn ? 0.05 : 0.12,
  });
  const { form } = inflateDrawing({ regions, ink: page.ink, partOf: planOf, check });
  const folds = foldCloth({
    ...{ regions, ink: page.ink, partOf: planOf, falls: plans.map(({ fall }) => fall) },
    ...{ scale: 1 / pixel, seed: deriveSeed(seed, 'folds'), check },
  });
  const parts = reliefParts({
    ...{ width, height, plans, pixel, page: camera, brief, check, ink: page.ink },
    owners: Int16Array.from(regions.labels, (label) => planOf[label]!),
    form: form.map((value) => value * pixel),
    folds: folds.map((value) => value * pixel),
    slack: 1.2 + 6 * (1 - task.control),
    step: coarse ? 2 : 2,
    drawn: plans.map(() => null),
  });
  const subject: Subject = { parts, presentation: worn ? 'ghost' : 'floor', turn: undefined };
  const look = lookOf(task.look);
  const staged = look.stage(brief, {
    ...{ rig: lightRig(brief.light), setting: task.background === null ? (brief.setting ?? 'studio') : 'studio' },
    ...{ camera: camera.request, samples: 2, channels: [], stand: true },
    ...(brief.backdrop ? { backdrop: linearFromHex(brief.backdrop.hex) } : {}),
  });
  const pixels = await takePicture({
    ...{ look, subject, brief, seed, coarse, check },
    staging: { ...staged, rig: lightFor(staged.rig, seed), camera: camera.request, holds: () => camera.corners },
    detail: coarse ? 0.24 : 0.8,
    background: task.background,
    colour: task.background && task.background !== 'transparent' ? linearFromHex(task.background) : null,
    ...{ width: drawing.width, height: drawing.height },
    report: (stage, done) => onStep(stage === 'lighting' ? 0.3 * done : stage === 'shading' ? 0.3 + 0.65 * done : 0),
  });
  return layInk(pixels, drawing, task.strength);
}
