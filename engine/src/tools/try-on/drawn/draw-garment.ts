/** Draws the clothes of a scene on the body of a person in a photograph: in their pose, size and light. */
import type { GarmentCategory } from '../../../words/tasks/edit-task.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { Brief } from '../../../words/prompt/brief.ts';
import type { PictureScene } from '../../../words/prompt/picture-scene.ts';
import { formRowOf, layerOf } from '../../../words/prompt/vocabulary/form-facts.ts';
import { renderPicture } from '../../../studio/picture/take-picture.ts';
import type { FinishRequest } from '../../../studio/picture/look.ts';
import { developFrame } from '../../../studio/picture/tone.ts';
import { buildSubject } from '../../../studio/scene/build-scene.ts';
import { freedomOf } from '../../../studio/scene/freedom.ts';
import { isOfSleeve } from '../../../studio/scene/is-of-sleeve.ts';
import { studioLook } from '../../../studio/looks/studio.ts';
import type { WorkPicture } from '../body/work-picture.ts';
import type { FitWishes } from '../fit/fit-wishes.ts';
import type { DrawnCloth } from '../fit/draw-cloth.ts';
import type { LaidGarment } from '../fit/lay-garment.ts';
import { followArms } from './follow-arms.ts';
import { measureWearer } from './measure-wearer.ts';
import { photographLight, photographTint } from './photograph-light.ts';

/** Side in pixels of a picture whose meshes have a density of 1, and the highest density. */
const DETAIL_SIDE = 768;
const MAX_DETAIL = 1.2;
/** Rank of the garments that are worn open over others. */
const OVER = 3;
/** Share of a pixel that a sleeve covers from which an arm is in it. */
const SLEEVED = 0.5;

interface DrawRequest {
  /** The garment, from `wearablePiece`, and the scene that it is of. */
  readonly brief: Brief;
  readonly scene: PictureScene;
  readonly work: WorkPicture;
  readonly category: GarmentCategory;
  readonly wishes: FitWishes;
  /** Called while it is drawn; may throw to stop. */
  readonly check: () => void;
}

/** The garment as it lies in the working picture, before arms and hair in front of it and old clothes are dealt with. */
export function drawGarment({ brief, scene, work, category, wishes, check }: DrawRequest): LaidGarment {
  const body = measureWearer(work, wishes.looseness);
  const { wearer, camera } = body;
  const { width, height } = work.picture;
  const detail = Math.min(MAX_DETAIL, Math.max(width, height) / DETAIL_SIDE);
  const built = buildSubject({
    brief,
    fabric: scene.take.fabric ?? null,
    seed: scene.seed,
    detail,
    freedom: freedomOf(scene.guidance),
    wearer,
    check,
  });
  const subject = {
    ...built,
    parts: followArms(built.parts, (part) => isOfSleeve(part, brief), body, work.frame),
  };
  const rendered = renderPicture({
    look: studioLook,
    staging: {
      rig: photographLight(work),
      setting: null,
      camera: { azimuth: 0, elevation: 0, distance: 5, fillWidth: 1, fillHeight: 1, centreHeight: 0.5 },
      samples: 2,
      channels: [],
      stand: true,
    },
    subject,
    brief,
    seed: scene.seed,
    detail,
    background: 'transparent',
    colour: null,
    width,
    height,
    camera,
    coarse: false,
    onColours: () => undefined,
    report: check,
    check,
  });
  const { scene: shown } = rendered;
  const sleeved = shown.parts.map((part) => isOfSleeve(part, brief));
  const colours = developFrame(rendered.frame, rendered.exposure, null, check);
  const tint = photographTint(work);
  const layer = (wanted: (part: number) => boolean) => layerOfFrame(rendered, colours, tint, wanted);
  const trunk = layer((part) => shown.parts[part]!.piece >= 0 && !sleeved[part]);
  const sleeves = sleeved.includes(true) ? layer((part) => sleeved[part]!) : null;
  if (sleeves) besideSleeves(trunk, sleeves);
  return {
    trunk,
    sleeves,
    isOpen: layerOf(brief.pieces[0]!.form) >= OVER,
    isLegged: category === 'lower' && formRowOf(brief.pieces[0]!.form)?.legged === true,
    sleeveEnds: [0, 1].map((side) => sleeveEnd(sleeves, work, side + 1)) as [number, number],
    flat: null,
    body: layer((part) => shown.parts[part]!.piece < 0).alpha,
  };
}

/** The share and the colour of each pixel of the wanted parts of a frame. */
function layerOfFrame(
  { frame, width, height }: FinishRequest,
  colours: Uint8Array,
  tint: Rgb,
  wanted: (part: number) => boolean,
): DrawnCloth {
  const rgb = new Float32Array(width * height * 3);
  const alpha = new Float32Array(width * height);
  const per = frame.samples ** 2;
  for (let y = 0; y < frame.height; y++)
    for (let x = 0; x < frame.width; x++) {
      const k = y * frame.width + x;
      const part = frame.parts[k]!;
      if (part === 0 || !wanted(part - 1)) continue;
      const share = frame.coverage[k]! / 255;
      const i =
        Math.min(height - 1, Math.floor(y / frame.samples)) * width +
        Math.min(width - 1, Math.floor(x / frame.samples));
      alpha[i]! += share / per;
      for (let c = 0; c < 3; c++) rgb[3 * i + c]! += (colours[3 * k + c]! * tint[c]! * share) / per;
    }
  for (let i = 0; i < alpha.length; i++) if (alpha[i]! > 0) for (let c = 0; c < 3; c++) rgb[3 * i + c]! /= alpha[i]!;
  return { rgb, alpha };
}

/** The share of what a sleeve leaves of a pixel that the trunk covers: a seam between both shows nothing below. */
function besideSleeves({ alpha }: DrawnCloth, sleeves: DrawnCloth): void {
  for (let i = 0; i < alpha.length; i++)
    if (alpha[i]! > 0) alpha[i] = Math.min(1, alpha[i]! / Math.max(1e-3, 1 - sleeves.alpha[i]!));
}

/** Pixels along an arm down to which its sleeve reaches; 0 without a sleeve. */
function sleeveEnd(sleeves: DrawnCloth | null, { worn }: WorkPicture, zone: number): number {
  let end = 0;
  if (sleeves)
    for (let i = 0; i < worn.zone.length; i++)
      if (worn.zone[i] === zone && sleeves.alpha[i]! > SLEEVED) end = Math.max(end, worn.along[i]!);
  return end;
}
