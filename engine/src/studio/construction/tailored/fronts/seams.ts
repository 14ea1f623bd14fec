import type { Rgb } from '../../../../foundation/raster/softbox.ts';
import { clamp } from '../../../../foundation/geometry/interpolation.ts';
import type { Painter, Surface, SurfacePoint } from '../../../materials/material.ts';
import { grooveSlope, OWN_THREAD, shadeLine, stepSlope, stitchRow, tilt } from '../../sewing/seam.ts';
import type { TailoredBody } from '../trunk/body.ts';
import type { TailoredCut } from '../cut/cut.ts';
import { denimSeam } from '../trimmings/denim.ts';
import { SLEEVE_RADIUS } from '../trunk/set-in-sleeve.ts';
import { RIB } from '../trunk/trunk.ts';

/** Distance in metres outside a layer on the fabric, negative inside, for the shade at the layer's edge. */
export type LayerShade = (x: number, y: number) => number;

/** Paints seams, darts and the shade beside layers on the front and the back, and a smooth lining inside. */
export function trunkDetail(
  cut: TailoredCut,
  body: TailoredBody,
  face: 1 | -1,
  layers: readonly LayerShade[],
): Painter {
  const edge = ({ x, y, z }: Readonly<SurfacePoint>, own: 1 | -1) =>
    Math.min(body.neckline(x, y, z), own > 0 ? Math.abs(x - cut.lap + body.parting(y)) : 1);
  return (point, surface) => {
    if (point.back) {
      lining(cut, point, surface);
      return;
    }
    const { x, y, z } = point;
    if (face > 0) {
      for (const layer of layers) {
        const outside = layer(x, y);
        if (outside > 0 && outside < 0.014) surface.occlusion *= 1 - 0.5 * Math.exp(-outside / 0.0038);
      }
      if (cut.drawcord && Math.abs(y - 1.075) < 0.02) {
        for (const row of [1.0635, 1.0865]) stitchRow(point, surface, y - row, x, OWN_THREAD);
      }
      if (cut.toggles.length > 0) yoke(point, surface, y - 1.325 - 0.7 * x * x);
      if (!cut.cape && !cut.drawcord && !cut.denim && !cut.ribbed && cut.quilt === 0) frontSeams(cut, x, y, surface);
    } else {
      if (cut.toggles.length > 0) yoke(point, surface, y - 1.3 - 0.6 * x * x);
      if (Math.abs(x) < 0.006) backSeam(cut, x, body.hem(x, y, z), surface);
    }
    const arm = body.trunk.armhole(x, y, z);
    if (cut.raglan && y > cut.armpit) {
      const line = raglanLine(cut, y) - Math.abs(x);
      tilt(surface, grooveSlope(line, 0.0011, 0.0018), Math.sign(-x), 0, 0);
      shadeLine(surface, line, 0.0016, 0.35);
    } else if (arm < 0.012 && y > cut.armpit - 0.03) {
      tilt(surface, grooveSlope(arm, 0.0011, 0.0018), Math.sign(-x), 0, 0);
      shadeLine(surface, arm, 0.0016, 0.3);
    }
    if (y > cut.armpit + 0.06) {
      tilt(surface, grooveSlope(z, 0.0008, 0.0016), 0, 0, 1);
      shadeLine(surface, z, 0.0012, 0.2);
    }
    const low = body.hem(x, y, z);
    if (cut.topStitched && !cut.denim) topStitches(cut, point, surface, { arm, low, face });
    if (cut.ribbed) rib(point, surface, low);
    if (cut.braid) braid(point, surface, Math.min(low, edge(point, face)), cut.braid);
    if (low < 0.05 && cut.trench) stitchRow(point, surface, low - 0.03, x + z, OWN_THREAD);
  };
}

/** Distance in metres of a row of stitches from its seam. */
const BESIDE = 0.005;
/** Height in metres of the row above a hem. */
const HEM_ROW = 0.03;

