import type { PictureOnPiece } from '@kenna/contract/engine-task';
import { EngineError } from '../foundation/task/engine-error.ts';
import type { EnginePixels } from '../foundation/image/pixels.ts';
import type { GenerateTask } from '../words/tasks/generate-task.ts';
import type { PictureScene, Take } from '../words/prompt/picture-scene.ts';
import { MAX_ARTWORKS } from '../words/prompt/artwork.ts';
import { artPlaceWords, techniqueRows } from '../words/prompt/vocabulary/artwork-words.ts';
import { DRAWN_BUILDS, DRAWN_POSES, finishRows } from '../words/prompt/vocabulary/figures.ts';
import { fabricRows } from '../words/prompt/vocabulary/fabrics.ts';
import { lightRows, settingRows, viewRows } from '../words/prompt/vocabulary/scenes.ts';

/** Limits of a source picture's sides in pixels. */
const MIN_SIDE = 16;
const MAX_SIDE = 6000;
/** Maximum number of pictures of one task with different compositions of the words. */
const MAX_PICTURES = 4;
/** Maximum number of pictures of one task that show one scene. */
const MAX_TAKES = 8;

/**
 * Checks that the values of a task can be drawn.
 * @throws EngineError `bad_input` that names the first value that cannot.
 */
export function checkTask(task: GenerateTask): void {
  inRange('width', task.width, 64, 3000);
  inRange('height', task.height, 64, 3000);
  inRange('count', task.count, 1, task.takes ? MAX_TAKES : MAX_PICTURES);
  checkGuidance('guidance', task.guidance);
  const { background } = task;
  if (background !== null && background !== 'transparent' && !/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(background)) {
    refuse(`background must be a hex colour or 'transparent', not ${background}`);
  }
  if (task.scene) checkScene(task.scene);
  checkPictures(task.pictures ?? []);
  if (!task.takes) return;
  if (task.takes.length !== task.count) {
    refuse(`takes must be as many as count, ${task.count}, not ${task.takes.length}`);
  }
  task.takes.forEach((take, index) => checkTake(`takes[${index}]`, take));
}

function checkPictures(pictures: readonly PictureOnPiece[]): void {
  if (pictures.length > MAX_ARTWORKS) refuse(`pictures must be at most ${MAX_ARTWORKS}, not ${pictures.length}`);
  for (const [index, { source, technique, part, u, v, turn, width_mm: width }] of pictures.entries()) {
    const name = `pictures[${index}]`;
    if (typeof source !== 'string') checkPixels(`${name}.source`, source);
    if (!techniqueRows.some((row) => row.name === technique)) refuse(`${name}.technique must not be ${technique}`);
    if (!artPlaceNames.has(part)) refuse(`${name}.part must not be ${part}`);
    if (![u, v, turn, width ?? 1].every(Number.isFinite)) refuse(`${name} must have finite measures`);
  }
}

const artPlaceNames: ReadonlySet<string> = new Set(artPlaceWords.values());

/** @throws EngineError `bad_input`. */
export function checkScene({ version, brief, seed, guidance, take }: PictureScene): void {
  if (version !== 1 && version !== 2) refuse(`scene.version must be 1 or 2, not ${String(version)}`);
  if (!Array.isArray(brief?.pieces)) refuse('scene.brief must be a brief as the engine gave it');
  inRange('scene.seed', seed, 0, 2 ** 32 - 1);
  checkGuidance('scene.guidance', guidance);
  checkTake('scene.take', take);
}

const named = (names: readonly string[]) => names.map((name) => ({ name }));
const CHOICES: Readonly<Record<Exclude<keyof Take, 'colour'>, readonly { readonly name: string }[]>> = {
  view: viewRows,
  light: lightRows,
  setting: settingRows,
  fabric: fabricRows,
  build: named(DRAWN_BUILDS),
  pose: named(DRAWN_POSES),
  finish: finishRows,
};

function checkTake(name: string, take: Take): void {
  if (typeof take !== 'object' || take === null) refuse(`${name} must be an object`);
  for (const [field, rows] of Object.entries(CHOICES)) {
    const value = take[field as keyof typeof CHOICES];
    if (value !== undefined && !rows.some((row) => row.name === value)) {
      refuse(`${name}.${field} must be a ${field} of the vocabulary, not ${String(value)}`);
    }
  }
  if (take.colour !== undefined && !/^#[0-9a-f]{6}$/.test(take.colour)) {
    refuse(`${name}.colour must be # and six lower-case digits, not ${String(take.colour)}`);
  }
}

/** @throws EngineError `bad_input`. */
export function checkPixels(name: string, { width, height, channels, data }: EnginePixels): void {
  inRange(`${name}.width`, width, MIN_SIDE, MAX_SIDE);
  inRange(`${name}.height`, height, MIN_SIDE, MAX_SIDE);
  if (channels !== 3 && channels !== 4) refuse(`${name}.channels must be 3 or 4, not ${String(channels)}`);
  const bytes = width * height * channels;
  if (data.length !== bytes) refuse(`${name}.data must have ${bytes} bytes, not ${data.length}`);
}

/** @throws EngineError `bad_input`. */
export function checkGuidance(name: string, value: number): void {
  if (!(value >= 1 && value <= 30)) refuse(`${name} must be 1 to 30, not ${value}`);
}

/** @throws EngineError `bad_input`. */
export function inRange(name: string, value: number, low: number, high: number): void {
  if (!Number.isInteger(value) || value < low || value > high) {
    refuse(`${name} must be a whole number from ${low} to ${high}, not ${value}`);
  }
}

/** @throws EngineError `bad_input`. */
export function refuse(message: string): never {
  throw new EngineError('bad_input', message);
}
