/**
 * Draws a picture from a scene: the brief becomes parts, the parts a lit scene, and the look renders it. Called by the
 * studio's threads, also by operations that draw a changed scene. The same task and scene give the same pixels; drawing
 * uses one core.
 */
import type { EngineRemark } from '@kenna/contract/engine-task';
import { EngineError } from '../../foundation/task/engine-error.ts';
import type { DrawingStage, EngineProgress } from '../../foundation/task/engine-progress.ts';
import type { EngineImage, GenerateTask } from '../../words/tasks/generate-task.ts';
import type { Hex } from '../../foundation/colour/hex.ts';
import type { ShownColour } from '../../foundation/colour/shown-colour.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { PictureScene } from '../../words/prompt/picture-scene.ts';
import type { Brief, Piece } from '../../words/prompt/brief.ts';
import { namesPerson } from '../../words/prompt/read-figure.ts';
import { formLabel } from '../../words/prompt/vocabulary/form-facts.ts';
import { styleOfLook } from '../../words/prompt/vocabulary/looks.ts';
import type { Staging } from '../../studio/picture/look.ts';
import { isNamedColour } from '../../studio/dressing/is-named-colour.ts';
import { drawnBrief } from '../../studio/picture/apply-take.ts';
import { subjectOf } from '../../studio/scene/cached-subjects.ts';
import { wearsFigure } from '../../studio/scene/dress-figure.ts';
import { linearFromHex } from '../../studio/materials/colour.ts';
import { composePicture, lightFor, rigOf } from '../../studio/picture/composition.ts';
import { freedomOf } from '../../studio/scene/freedom.ts';
import type { Subject } from '../../studio/scene/subject.ts';
import { lookOf } from '../../studio/looks/index.ts';
import { placePictures } from '../../tools/artwork/place-pictures.ts';
import { softenEdges } from '../../foundation/image/soften-edges.ts';
import { drawTile } from '../../studio/textile/draw-tile.ts';
import { designTextile, isArtwork } from '../../studio/textile/textile-design.ts';
import { seenPictures, type TakenView } from '../../studio/picture/seen-pictures.ts';
import { takeViews } from '../../studio/picture/take-views.ts';

export interface GenerateOptions {
  /** Index of the picture within the task, from 0. */
  readonly index: number;
  /** Called every few milliseconds; when it returns true the work stops with a `cancelled` error. */
  readonly isCancelled: () => boolean;
  /** Called with the progress of this picture alone, 0 to 1, never decreasing. Without it, no preview is drawn. */
  readonly onProgress?: (progress: EngineProgress) => void;
}

/** Longest side of a preview in pixels. */
const PREVIEW_SIDE = 144;
/** Mesh density of a preview, where 1 is that of a picture of 768 pixels. */
const PREVIEW_DETAIL = 0.18;

/** When each stage begins and how long it lasts, as shares of one picture's time. */
const STAGES: Readonly<Record<DrawingStage, readonly [from: number, length: number]>> = {
  reading: [0, 0.04],
  shaping: [0.04, 0.16],
  lighting: [0.2, 0.2],
  shading: [0.4, 0.5],
  finishing: [0.9, 0.1],
};

/**
 * Draws one picture of a task: `scene` decides the content, `task` the size and style.
 * @throws EngineError `cancelled`.
 */
export async function generateImage(
  given: GenerateTask,
  asked: PictureScene,
  options: GenerateOptions,
): Promise<EngineImage> {
  const { index } = options;
  const check = () => {
    if (options.isCancelled()) throw new EngineError('cancelled', 'The picture was cancelled.');
  };
  const { scene, remarks: notPlaced } = placePictures(asked, given.pictures ?? [], check);
  const { brief, seed } = scene;
  const task = brief.askedLook === undefined ? given : { ...given, look: brief.askedLook };
  let furthest = 0;
  const report = (stage: DrawingStage, share: number, preview?: EnginePixels) => {
    check();
    const [from, length] = STAGES[stage];
    furthest = Math.max(furthest, from + length * share);
    options.onProgress?.({ imageIndex: index, stage, fraction: furthest, ...(preview ? { preview } : {}) });
  };
  report('reading', 0);
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(task.width, task.height));
  const small = {
    width: Math.max(16, Math.round(task.width * scale)),
    height: Math.max(16, Math.round(task.height * scale)),
  };
  if (options.onProgress) {
    const preview = await picture(task, scene, {
      ...small,
      coarse: true,
      report: check,
      check,
      onColours: () => {},
      onSubject: () => {},
    });
    report('shaping', 0, preview);
  }
  const seen = whatIsShown();
  const sizes = { width: task.width, height: task.height };
  const pixels = await picture(task, scene, { ...sizes, coarse: false, report, check, ...seen.hooks });
  report('finishing', 1);
  const { colours: shownColours } = seen.shown;
  return { index, seed, pixels, brief, scene, shownColours, remarks: remarksOf(brief, given, seen.shown, notPlaced) };
}