/** Paints rows of stitches in a named colour beside armholes, shoulder and princess seams, centre back and hem. */
function topStitches(
  cut: TailoredCut,
  point: Readonly<SurfacePoint>,
  surface: Surface,
  { arm, low, face }: { readonly arm: number; readonly low: number; readonly face: 1 | -1 },
): void {
  const { x, y, z } = point;
  if (cut.raglan && y > cut.armpit)
    stitchRow(point, surface, Math.abs(raglanLine(cut, y) - Math.abs(x)) - BESIDE, y, OWN_THREAD);
  else if (y > cut.armpit - 0.03) stitchRow(point, surface, arm - BESIDE, y + z, OWN_THREAD);
  if (y > cut.armpit + 0.06) stitchRow(point, surface, Math.abs(z) - BESIDE, x, OWN_THREAD);
  if (!cut.ribbed && !cut.trench) stitchRow(point, surface, low - HEM_ROW, x + z, OWN_THREAD);
  if (face < 0) stitchRow(point, surface, Math.abs(x) - BESIDE, y, OWN_THREAD);
  else if (cut.waisted >= 0.4 && !cut.cape && !cut.drawcord && !cut.ribbed && cut.quilt === 0)
    if (y < 1.26 && y > cut.kind.seamEnd)
      stitchRow(point, surface, Math.abs(Math.abs(x) - princessLine(y)) - BESIDE, y, OWN_THREAD);
}

/** Paints the columns of a knitted band up to `RIB` metres above the edge of a garment. */
function rib(point: Readonly<SurfacePoint>, surface: Surface, low: number): void {
  if (low > RIB + 0.006) return;
  tilt(surface, stepSlope(low - RIB, 0.002, 0.002), 0, 1, 0);
  shadeLine(surface, low - RIB, 0.002, 0.4);
  if (low > RIB) return;
  ribs(point, surface);
}

/** Paints knitted columns along v, 4.6 mm apart. */
export function ribs(point: Readonly<SurfacePoint>, surface: Surface): void {
  const turn = (Math.PI * 2) / 0.0046;
  const shown = clamp(0.0046 / point.footprint / 2 - 0.5);
  const level = Math.hypot(point.nx, point.nz) || 1;
  tilt(surface, 0.75 * shown * Math.cos(point.u * turn), point.nz / level, 0, -point.nx / level);
  surface.occlusion *= 0.82 + 0.18 * shown * Math.sin(point.u * turn);
  surface.roughness = 0.9;
  surface.coat = 0;
  surface.specular *= 0.5;
}

/** Height of the back vent in metres. */
const VENT = 0.2;

/** Paints the centre seam of the back, which opens into a vent where one side overlaps the other. */
function backSeam({ kind, cape, quilt }: TailoredCut, x: number, low: number, surface: Surface): void {
  if (low < VENT && kind.backVent && !cape && quilt === 0) {
    tilt(surface, stepSlope(x, 0.003, 0.0012), 1, 0, 0);
    shadeLine(surface, x + 0.0008, 0.0016, 0.55);
    return;
  }
  tilt(surface, grooveSlope(x, 0.0008, 0.0015), 1, 0, 0);
  shadeLine(surface, x, 0.0012, 0.3);
}

/** Paints a plaited braid along an edge of a jacket without lapels, 13 mm wide, with fringed outermost yarns. */
export function braid(point: Readonly<SurfacePoint>, surface: Surface, inside: number, [r, g, b]: Rgb): void {
  if (inside > 0.014) return;
  const across = inside / 0.0065 - 1;
  const along = (point.x + point.y + point.z) * 900;
  const twist = Math.sin(along + across * 2.4 * Math.sign(Math.sin(inside * 480)));
  tilt(surface, 0.35 * across, 0, 1, 0);
  const cover = inside < 0.013 ? 1 : 0.5;
  const tone = 1 + 0.3 * twist;
  surface.r += (r * tone - surface.r) * cover;
  surface.g += (g * tone - surface.g) * cover;
  surface.b += (b * tone - surface.b) * cover;
  surface.occlusion *= 1 - 0.3 * Math.abs(across);
}

