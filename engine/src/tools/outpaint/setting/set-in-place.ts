/** A backdrop that does not continue the picture: the cut-out subject in a setting that words or a colour name. */
import { readCapture } from '../../../foundation/image/read-capture.ts';
import { cutWindow } from '../../../foundation/image/hole-window.ts';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import type { OutpaintTask } from '../../../words/tasks/edit-task.ts';
import type { SettingName } from '../../../studio/settings/setting.ts';
import type { Canvas } from '../canvas.ts';
import { cleanEdges } from './clean-edges.ts';
import { continueSubject } from '../continuation/continue-subject.ts';
import { drawPlace } from './draw-place.ts';
import { mirrorBelow, shadeFoot, shadeUnder } from './ground-shadow.ts';
import { howItRests } from './how-it-rests.ts';
import type { Footing } from './how-it-rests.ts';
import { layGrain } from './lay-grain.ts';
import { clearBody, cutOutSubject, defocus, gradeBackground, laySubject } from './lay-subject.ts';
import { coverCanvas, inLightOf } from './picture-behind.ts';
import { pictureLight } from './picture-light.ts';
import { readPlace } from './read-place.ts';
import type { Place, Rest } from './read-place.ts';
import { subjectCuts } from '../subject-cuts.ts';
import { readingOf } from './readings.ts';

interface PlacingRequest {
  readonly task: OutpaintTask;
  readonly canvas: Canvas;
  readonly seed: number;
  readonly coarse: boolean;
  /**
   * Called every few milliseconds with a finished share, 0 to 1, or with 0 only to check; the caller keeps the maximum.
   * May throw to stop.
   */
  readonly onStep: (share: number) => void;
}

interface Placed {
  readonly pixels: EnginePixels;
  readonly note: string | null;
}

/** Minimum share of the picture's white balance that a setting takes. */
const GRADE = 0.25;
/** Share that is added to it at full strength. */
const GRADE_BY_STRENGTH = 0.35;
/** Distance from the top of the subject, as a share of its height, below which the background is in focus. */
const IN_FOCUS = 0.97;
/** Distance above which the background is soft. */
const SOFT_BACKGROUND_DISTANCE = 0.7;
/** Subject value (of 255) from which a pixel counts as subject. */
const SUBJECT = 127;
/** Subject value up to which a pixel shows only the background. */
const MAX_BACKGROUND_SUBJECT = 8;
/** Grain in levels of a cut-out, which shows no background to measure. */
const USUAL_GRAIN = 0.8;
/** Minimum of a measured grain. */
const MIN_GRAIN = 0.5;
/** Maximum of a measured grain. */
const MAX_GRAIN = 3;

export async function setInPlace({ task, canvas: source, seed, coarse, onStep }: PlacingRequest): Promise<Placed> {
  const check = () => onStep(0);
  const own = cleanEdges(source, check);
  if (task.background === 'transparent') return { pixels: cutOutSubject(own, source), note: noteOf(source, null) };
  const { canvas, colours } = uncut(source, own, check);
  const footing = howItRests(canvas);
  if (task.behind) {
    const pixels = await setInFrontOf(task.behind, { canvas, colours, footing, onStep });
    return { pixels, note: noteOf(source, null) };
  }
  const place = readPlace(task);
  const stand = footing ?? nowhere(canvas);
  const rest = restIn(place, stand);
  check();
  const light = pictureLight(canvas, stand);
  check();
  const reading = readingOf(seed, task.guidance);
  const background = await drawPlace({
    canvas,
    footing: stand,
    rest,
    reading,
    seed,
    coarse,
    fromRight: light.fromRight,
    setting: place.setting,
    brief: place.brief,
    colour: place.colour,
    light: place.brief.light ?? reading.light,
    raised:
      rest === 'stands' &&
      !stand.cropped &&
      (place.raised || (reading.block && !stand.tall && BLOCKS.has(place.setting))),
    onStep: (share) => onStep(0.1 + 0.7 * share),
  });
  if (!place.colour) gradeBackground(background, light.tint, GRADE + GRADE_BY_STRENGTH * Math.min(1, task.strength));
  check();
  if (footing) {
    if (rest === 'lies') shadeUnder(background, canvas, stand, light.fromRight, check);
    else clearBody(background, canvas, check);
    if (rest !== 'lies') defocus(background, canvas, focusOf(stand), check);
    if (rest === 'stands' && !stand.cropped) shadeFoot(background, canvas, stand, check);
    const polish = rest === 'stands' && !stand.cropped ? POLISH[place.setting] : undefined;
    if (polish) mirrorBelow(background, colours, canvas, stand, polish, check);
  }
  onStep(0.9);
  // A background of pure white gets no grain, because sales channels ask for one that is white everywhere.
  const isWhite = (i: number) =>
    background[i * 3] === 255 && background[i * 3 + 1] === 255 && background[i * 3 + 2] === 255;
  layGrain(background, (i) => (isWhite(i) ? 0 : 1), grainOf(canvas, check), seed, check);
  return { pixels: laySubject(background, colours, canvas), note: noteOf(source, place.note) };
}

