/** Creates the new content of a mask, for the whole picture or for a small preview of it. */
import { boxOf, cutWindow, pasteWindow } from '../../foundation/image/hole-window.ts';
import { FIXED, FREE, stretchMembrane } from '../../foundation/image/membrane.ts';
import { completePicture } from '../completion/complete-picture.ts';
import type { Look } from '../../words/prompt/brief.ts';
import { zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import { clothe } from '../recolour/clothe.ts';
import { drawObject } from './draw-object.ts';
import { laySetting } from './lay-setting.ts';
import type { Picture } from '../../foundation/image/picture.ts';
import { placeObject, placeOf } from './place-object.ts';
import { readCapture } from '../../foundation/image/read-capture.ts';
import type { ClothFill, Fill } from '../reading/read-fill.ts';
import { readSceneLight } from '../shading/scene-light.ts';
import { subjectMatte } from './subject-matte.ts';
import { withoutIslands } from './without-islands.ts';
import { hidesSomething, roundMask } from './surroundings.ts';

interface FillRequest {
  readonly picture: Picture;
  readonly fill: Fill;
  readonly look: Look;
  /** 0 stays close to the picture, 1 departs freely. */
  readonly freedom: number;
  readonly seed: number;
  /** 0 to 255 per pixel: the worn garments that the mask refers to; null where it refers to none. */
  readonly worn: Uint8Array | null;
  /** The picture with the mask filled by a network, 3 bytes per pixel; null where there is none. */
  readonly completed: Uint8Array | null;
  /** Faster and less exact, for a preview. */
  readonly coarse: boolean;
  /** Called with the finished share, 0 to 1, every few milliseconds; may throw to stop. */
  readonly onStep: (share: number) => void;
}

export interface Filled {
  /** 3 bytes per pixel of the whole picture; pixels outside the mask are undefined. */
  readonly rgb: Uint8Array;
  /** The new alpha, 0 to 255 per pixel; null where the new content is opaque. */
  readonly alpha: Uint8Array | null;
  readonly note: string | null;
}

/** Mask values below this (of 255) are the end of a feather and hide nothing. */
export const HIDING = 6;

/** Margin around a mask of cloth that shows its surroundings, as a share of the size of the mask. */
const MARGIN = 0.12;
/** Pixels that are added to the margin around a mask of cloth. */
const MIN_MARGIN = 8;

export async function fillMask(request: FillRequest): Promise<Filled> {
  const { fill } = request;
  switch (fill.kind) {
    case 'complete':
      return { rgb: complete(request, request.onStep), alpha: completeAlpha(request), note: fill.note };
    case 'cloth':
      return { rgb: cover(request, fill.piece), alpha: request.picture.alpha, note: fill.note };
    case 'setting':
      return { rgb: await furnish(request, fill), alpha: null, note: fill.note };
    case 'object':
      return { ...(await addObject(request, fill.brief)), note: fill.note };
  }
}

/** Completions of four consecutive seeds go from the likeliest to freer ones. */
const VARIANTS = 4;

function complete(request: FillRequest, onStep: (share: number) => void): Uint8Array {
  const { picture, freedom, seed, coarse, completed } = request;
  const { width, height, rgb, mask } = picture;
  if (completed) return completed;
  if (coarse) return new Uint8Array(interpolateHidden(picture, rgb, 3, onStep));
  const hole = mask.map((value) => (value >= HIDING ? 1 : 0));
  const departure = (seed % VARIANTS) / (VARIANTS - 1);
  return completePicture({ width, height, rgb, hole, seed, freedom: departure * (0.4 + 0.6 * freedom), onStep });
}

/** Smoothly interpolates what the mask hides; `values` has `channels` per pixel, 0 to 255. */
function interpolateHidden(
  { width, height, mask }: Picture,
  values: Uint8Array,
  channels: number,
  onStep: (share: number) => void,
): Float32Array {
  const plane = new Float32Array(values);
  const state = mask.map((value) => (value >= HIDING ? FREE : FIXED));
  // A mask over the whole picture leaves no pixel to interpolate from.
  if (!state.includes(FIXED)) return plane;
  stretchMembrane(plane, state, width, height, channels, () => onStep(1));
  return plane.map((value) => Math.max(0, Math.min(255, value)));
}

/** Interpolates the transparency smoothly across the hole. */
function completeAlpha({ picture, onStep }: FillRequest): Uint8Array | null {
  const { alpha } = picture;
  return alpha && new Uint8Array(interpolateHidden(picture, alpha, 1, onStep));
}

/** Contrast of the folds for four variants of a dye. */
const CONTRASTS = [1, 1.16, 0.88, 1.06];

function cover(request: FillRequest, piece: ClothFill['piece']): Uint8Array {
  const { picture, freedom, seed, worn, onStep } = request;
  const { width, height, rgb, mask } = picture;
  const out = rgb.slice();
  const box = boxOf(mask, width, height);
  if (!box) return out;
  const margin = Math.round(MARGIN * Math.sqrt(box.width * box.height)) + MIN_MARGIN;
  const left = Math.max(0, box.left - margin);
  const top = Math.max(0, box.top - margin);
  const window = {
    left,
    top,
    width: Math.min(width, box.left + box.width + margin) - left,
    height: Math.min(height, box.top + box.height + margin) - top,
  };
  const part: Picture = {
    width: window.width,
    height: window.height,
    rgb: cutWindow(rgb, width, 3, window),
    alpha: null,
    mask: cutWindow(mask, width, 1, window),
  };
  const light = readSceneLight(picture, roundMask(picture));
  const matte = meantPart(part, worn && cutWindow(worn, width, 1, window), () => onStep(0));
  const contrast = CONTRASTS[seed % CONTRASTS.length]!;
  const laid = clothe({
    picture: part,
    matte,
    piece,
    light,
    contrast,
    freedom,
    seed,
    pictureHeight: height,
    onStep,
  });
  pasteWindow(out, width, 3, window, laid);
  return out;
}

/** The part of the mask that is covered: worn clothes without the person, or an object without its surroundings. */
function meantPart(part: Picture, worn: Uint8Array | null, check: () => void): Float32Array {
  const matte = subjectMatte(part, check);
  return worn ? matte.map((value, i) => Math.min(value, worn[i]! / 255)) : withoutIslands(part, matte, check);
}

function furnish(request: FillRequest, fill: Extract<Fill, { kind: 'setting' }>): Promise<Uint8Array> {
  const { picture, seed, coarse, onStep } = request;
  return laySetting({ picture, fill, seed, coarse, onStep, light: readSceneLight(picture, roundMask(picture)) });
}

async function addObject(
  request: FillRequest,
  brief: Extract<Fill, { kind: 'object' }>['brief'],
): Promise<Pick<Filled, 'rgb' | 'alpha'>> {
  const { picture, look, freedom, seed, coarse, onStep } = request;
  const place = placeOf(picture);
  if (!place) return picture;
  const near = roundMask(picture);
  const light = readSceneLight(picture, near);
  const zone = zoneOf(brief.pieces[brief.hero]!.form);
  const worn = zone === 'jewellery' || zone === 'head' || zone === 'neck';
  // A worn object is laid on a body that has to stay; a standing one replaces what was there.
  const cleared = worn || !hidesSomething(picture, near) ? null : complete(request, (share) => onStep(0.4 * share));
  const from = cleared ? 0.4 : 0;
  const thing = await drawObject({
    brief,
    look,
    seed,
    freedom,
    coarse,
    fromRight: light.fromRight > 0,
    width: place.width,
    height: place.height,
    onStep: (share) => onStep(from + (0.95 - from) * share),
  });
  const rest = worn ? 'worn' : 'stands';
  const capture = readCapture(picture, near);
  const { rgb, cover } = await placeObject({
    picture,
    background: cleared ?? picture.rgb,
    thing,
    rest,
    light,
    capture,
    seed,
  });
  const under = cleared ? completeAlpha(request) : picture.alpha;
  return { rgb, alpha: under && under.map((value, i) => Math.max(value, 255 * Math.min(1, cover[i]!))) };
}