/** Paints the centre of a braid, for edges too narrow to show more of it. */
export function braided(colour: Rgb): Painter {
  return (point, surface) => braid(point, surface, 0.0065, colour);
}

/** Seam of a raglan sleeve from the neck to the armpit: distance in metres from the centre, by height. */
function raglanLine({ armpit, shoulder }: TailoredCut, y: number): number {
  const down = clamp((1.472 - y) / (1.472 - armpit));
  return 0.07 + (shoulder[0] - 0.105) * Math.pow(down, 0.7);
}

/** Distance in metres of a princess seam from the centre, by height. */
const princessLine = (y: number): number => 0.094 + 0.22 * (y - 1.08) * (y - 1.08);

/** Paints princess seams on waisted fronts, from the armhole over the bust to the waist and on to the hip. */
function frontSeams({ waisted, kind }: TailoredCut, x: number, y: number, surface: Surface): void {
  if (waisted < 0.4 || y > 1.27 || y < kind.seamEnd) return;
  const off = Math.abs(x) - princessLine(y);
  if (Math.abs(off) > 0.006) return;
  const fade = clamp((1.27 - y) / 0.03);
  tilt(surface, fade * grooveSlope(off, 0.0009, 0.0014), Math.sign(x), 0, 0);
  shadeLine(surface, off, 0.001, 0.22 * fade);
}

/** Height in metres inside the back at which the facing ends and the lining begins. */
const FACING = 1.435;
/** Place and size of the label in metres. */
const LABEL = { y: 1.4, halfWidth: 0.034, halfHeight: 0.0135 };

/** Paints the lower edge of a second layer over the shoulders, stitched down 6 mm from the edge. */
function yoke(point: Readonly<SurfacePoint>, surface: Surface, above: number): void {
  if (Math.abs(above) > 0.012) return;
  tilt(surface, stepSlope(above, 0.0022, 0.0016), 0, 1, 0);
  shadeLine(surface, above + 0.001, 0.0016, 0.3);
  stitchRow(point, surface, above - 0.006, point.x, OWN_THREAD);
}

/** Paints the inside: a facing of the cloth round the neck with a woven label below it, then a smooth lining. */
function lining(cut: TailoredCut, point: Readonly<SurfacePoint>, surface: Surface): void {
  const { x, y, z } = point;
  // Light enters through the open neck and front, more than the baked sky light accounts for.
  surface.occlusion = 1.5;
  const facing = FACING + 0.9 * x * x;
  if (y > facing) {
    // The facing lies under the collar, behind a narrow opening, and would look like a hole if it were not brightened.
    surface.occlusion = 3.2;
    for (const channel of ['r', 'g', 'b'] as const) surface[channel] /= 0.7;
    shadeLine(surface, y - facing, 0.0012, 0.35);
    return;
  }
  if (cut.lining) [surface.r, surface.g, surface.b] = cut.lining;
  silk(point, surface, cut.lining !== null);
  if (z > -0.03) return;
  // A pleat at the centre back leaves space for the arms to move.
  tilt(surface, grooveSlope(x, 0.0016, 0.0028), 1, 0, 0);
  shadeLine(surface, x, 0.002, 0.3);
  const side = LABEL.halfWidth - Math.abs(x);
  const top = LABEL.halfHeight - Math.abs(y - LABEL.y);
  if (side > 0 && top > 0) label(x, y, Math.min(side, top), surface);
}

/** Paints lining cloth in the garment's hue, lighter than a dark cloth and darker than a pale one. */
function silk(point: Readonly<SurfacePoint>, surface: Surface, named: boolean): void {
  const light = 0.3 * surface.r + 0.6 * surface.g + 0.1 * surface.b;
  const target = named ? 0.01 + 0.6 * light : 0.075 + 0.32 * light;
  const k = target / Math.max(0.008, light);
  const grey = named ? 0.05 : 0.35;
  const twill = 1 + 0.05 * Math.sin((point.u + point.v) * 2600) * clamp(0.0016 / point.footprint - 0.8);
  surface.r = (surface.r * k * (1 - grey) + target * grey) * twill;
  surface.g = (surface.g * k * (1 - grey) + target * grey) * twill;
  surface.b = (surface.b * k * (1 - grey) + target * grey) * twill;
  surface.roughness = 0.4;
  surface.reflectance = 0.05;
  surface.specular = 0.7;
  surface.sheen = 0;
}