interface Fronting {
  readonly canvas: Canvas;
  readonly colours: Uint8Array;
  readonly footing: Footing | null;
  readonly onStep: (share: number) => void;
}

/** The subject in front of another picture, in the light of that picture and with the shadow that it has there. */
async function setInFrontOf(
  behind: EnginePixels,
  { canvas, colours, footing, onStep }: Fronting,
): Promise<EnginePixels> {
  const check = () => onStep(0);
  const background = await coverCanvas(behind, canvas);
  onStep(0.3);
  if (!footing) return { width: canvas.width, height: canvas.height, channels: 3, data: background };
  const light = pictureLight(canvas, footing);
  const lit = inLightOf(background, colours, canvas, light.tint);
  onStep(0.6);
  if (footing.rest !== 'stands') shadeUnder(background, canvas, footing, light.fromRight, check);
  else {
    defocus(background, canvas, focusOf(footing), check);
    if (!footing.cropped) shadeFoot(background, canvas, footing, check);
  }
  onStep(0.9);
  return laySubject(background, lit, canvas);
}

/**
 * The background is in focus where the subject stands, and soft from a third of its height upwards. Behind a cropped
 * subject it is soft down to the lower end of the subject.
 */
const focusOf = ({ box, cropped }: Footing) =>
  cropped
    ? { near: box.top + 2 * box.height, far: box.top + box.height }
    : { near: box.top + IN_FOCUS * box.height, far: box.top + SOFT_BACKGROUND_DISTANCE * box.height };

const NO_SUBJECT = 'No subject stands out in this picture, so only the place was drawn.';

function noteOf({ subject }: Canvas, note: string | null): string | null {
  return subject.some((value) => value > SUBJECT) ? note : NO_SUBJECT;
}

/** Continues what the border of the picture cuts off, as far as the canvas has space for it. */
function uncut(canvas: Canvas, own: Uint8Array, check: () => void): { canvas: Canvas; colours: Uint8Array } {
  const body = continueSubject(canvas, subjectCuts(canvas), check);
  if (!body) return { canvas, colours: own };
  const colours = own.slice();
  const subject = canvas.subject.slice();
  const { box, width } = canvas;
  for (let i = 0; i < subject.length; i++) {
    const x = i % width;
    const y = (i - x) / width;
    if (x >= box!.left && y >= box!.top && x < box!.left + box!.width && y < box!.top + box!.height) continue;
    subject[i] = 255 * Math.min(1, body.trust[i]!) + 0.5;
    for (let c = 0; c < 3; c++) colours[i * 3 + c] = Math.max(0, Math.min(255, body.rgb[i * 3 + c]! + 0.5));
  }
  return { canvas: { ...canvas, subject, rgb: colours }, colours };
}

/** Share of light that polished floors reflect at the viewing angle. */
const POLISH: Partial<Record<SettingName, number>> = {
  marble: 0.2,
  gallery: 0.16,
  palace: 0.2,
  boutique: 0.14,
  runway: 0.12,
  water: 0.16,
  interior: 0.08,
  atelier: 0.07,
  wood: 0.09,
  concrete: 0.05,
};

/** Settings in which a stylist would put an object on a block. */
const BLOCKS = new Set<SettingName>(['studio', 'marble', 'gallery', 'concrete', 'linen', 'boutique', 'palace']);

/** Surfaces that are photographed from above. */
const SURFACES = new Set<SettingName>(['studio', 'marble', 'linen', 'wood', 'concrete', 'sand', 'snow']);

/**
 * How the subject rests in its place. A cropped subject stands. Words decide otherwise; without them a floating subject
 * lies on a surface that is photographed from above, and a lying one floats where there is no such surface.
 */
function restIn({ rest, setting }: Place, { rest: own, cropped }: Footing): Rest {
  if (cropped) return 'stands';
  const wanted = rest ?? own;
  if (wanted === 'floats' && rest === null && SURFACES.has(setting)) return 'lies';
  return wanted === 'lies' && rest === null && !SURFACES.has(setting) ? 'floats' : wanted;
}

/** The noise of the camera in levels. */
function grainOf(canvas: Canvas, check: () => void): number {
  const { box, rgb, subject, width } = canvas;
  check();
  if (!box || canvas.cutOut) return USUAL_GRAIN;
  const mask = cutWindow(subject, width, 1, box).map((value) => (value > MAX_BACKGROUND_SUBJECT ? 255 : 0));
  const around = mask.map((value) => (value ? 0 : 1));
  const part = { width: box.width, height: box.height, rgb: cutWindow(rgb, width, 3, box), alpha: null, mask };
  const { grain } = readCapture(part, around);
  return Math.max(MIN_GRAIN, Math.min(MAX_GRAIN, grain));
}

/** The assumed position of a subject when none is visible. */
function nowhere({ width, height }: Canvas): Footing {
  const box = { left: width >> 2, top: height >> 2, width: width >> 1, height: height >> 1 };
  return { box, rest: 'stands', cropped: false, tall: false, foot: 1, seen: null };
}
