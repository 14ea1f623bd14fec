import type { EnginePixels } from '../../../image-engine.ts';
import type { InkPlane } from '../../../image/stroke.ts';
import type { Brief } from '../../../prompt/brief.ts';
import { formRows } from '../../../prompt/vocabulary/forms.ts';
import { projectVertices } from '../../camera.ts';
import { luminance, srgbFromLinear } from '../../colour.ts';
import { HEIGHTS } from '../../body.ts';
import { lightRig } from '../../lights.ts';
import type { FinishRequest, LookRecipe } from '../../look.ts';
import { subjectSize } from '../line-work/subject-size.ts';
import { drawInk } from './draw-ink.ts';
import { elongate } from './elongate.ts';
import type { Elongation } from './elongate.ts';
import { drawFigure, hasFigure } from './figure.ts';
import { paintCloth } from './paint-cloth.ts';
import { paintFigure } from './paint-figure.ts';
import { paintGround } from './paint-ground.ts';
import { createSheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { nameSamples, subjectLayers } from './subject-layers.ts';

const LEG_STRETCH = 1.13;

/** A page of a fashion sketchbook: ink line and watercolour wash on cold-pressed paper. */
export const illustrationLook: LookRecipe = {
  name: 'illustration',
  stage(brief, staging) {
    const { camera } = staging;
    return {
      ...staging,
      rig: lightRig('sketch'),
      setting: null,
      samples: 2,
      channels: ['depth', 'normals', 'albedo'],
      stand: true,
      camera: {
        ...camera,
        elevation: camera.elevation > 1 ? camera.elevation : camera.elevation * 0.6,
        fillWidth: camera.fillWidth * 0.94,
        fillHeight: camera.fillHeight * (isWorn(brief) ? 0.81 : 1),
      },
    };
  },
  finish(request) {
    const { scene, camera, width, height, background, backgroundColour, seed, check } = request;
    const elongation = elongationOf(request);
    const { samples } = request.frame;
    const drawnOut = elongate(request.frame, { ...elongation, waist: elongation.waist * samples });
    const figure = drawFigure({ scene, camera, width, height, elongation });
    check();
    const frame = nameSamples(drawnOut, scene, figure);
    const layers = subjectLayers(frame, scene, width, height, check);
    const asked = backgroundColour?.map(srgbFromLinear) as [number, number, number] | undefined;
    const sheet = createSheet({ width, height, paper: asked ?? PAPER_COLOUR, check });
    if (asked) primeSubject(sheet, layers);
    else if (background !== 'transparent')
      paintGround(sheet, layers, {
        standing: scene.presentation !== 'ghost' && scene.presentation !== 'board',
        seed,
        check,
      });
    if (figure) paintFigure(sheet, layers, figure, seed, check);
    paintCloth(sheet, layers, check);
    const ink = drawInk({ frame, width, height, unit: sheet.unit, step: 0.007 * subjectSize(scene), check });
    const dark = backgroundColour !== null && luminance(backgroundColour) < 0.06;
    inkSheet(sheet, ink, dark ? PALE_INK : INK);
    return background === 'transparent' ? cutOut(sheet) : opaque(sheet);
  },
};

/** What is worn leaves room for a head above it and longer legs below. */
function isWorn({ pieces, hero }: Brief): boolean {
  const zone = formRows.find((row) => row.name === pieces[hero]?.form)?.zone;
  return zone === 'whole' || zone === 'upper' || zone === 'lower';
}

/** Natural white, sRGB. */
const PAPER_COLOUR: readonly [number, number, number] = [0.968, 0.953, 0.925];
const INK: readonly number[] = [0.075, 0.07, 0.085];
const PALE_INK: readonly number[] = [0.93, 0.91, 0.87];

/** Figures are drawn out below the waist; things keep their shape. */
function elongationOf({ scene, camera, width, height }: FinishRequest): Elongation {
  if (!hasFigure(scene)) return { waist: height, stretch: 1 };
  const { y } = projectVertices(new Float32Array([0, HEIGHTS.waist, 0]), camera, width, height);
  return { waist: y[0]!, stretch: LEG_STRETCH };
}

/** White body colour under the subject, without which a wash would vanish on coloured paper. */
function primeSubject({ colour }: Sheet, layers: ReturnType<typeof subjectLayers>): void {
  for (let k = 0; k < layers.cloth.length; k++) {
    const cover = 0.93 * Math.min(1, layers.cloth[k]! + layers.skin[k]! + layers.hair[k]! + layers.shoes[k]!);
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