/** Paints a woven label of pale satin with a line of small lettering. */
function label(x: number, y: number, edge: number, surface: Surface): void {
  const row = Math.abs(y - LABEL.y - 0.0015) < 0.0034 ? 1 : 0;
  const letter = row * (Math.abs(x) < 0.022 && Math.sin(x * 1400) + 0.6 * Math.sin(x * 2310 + 1) > -0.1 ? 1 : 0);
  const tone = edge < 0.0011 ? 0.5 : 0.62 - 0.5 * letter;
  surface.r = tone;
  surface.g = tone * 0.97;
  surface.b = tone * 0.91;
  surface.roughness = 0.5;
}

/** Half the width in metres of a hood's central panel. */
const HOOD_PANEL = 0.046;
/** Width in metres of the hem round the opening of a hood. */
const HOOD_HEM = 0.026;

/** Paints the two seams of a hood's central panel and the hem round its opening; v runs back from the opening. */
export function hoodDetail(cut: TailoredCut): Painter {
  return (point, surface) => {
    const { u, v } = point;
    if (point.back) {
      if (-v > HOOD_HEM) {
        if (cut.lining) [surface.r, surface.g, surface.b] = cut.lining;
        silk(point, surface, cut.lining !== null);
      }
      surface.occlusion *= 2.2;
      shadeLine(surface, -v - HOOD_HEM, 0.0014, 0.4);
      return;
    }
    const seam = Math.abs(u) - HOOD_PANEL;
    tilt(surface, grooveSlope(seam, 0.0011, 0.0018), Math.sign(u), 0, 0);
    shadeLine(surface, seam, 0.0014, 0.35);
    stitchRow(point, surface, Math.abs(seam) - 0.005, v, OWN_THREAD);
    stitchRow(point, surface, -v - HOOD_HEM, u, OWN_THREAD);
    tilt(surface, stepSlope(-v - HOOD_HEM, -0.0005, 0.0016), 0, 0, -1);
  };
}

/** Paints a sleeve: the seam down the outer back of the arm, and the vent and stitches of its hem. */
export function sleeveDetail(cut: TailoredCut): Painter {
  return (point, surface) => {
    if (point.back) {
      lining(cut, point, surface);
      return;
    }
    const { u, v, x } = point;
    if (cut.braid) braid(point, surface, v, cut.braid);
    if (cut.ribbed) rib(point, surface, v);
    const seam = Math.abs(u) - 1.7 * SLEEVE_RADIUS;
    if (Math.abs(seam) < 0.006 && u * x > 0 && !(cut.ribbed && v < RIB)) {
      tilt(surface, grooveSlope(seam, 0.0008, 0.0015), 0, 0, 1);
      shadeLine(surface, seam, 0.0012, 0.3);
    }
    if (cut.denim) denimSeam(point, surface, v - 0.045, u);
    else if (cut.topStitched && !cut.ribbed) stitchRow(point, surface, v - HEM_ROW, u, OWN_THREAD);
    const vent = Math.abs(u) - 0.9 * SLEEVE_RADIUS;
    if (cut.kind.sleeveVent && v < 0.1 && u * x < 0 && Math.abs(vent) < 0.006) {
      tilt(surface, stepSlope(vent, 0.0012, 0.0012), Math.sign(x), 0, 0);
      shadeLine(surface, vent, 0.0012, 0.4);
    }
    if (cut.trench && v < 0.05) {
      stitchRow(point, surface, v - 0.03, u, OWN_THREAD);
      tilt(surface, -stepSlope(v - 0.031, 0.0006, 0.0016), 0, 1, 0);
    }
  };
}