/**
 * Draws the coarse picture of a scene in the size of the task, with one sample for each pixel, few directions of light
 * and no fur: form, pose, cloth, colours and light are those of the picture that `generateImage` draws of the same
 * scene.
 * @throws EngineError `cancelled`.
 */
export async function previewImage(
  given: GenerateTask,
  asked: PictureScene,
  { index, isCancelled }: Omit<GenerateOptions, 'onProgress'>,
): Promise<EngineImage> {
  const check = () => {
    if (isCancelled()) throw new EngineError('cancelled', 'The preview was cancelled.');
  };
  const { scene, remarks: notPlaced } = placePictures(asked, given.pictures ?? [], check);
  const { brief, seed } = scene;
  const task = brief.askedLook === undefined ? given : { ...given, look: brief.askedLook };
  const seen = whatIsShown();
  const sizes = { width: task.width, height: task.height };
  const views: TakenView[] = [];
  const onView = (view: TakenView) => void views.push(view);
  const drawn = await picture(task, scene, { ...sizes, coarse: true, report: check, check, onView, ...seen.hooks });
  const pixels = softenEdges(drawn);
  const { colours: shownColours } = seen.shown;
  const remarks = remarksOf(brief, given, seen.shown, notPlaced);
  return { index, seed, pixels, brief, scene, shownColours, remarks, placed: seenPictures(brief, views) };
}

/** CIEDE2000 above which the shown colour is named beside an asked code. */
const NOTICEABLE = 3;

/** What is known of a picture after it was drawn. */
interface Shown {
  colours: readonly ShownColour[];
  remarks: readonly string[];
}

/** Collects what is shown while a picture is drawn. */
function whatIsShown(): { readonly shown: Readonly<Shown>; readonly hooks: Pick<Pass, 'onColours' | 'onSubject'> } {
  const shown: Shown = { colours: [], remarks: [] };
  return {
    shown,
    hooks: {
      onColours: (colours) => {
        shown.colours = colours;
      },
      onSubject: ({ parts }) => {
        shown.remarks = [...new Set(parts.flatMap((part) => part.remarks ?? []))];
      },
    },
  };
}

/** How the picture differs from the words and from the model. */
function remarksOf(
  brief: Brief,
  { look, prompt }: GenerateTask,
  { colours, remarks }: Readonly<Shown>,
  notPlaced: readonly string[],
): readonly EngineRemark[] {
  const { askedLook } = brief;
  const isOtherLook = askedLook !== undefined && askedLook !== look;
  const isChosen = isArtwork(brief) && brief.pieces[brief.hero]!.pattern === null;
  const others = [
    ...(isOtherLook ? [`Drawn as ${styleOfLook(askedLook)}, because your words ask for it.`] : []),
    ...(isChosen ? [PRINT_CHOSEN] : []),
    ...(wearsFigure(brief) && namesPerson(prompt) ? [NO_PEOPLE] : []),
    ...(wearsFigure(brief) && brief.basics ? [addedBasics(brief.basics)] : []),
    ...notPlaced,
    ...remarks,
    ...colours
      .filter(({ asked, difference }) => difference > NOTICEABLE && !isNamedColour(asked))
      .map(({ asked, shown }) => colourLimited(asked, shown)),
  ];
  return [
    ...others.map((words): EngineRemark => ({ kind: 'other', words })),
    ...(brief.notDrawn ?? []).map(({ words }): EngineRemark => ({ kind: 'not_drawn', words })),
  ];
}

