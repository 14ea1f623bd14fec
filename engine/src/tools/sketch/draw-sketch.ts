import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { deriveSeed } from '../../foundation/geometry/random.ts';
import { blur } from '../../foundation/image/blur.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { SketchTask } from '../../words/tasks/edit-task.ts';
import { zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import { isClothingZone } from '../../words/prompt/vocabulary/body-zone.ts';
import { lightFor } from '../../studio/picture/composition.ts';
import { linearFromHex } from '../../studio/materials/colour.ts';
import { lightRig } from '../../studio/light/lights.ts';
import type { Staging } from '../../studio/picture/look.ts';
import { lookOf } from '../../studio/looks/index.ts';
import { renderPicture } from '../../studio/picture/take-picture.ts';
import type { Subject } from '../../studio/scene/subject.ts';
import type { Bare } from './lines/bare-skin.ts';
import type { Drawing } from './page/drawing.ts';
import { foldCloth } from './relief/fold-cloth.ts';
import { inflateDrawing } from './relief/inflate-drawing.ts';
import { layInk } from './page/lay-ink.ts';
import { pageCamera } from './relief/page-camera.ts';
import type { PageCamera } from './relief/page-camera.ts';
import { fillSketch, paintSketch } from './paint-sketch.ts';
import { shrinkDrawing } from './page/shrink-drawing.ts';
import { withoutNotes } from './without-notes.ts';
import { readSketch } from './read-sketch.ts';
import type { SketchReading } from './read-sketch.ts';
import { reliefParts } from './relief/relief-parts.ts';

export interface SketchRequest {
  /** The drawing in the frame of the picture. */
  readonly drawing: Drawing;
  /** Bare skin of a traced photograph; its mask may have any size. */
  readonly bare: Bare | null;
  readonly task: SketchTask;
  readonly seed: number;
  /** Longer side in pixels at which the relief is calculated. */
  readonly detail: number;
  /** Faster and less exact, for a preview. */
  readonly coarse: boolean;
  /** Called with the finished share, 0 to 1; may throw to stop. */
  readonly onStep: (share: number) => void;
}

export interface DrawnSketch {
  readonly pixels: EnginePixels;
  readonly note: string | null;
}

/** Share of the ink that may lie apart from everything that is drawn before the person is told. */
const MAX_OPEN = 0.2;
/** Share from which the drawing is not made: little but its lines would be seen. */
const MOSTLY_OPEN = 0.65;

/** Looks in which the lines of a person would become the face and hands of a doll. */
const PHOTOGRAPHED: readonly SketchTask['look'][] = ['studio', 'editorial'];

const OPEN_LINES = 'Some lines enclose nothing and stay lines. Close them to have them made.';
const WASHED = 'A person in a drawing is painted in ink and wash, which suits lines better than a photograph.';

/** The ink without that of open strokes, which became tubes. */
function besideTubes(
  { ink }: Pick<Drawing, 'ink'>,
  drawing: Drawing,
  { regions, tube }: SketchReading,
): Pick<Drawing, 'ink'> {
  if (tube === null) return { ink };
  const { width, height } = drawing;
  const [across, down] = [regions.width / width, regions.height / height];
  return {
    ink: ink.map((value, k) => {
      const row = Math.min(regions.height - 1, Math.floor(Math.floor(k / width) * down));
      const column = Math.min(regions.width - 1, Math.floor((k % width) * across));
      return regions.labels[row * regions.width + column] === tube ? 0 : value;
    }),
  };
}

/** Draws one picture from a drawing; null when its lines enclose nothing, or next to nothing. */
export async function drawSketch(given: SketchRequest): Promise<DrawnSketch | null> {
  const { drawing, seed, coarse, onStep } = given;
  const check = () => onStep(0);
  const share = Math.min(1, given.detail / Math.max(drawing.width, drawing.height));
  const page = shrinkDrawing(drawing, Math.round(drawing.width * share), Math.round(drawing.height * share));
  const reading = readSketch(page, given.bare, given.task, seed, check);
  if (!reading) return null;
  const isWashed = reading.named.figure && PHOTOGRAPHED.includes(given.task.look);
  const task: SketchTask = isWashed ? { ...given.task, look: 'illustration' } : given.task;
  const request = { ...given, task };
  // A traced photograph has lines of shadows and folds around its subject, which nobody drew.
  const open = task.edges ? 0 : reading.open;
  if (open > MOSTLY_OPEN) return null;
  onStep(0.15);
  const { subject, camera } = buildSubject(page, reading, request);
  onStep(0.3);
  const { brief } = reading;
  const look = lookOf(task.look);
  const { background } = task;
  const rendered = renderPicture({
    look,
    subject,
    brief,
    seed,
    coarse,
    check,
    background,
    staging: stageSketch(request, reading, camera),
    detail: coarse ? PREVIEW_DETAIL : FULL_DETAIL,
    colour: background && background !== 'transparent' ? linearFromHex(background) : null,
    width: drawing.width,
    height: drawing.height,
    report: (stage, done) =>
      onStep(stage === 'lighting' ? 0.3 + 0.2 * done : stage === 'shading' ? 0.5 + 0.4 * done : 0),
  });
  onStep(0.9);
  const pixels =
    task.look === 'illustration'
      ? paintSketch(rendered, subject.presentation !== 'ghost')
      : await (task.look === 'flat' ? fillSketch(rendered) : look.finish(rendered));
  return {
    pixels: layInk(pixels, besideTubes(withoutNotes(drawing, reading), drawing, reading), task.strength),
    note:
      [reading.note ?? (open > MAX_OPEN && reading.tube === null ? OPEN_LINES : null), isWashed ? WASHED : null]
        .filter(Boolean)
        .join(' ') || null,
  };
}

function stageSketch({ task, seed }: SketchRequest, { brief }: SketchReading, page: PageCamera): Staging {
  const setting = task.background === null ? (brief.setting ?? 'studio') : 'studio';
  const plain: Staging = {
    rig: lightRig(brief.light),
    setting,
    camera: page.request,
    samples: 2,
    channels: [],
    stand: true,
    ...(brief.backdrop ? { backdrop: linearFromHex(brief.backdrop.hex) } : {}),
  };
  const framed = { camera: page.request, holds: () => page.corners };
  if (task.look === 'illustration') {
    const rig = lightFor(lightRig('sketch'), seed);
    return { ...plain, ...framed, rig, setting: null, channels: ['depth', 'normals', 'albedo'] };
  }
  if (task.look === 'flat') return { ...plain, ...framed, setting: null, unlit: true, channels: ['albedo'] };
  const staged = lookOf(task.look).stage(brief, plain);
  return { ...staged, ...framed, rig: lightFor(staged.rig, seed) };
}

/** Height in metres of the drawn object, by the part of the body it covers. */
const SIZES: Readonly<Record<ReturnType<typeof zoneOf>, number>> = {
  whole: 1.2,
  upper: 0.68,
  lower: 0.98,
  foot: 0.2,
  head: 0.24,
  neck: 0.6,
  bag: 0.34,
  jewellery: 0.2,
  object: 0.32,
  cloth: 1,
};
/** Height in metres of a whole figure. */
const FIGURE = 1.78;
/** Height in metres of an outfit without a figure. */
const OUTFIT = 1.5;
/** Height above the floor of a garment without a figure, as a share of its size. */
const HOVER = 0.05;
/** Minimum smoothing of outlines in pixels. */
const TIGHT = 1.2;
/** Smoothing in pixels that full freedom adds to the minimum. */
const LOOSE = 7;
/** Camera elevation in radians for clothes, which are drawn from the front. */
const WORN_VIEW = 0.05;
/** Camera elevation in radians for things, which are seen from above. */
const THING_VIEW = 0.12;
/** Mesh density of a preview. */
const PREVIEW_DETAIL = 0.24;
/** Mesh density of a full picture, which shows no finer form than the relief. */
const FULL_DETAIL = 0.8;

function buildSubject(page: Drawing, reading: SketchReading, { task, seed, onStep }: SketchRequest) {
  const { brief, regions, named, plans, planOf } = reading;
  const { width, height } = page;
  const check = () => onStep(0.15);
  const top = Math.min(...named.bodies.map((body) => body.top));
  const bottom = Math.max(...named.bodies.map((body) => body.bottom));
  const zone = zoneOf(brief.pieces[brief.hero]!.form);
  const worn = isClothingZone(zone) || zone === 'cloth';
  const size = named.figure ? FIGURE : worn && brief.pieces.length > 1 ? OUTFIT : SIZES[zone];
  const pixel = size / (bottom - top + 1);
  const hangs = worn && !named.figure;
  const camera = pageCamera({
    aspect: width / height,
    height: height * pixel,
    elevation: worn ? WORN_VIEW : THING_VIEW,
    floor: (bottom + 1 + (hangs ? HOVER * (bottom - top) : 0)) / height,
  });
  const { form, mask } = inflateDrawing({ regions, plans, planOf, check });
  const falls = plans.map(({ fall }) => fall);
  const folds = foldCloth({
    regions,
    ink: page.ink,
    partOf: planOf,
    falls,
    scale: 1 / pixel,
    seed: deriveSeed(seed, 'folds'),
    check,
  });
  const parts = reliefParts({
    width,
    height,
    plans,
    planOf,
    regions,
    pixel,
    page: camera,
    brief,
    check,
    seams: innerLines(page.ink, mask, width, height),
    owners: Int16Array.from(regions.labels, (label) => planOf[label]!),
    form: form.map((value) => value * pixel),
    folds: folds.map((value) => value * pixel),
    slack: TIGHT + LOOSE * (1 - task.lineControl),
    step: 2,
  });
  const subject: Subject = { parts, presentation: hangs ? 'ghost' : 'floor', turn: undefined };
  return { subject, camera };
}

/** Blurred coverage up to which a line belongs to the outline. */
const OUTLINE = 0.8;
/** Blurred coverage from which a line is inside the drawing. */
const INNER = 0.98;
/** Lines inside the drawing; its outline does not press the cloth. */
function innerLines(ink: Float32Array, mask: Uint8Array, width: number, height: number): Float32Array {
  const near = blur(Float32Array.from(mask), width, height, 3, { passes: 2 });
  return ink.map((value, k) => value * smoothstep(OUTLINE, INNER, near[k]!));
}
