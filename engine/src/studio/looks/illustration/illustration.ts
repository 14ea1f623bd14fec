import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import type { InkPlane } from '../../../foundation/image/stroke.ts';
import { projectVertices } from '../../camera/camera.ts';
import { luminance, srgbFromLinear } from '../../materials/colour.ts';
import { HEIGHTS } from '../../body/body.ts';
import { lightRig } from '../../light/lights.ts';
import type { Frame } from '../../render/frame.ts';
import type { FinishRequest, LookRecipe } from '../../picture/look.ts';
import { subjectSize } from '../../parts/subject-size.ts';
import { drawInk } from './draw-ink.ts';
import { drawGesture } from './figure/gesture.ts';
import type { Gesture } from './figure/gesture.ts';
import { drawFigure } from './figure/draw-figure.ts';
import { headFitOf, portraitExtent } from './figure/head-fit.ts';
import type { Figure } from './figure/draw-figure.ts';
import { figureExtent, hasFigure, plainClothesOf, wearsFigure } from './figure/worn.ts';
import { paintCloth } from './paint-cloth.ts';
import { paintFigure } from './paint-figure.ts';
import { paintBackground } from './paint-background.ts';
import { SKIN } from './figure/sample-names.ts';
import { createSheet, sheetUnit } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { nameSamples, subjectLayers } from './subject-layers.ts';

/** Factor by which the legs of a fashion figure are lengthened. */
const LEG_STRETCH = 1.16;
/** Plain clothes in a portrait, which are mostly below its lower edge. */
const COVERED = { top: 'plain', bottom: 'plain' } as const;

/** A page of a fashion sketchbook: ink line and watercolour wash on cold-pressed paper. */
export const illustrationLook: LookRecipe = {
  name: 'illustration',
  stage(brief, staging) {
    const { camera } = staging;
    const fit = headFitOf(brief);
    const holds = fit
      ? portraitExtent(fit)
      : wearsFigure(brief) && !camera.withoutStand
        ? figureExtent(brief, LEG_STRETCH)
        : null;
    return {
      ...staging,
      rig: lightRig('sketch'),
      setting: null,
      samples: 2,
      channels: ['depth', 'normals', 'albedo'],
      stand: !wearsFigure(brief),
      ...(holds && { holds }),
      camera: {
        ...camera,
        elevation: camera.elevation > 1 ? camera.elevation : camera.elevation * (fit ? 0.3 : 0.6),
        ...(fit && { azimuth: camera.azimuth * 0.6 }),
        ...(wearsFigure(brief)
          ? { fillWidth: Math.min(0.9, camera.fillWidth * 1.1), fillHeight: Math.min(0.945, camera.fillHeight * 1.04) }
          : fit
            ? { fillWidth: 0.86, fillHeight: 0.84, centreHeight: 0.55 }
            : { fillWidth: camera.fillWidth * 0.94 }),
      },
    };
  },
  finish(request) {
    const { scene, camera, width, height, background, backgroundColour, seed, check } = request;
    const { samples } = request.frame;
    const gesture = gestureOf(request);
    const posed = drawGesture(request.frame, gesture);
    const fit = headFitOf(request.brief);
    const figure =
      hasFigure(scene, request.brief) || fit
        ? drawFigure({
            fit,
            camera,
            gesture,
            seed,
            parts: scene.parts,
            plainClothes: fit ? COVERED : plainClothesOf(request.brief, scene),
            width: posed.width,
            height: posed.height,
            pen: 0.62 * samples * sheetUnit(width, height),
          })
        : null;
    check();
    const step = 0.007 * subjectSize(scene);
    const frame = nameSamples(posed, scene, figure, step);
    const layers = subjectLayers(frame, scene, width, height, check);
    const asked = backgroundColour?.map(srgbFromLinear) as [number, number, number] | undefined;
    const sheet = createSheet({ width, height, paper: asked ?? PAPER_COLOUR, check });
    if (asked) primeSubject(sheet, layers);
    else if (background !== 'transparent')
      paintBackground(sheet, layers, {
        standing:
          fit === null && (figure !== null || (scene.presentation !== 'ghost' && scene.presentation !== 'board')),
        setting: request.brief.setting,
        seed,
        check,
      });
    const lips = figure ? shrink(figure.lips, width, height) : new Float32Array(width * height);
    paintFigure(sheet, layers, { lips, seed, strands: fit ? 2.6 : 1, check });
    paintCloth(sheet, layers, check);
    const ink = drawInk({ frame, width, height, unit: sheet.unit, step, stand: figure === null, check });
    if (figure) addPen(ink, figure, frame);
    const dark = backgroundColour !== null && luminance(backgroundColour) < 0.06;
    inkSheet(sheet, ink, dark ? PALE_INK : INK);
    return background === 'transparent' ? cutOut(sheet) : opaque(sheet);
  },
};

