import { createInkPlane } from '../../../foundation/image/stroke.ts';
import type { InkPlane } from '../../../foundation/image/stroke.ts';
import type { Frame } from '../../render/frame.ts';
import type { FinishRequest, LookRecipe, Staging } from '../../picture/look.ts';
import { resample } from '../../picture/resample.ts';
import { srgbByte } from '../../materials/colour.ts';
import { drawArtworks } from './draw-artworks.ts';
import { drawConstruction } from './draw-construction.ts';
import { drawLettering } from './lettering.ts';
import { flatViews, viewLabel } from './views.ts';

/**
 * A technical flat: black lines on white paper for a pattern maker, front and back, with seams and stitches and no
 * shading.
 */
export const flatLook: LookRecipe = {
  name: 'flat',
  stage(brief, staging) {
    const seenFromAbove = staging.camera.elevation > 1;
    return {
      ...staging,
      // Only the shape is drawn, so no light is needed.
      rig: {
        name: 'none',
        boxes: [],
        environment: { sky: [1, 1, 1], horizon: [1, 1, 1], ground: [1, 1, 1] },
        exposure: 1,
      },
      unlit: true,
      setting: null,
      camera: seenFromAbove ? staging.camera : squareOn(staging.camera),
      samples: 3,
      channels: ['depth', 'normals', 'lines'],
      stand: false,
      ...(seenFromAbove ? {} : { turns: flatViews(brief).map((view) => view.turn) }),
    };
  },
  finish(request) {
    const { frame, scene, camera, brief, width, height, background } = request;
    const plane = createInkPlane(frame.width, frame.height);
    drawConstruction(plane, request);
    drawArtworks(plane, request);
    const letter = Math.max(7 * frame.samples, frame.height * 0.0125);
    if (scene.presentation !== 'board') {
      drawLettering(plane, viewLabel(brief, camera.azimuth), frame.width / 2, frame.height * 0.955, letter);
    }
    const picture = inkOnPaper(frame, plane, request);
    const alpha = background === 'transparent' ? alphaOf(frame, plane) : null;
    return resample({ width: frame.width, height: frame.height, colours: picture, alpha }, width, height);
  },
};

/** A camera from far away and straight ahead, because a technical drawing has no perspective. */
function squareOn(camera: Staging['camera']): Staging['camera'] {
  const { distance } = camera;
  return { azimuth: 0, elevation: 0, distance: distance * 5, fillWidth: 0.84, fillHeight: 0.83, centreHeight: 0.475 };
}

/** Black ink with a slight blue tint, sRGB. */
const INK: readonly number[] = [14, 14, 18];

function inkOnPaper(frame: Frame, { ink }: InkPlane, { backgroundColour, check }: FinishRequest): Uint8Array {
  const paper = backgroundColour ? backgroundColour.map(srgbByte) : [255, 255, 255];
  const out = new Uint8Array(ink.length * 3);
  for (let k = 0; k < ink.length; k++) {
    if (k % 65536 === 0) check();
    const cover = frame.coverage[k]! / 255;
    for (let c = 0; c < 3; c++) {
      const ground = paper[c]! + (255 - paper[c]!) * cover;
      out[k * 3 + c] = ground + (INK[c]! - ground) * ink[k]!;
    }
  }
  return out;
}

/** Alpha of a flat: the piece (white paper) and the ink are opaque, everything else is transparent. */
function alphaOf({ coverage }: Frame, { ink }: InkPlane): Uint8Array {
  const alpha = new Uint8Array(ink.length);
  for (let k = 0; k < ink.length; k++) alpha[k] = Math.max(coverage[k]!, 255 * ink[k]!);
  return alpha;
}
