import { clamp } from '../../../geometry/interpolation.ts';
import type { Painter, Surface, SurfacePoint } from '../../material.ts';
import { grooveSlope, OWN_THREAD, shadeLine, stepSlope, stitchRow, tilt } from '../sewn/seam.ts';
import type { TailoredBody } from './body.ts';
import type { TailoredCut } from './cut.ts';
import { SLEEVE_RADIUS } from './set-in-sleeve.ts';

/** Metres outside a layer that lies on the cloth (negative inside), for the shade that it throws where it ends. */
export type LayerShade = (x: number, y: number) => number;

/** Seams, darts and the shade beside layers on the front and the back; a smooth lining inside. */
export function trunkDetail(
  cut: TailoredCut,
  body: TailoredBody,
  face: 1 | -1,
  layers: readonly LayerShade[],
): Painter {
  return (point, surface) => {
    if (point.back) {
      lining(point, surface);
      return;
    }
    const { x, y, z } = point;
    if (face > 0) {
      for (const layer of layers) {
        const outside = layer(x, y);
        if (outside > 0 && outside < 0.014) surface.occlusion *= 1 - 0.5 * Math.exp(-outside / 0.0038);
      }
      frontSeams(cut, x, y, surface);
    } else if (Math.abs(x) < 0.006) {
      tilt(surface, grooveSlope(x, 0.0008, 0.0015), 1, 0, 0);
      shadeLine(surface, x, 0.0012, 0.3);
    }
    const arm = body.trunk.armhole(x, y, z);
    if (arm < 0.012 && y > cut.armpit - 0.03) {
      tilt(surface, grooveSlope(arm, 0.0011, 0.0018), Math.sign(-x), 0, 0);
      shadeLine(surface, arm, 0.0016, 0.3);
    }
    if (y > cut.armpit + 0.06) {
      tilt(surface, grooveSlope(z, 0.0008, 0.0016), 0, 0, 1);
      shadeLine(surface, z, 0.0012, 0.2);
    }
    const low = body.hem(x, y, z);
    if (low < 0.05 && cut.trench) stitchRow(point, surface, low - 0.03, x + z, OWN_THREAD);
  };
}

/** Princess seams on waisted fronts, from the armhole over the bust to the waist and on to the hip. */
function frontSeams({ waisted, kind }: TailoredCut, x: number, y: number, surface: Surface): void {
  if (waisted < 0.4 || y > 1.27 || y < (kind === 'blazer' ? 0.905 : 0.95)) return;
  const line = 0.094 + 0.22 * (y - 1.08) * (y - 1.08);
  const off = Math.abs(x) - line;
  if (Math.abs(off) > 0.006) return;
  const fade = clamp((1.27 - y) / 0.03);
  tilt(surface, fade * grooveSlope(off, 0.0009, 0.0014), Math.sign(x), 0, 0);
  shadeLine(surface, off, 0.001, 0.22 * fade);
}

function lining(point: Readonly<SurfacePoint>, surface: Surface): void {
  // A facing of the cloth itself runs round the neck; below it hangs a lining of a deeper tone.
  if (point.y > 1.43) return;
  surface.r *= 0.62;
  surface.g *= 0.6;
  surface.b *= 0.6;
  surface.roughness = 0.42;
  surface.reflectance = 0.045;
  surface.sheen = 0;
}

/** A sleeve's seam down the outer back of the arm, and the crease where it is set in. */
export function sleeveDetail(cut: TailoredCut): Painter {
  return (point, surface) => {
    if (point.back) {
      lining(point, surface);
      return;
    }
    const { u, v, x } = point;
    const seam = Math.abs(u) - 1.7 * SLEEVE_RADIUS;
    if (Math.abs(seam) < 0.006 && u * x > 0) {
      tilt(surface, grooveSlope(seam, 0.0008, 0.0015), 0, 0, 1);
      shadeLine(surface, seam, 0.0012, 0.3);
    }
    if (cut.trench && v < 0.05) {
      stitchRow(point, surface, v - 0.03, u, OWN_THREAD);
      tilt(surface, -stepSlope(v - 0.031, 0.0006, 0.0016), 0, 1, 0);
    }
  };
}