/** Natural white paper, sRGB. */
const PAPER_COLOUR: readonly [number, number, number] = [0.968, 0.953, 0.925];
const INK: readonly number[] = [0.075, 0.07, 0.085];
const PALE_INK: readonly number[] = [0.93, 0.91, 0.87];

/** The gesture of a figure, which has longer legs and stands on one leg. Products are not changed. */
function gestureOf({ scene, brief, camera, frame, seed }: FinishRequest): Gesture {
  const { width, height } = frame;
  if (!hasFigure(scene, brief)) return { waist: height, stretch: 1, metre: 1, axis: 0, swing: 0 };
  const { x, y } = projectVertices(new Float32Array([0, HEIGHTS.waist, 0, 0, 0, 0]), camera, width, height);
  const metre = (y[1]! - y[0]!) / HEIGHTS.waist;
  return { waist: y[0]!, stretch: LEG_STRETCH, metre, axis: x[0]!, swing: seed % 2 === 0 ? 1 : -1 };
}

/** Adds white gouache under the subject, without which a wash would disappear on coloured paper. */
function primeSubject({ colour }: Sheet, layers: ReturnType<typeof subjectLayers>): void {
  for (let k = 0; k < layers.cloth.length; k++) {
    const cover =
      0.93 * Math.min(1, layers.cloth[k]! + layers.skin[k]! + layers.hair[k]! + layers.shoes[k]! + layers.plain[k]!);
    for (let c = 0; c < 3; c++)
      colour[k * 3 + c] = colour[k * 3 + c]! + (PAPER_COLOUR[c]! - colour[k * 3 + c]!) * cover;
  }
}

function inkSheet({ colour, tooth, painted }: Sheet, { ink }: InkPlane, shade: readonly number[]): void {
  for (let k = 0; k < ink.length; k++) {
    if (ink[k]! <= 0) continue;
    const cover = 0.94 * Math.min(1, ink[k]! * (1.04 + 0.2 * tooth[k]!));
    for (let c = 0; c < 3; c++) colour[k * 3 + c] = colour[k * 3 + c]! + (shade[c]! - colour[k * 3 + c]!) * cover;
    painted[k] = Math.max(painted[k]!, ink[k]!);
  }
}

function opaque({ width, height, colour }: Sheet): EnginePixels {
  const data = new Uint8Array(colour.length);
  for (let i = 0; i < data.length; i++) data[i] = Math.min(255, Math.max(0, colour[i]! * 255 + 0.5));
  return { width, height, channels: 3, data };
}

function cutOut({ width, height, colour, painted }: Sheet): EnginePixels {
  const data = new Uint8Array(width * height * 4);
  for (let k = 0; k < painted.length; k++) {
    for (let c = 0; c < 3; c++) data[k * 4 + c] = Math.min(255, Math.max(0, colour[k * 3 + c]! * 255 + 0.5));
    data[k * 4 + 3] = 255 * Math.min(1, painted[k]!);
  }
  return { width, height, channels: 4, data };
}

/** Averages a plane of samples down to the size of the picture. */
function shrink({ ink, width, height }: InkPlane, across: number, down: number): Float32Array {
  const small = new Float32Array(across * down);
  const counts = new Float32Array(across * down);
  for (let y = 0; y < height; y++) {
    const row = Math.min(down - 1, Math.floor((y * down) / height)) * across;
    for (let x = 0; x < width; x++) {
      const k = row + Math.min(across - 1, Math.floor((x * across) / width));
      small[k] = small[k]! + ink[y * width + x]!;
      counts[k] = counts[k]! + 1;
    }
  }
  return small.map((sum, k) => sum / (counts[k] || 1));
}

/** Adds the pen strokes of the figure where clothes do not hide its skin. */
function addPen(plane: InkPlane, { pen }: Figure, { parts }: Frame): void {
  const seen = pen.ink.map((ink, k) => (parts[k] === SKIN ? ink : 0));
  const strokes = shrink({ ...pen, ink: seen }, plane.width, plane.height);
  for (let k = 0; k < strokes.length; k++) plane.ink[k] = Math.max(plane.ink[k]!, strokes[k]!);
}