function addedBasics(basics: readonly Piece[]): string {
  const labels = basics.map(({ form }) => formLabel(form));
  const plain = labels.length === 1 && basics[0]!.form === 'shirt' ? 'a plain one' : 'plain ones';
  return `Your words name no ${labels.join(' and no ')}: the mannequin wears ${plain}.`;
}

const NO_PEOPLE = 'The built-in engine draws no people: a mannequin wears the clothes.';

const PRINT_CHOSEN = 'These words name no print that the built-in engine knows: this one is in their colours.';

const colourLimited = (asked: Hex, shown: Hex) =>
  `The colour ${asked} is shown as ${shown}, the nearest that this cloth reaches in this light.`;

interface Pass {
  readonly width: number;
  readonly height: number;
  readonly coarse: boolean;
  readonly report: (stage: DrawingStage, share: number) => void;
  readonly check: () => void;
  readonly onColours: (shown: readonly ShownColour[]) => void;
  readonly onSubject: (subject: Subject) => void;
  readonly onView?: (view: TakenView) => void;
}

async function picture(task: GenerateTask, scene: PictureScene, pass: Pass): Promise<EnginePixels> {
  const look = lookOf(task.look);
  const { seed } = scene;
  const brief = drawnBrief(scene);
  const freedom = freedomOf(scene.guidance);
  const detail = pass.coarse ? PREVIEW_DETAIL : meshDetail(task);
  const { colour, below } = plainColours(task, brief);
  pass.report('shaping', 0);
  if (isArtwork(brief)) return textilePicture(task, brief, seed, freedom, pass);
  const subject = subjectOf({ brief, fabric: scene.take.fabric ?? null, seed, detail, freedom, check: pass.check });
  pass.onSubject(subject);
  const staged = look.stage(brief, {
    rig: rigOf(brief, subject),
    setting: task.background === null ? (brief.setting ?? 'studio') : 'studio',
    camera: composePicture(brief, subject, seed, freedom),
    samples: task.highQuality ? 3 : 2,
    channels: [],
    ...(brief.backdrop ? { backdrop: linearFromHex(brief.backdrop.hex) } : {}),
    stand: true,
  });
  const staging = { ...staged, rig: lightFor(staged.rig, seed) };
  const { background } = task;
  pass.report('shaping', 1);
  const onColours = isExact(scene, brief, staging) && task.look === 'studio' ? pass.onColours : null;
  const request = { look, staging, subject, brief, seed, detail, colour, colourBelow: below, background };
  return takeViews({ ...request, ...pass, onColours });
}

/** Whether the light is that of a catalogue, which shows colours as they are; other lights and places have a mood. */
function isExact({ version }: PictureScene, { light }: Brief, { setting }: Staging): boolean {
  return version === 2 && light === null && setting === 'studio';
}

/** The exact colours of a plain background, which a chosen one has in every look and one of the words in a photograph. */
function plainColours({ background, look }: GenerateTask, { setting, backdrop, plainBackground }: Brief) {
  if (background === 'transparent') return { colour: null };
  if (background !== null) return { colour: linearFromHex(background) };
  const isPlain = backdrop !== null && (setting === null || setting === 'studio');
  if (!plainBackground || !isPlain || look !== 'studio') return { colour: null };
  const { hex, below } = plainBackground;
  return { colour: linearFromHex(hex), below: below === null ? undefined : linearFromHex(below) };
}

/** Draws a textile as its flat artwork, without shaping or lighting. */
function textilePicture(task: GenerateTask, brief: Brief, seed: number, freedom: number, pass: Pass): EnginePixels {
  const { width, height } = pass;
  const design = designTextile(brief, seed, freedom, width / height);
  return drawTile({ design, look: task.look, width, height, onStep: (share) => pass.report('shading', share) });
}

/** Mesh density by picture size: triangles are about as large as a sample, up to a limit set by memory. */
function meshDetail({ width, height }: GenerateTask): number {
  return Math.min(1.35, Math.max(0.3, Math.max(width, height) / 768));
}
