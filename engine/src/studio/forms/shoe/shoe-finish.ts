/** Finishes of soles and heels: dyed edges, welts, stacked lifts, rope and rubber. */
import { clamp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { noise3 } from '../../../foundation/geometry/noise.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { linearFromHex, luminance } from '../../materials/colour.ts';
import type { Painter, Surface, SurfacePoint } from '../../materials/material.ts';
import { shadeLine, stitchRow, tilt } from '../../construction/sewing/seam.ts';
import type { ShoeLast } from './shoe-last.ts';
import type { ShoeStyle } from './shoe-style.ts';
import { TREAD } from './sole-kinds.ts';
import type { SoleKind } from './sole-kinds.ts';

const SOCK: Rgb = [0.4, 0.29, 0.2];
const BLACK_EDGE: Rgb = [0.011, 0.0105, 0.0105];
const BROWN_EDGE: Rgb = [0.05, 0.022, 0.011];
const JUTE: Rgb = [0.42, 0.29, 0.15];

/**
 * Dye of cut edges: black under dark uppers, brown under others. `usual` is the colour of the upper when words name
 * none.
 */
export function edgeDye({ colours }: Piece, usual: Rgb): Rgb {
  const main = colours.find((colour) => colour.part === 'main');
  return luminance(main ? linearFromHex(main.hex) : usual) < 0.06 ? BLACK_EDGE : BROWN_EDGE;
}

function dye(surface: Surface, [r, g, b]: Rgb, roughness: number): void {
  surface.r = r;
  surface.g = g;
  surface.b = b;
  surface.roughness = roughness;
}

/** Whether the leather of the upper covers the platform, as on a dress shoe. */
export function coveredPlatform({ platform, fullness }: ShoeStyle['design'], sole: ShoeStyle['sole']): boolean {
  return platform > 0 && fullness === 0 && sole.coverable;
}

/** The insole, the welt with its stitches and the dyed edge. The underside has the colour of the sole. */
export function soleFinish(last: ShoeLast, { sole, design }: ShoeStyle, edge: Rgb, named: boolean): Painter {
  const covered = coveredPlatform(design, sole) ? design.platform : 0;
  const slab = slabFinish(last, sole, named);
  return (point, surface) => {
    if (sole.foam) return slab(point, surface);
    const inside = last.footprint(point.x, point.z);
    if (point.ny > 0.4 && inside > 0.0035) {
      dye(surface, sole.footbed ?? SOCK, 0.6);
      stitchRow(point, surface, inside - 0.006, point.x + point.z, { colour: null, width: 0.0006, pitch: 0.003 });
      return;
    }
    if (sole.braided) return braid(point, surface);
    if (sole.cork) return cork(point, surface);
    if (point.ny < -0.6) return;
    if (covered > 0 && last.bed(point.x) - point.y < covered) return;
    if (!named) dye(surface, sole.edge ?? edge, sole.roughness);
    if (sole.slab) return deck(last, point, surface);
    if (point.ny > 0.4 && design.welt > 0.002) {
      const thread = named ? null : ([0.3, 0.22, 0.12] as const);
      const pale = edge === BLACK_EDGE ? null : thread;
      stitchRow(point, surface, inside + design.welt * 0.5, point.x + point.z * 0.6, {
        colour: pale,
        width: 0.0008,
        pitch: 0.0036,
      });
      shadeLine(surface, inside, 0.0012, 0.6);
      return;
    }
    const below = last.bed(point.x) - point.y;
    if (sole.cleats > 0) {
      shadeLine(surface, below - 0.0045, 0.0006, 0.5);
      tilt(surface, 0.5 * Math.sin(below * 4200) * smoothstep(0.0052, 0.006, below) * shown(point.footprint), 0, 1, 0);
    } else shadeLine(surface, below - 0.0022, 0.0004, 0.25);
  };
}

/** The footbed, the foam and the tread of a slab. */
function slabFinish(last: ShoeLast, sole: SoleKind, named: boolean): Painter {
  return (point, surface) => {
    const inside = last.footprint(point.x, point.z);
    const isBed = point.ny > 0.5 && inside > 0.0005;
    if (isBed && sole.footbed) {
      dye(surface, sole.footbed, 0.55);
      stitchRow(point, surface, inside - 0.003, point.x + point.z, { colour: null, width: 0.0006, pitch: 0.003 });
      return;
    }
    if (inside < 0.0055) foam({ ...point, ny: 0 }, surface);
    else foam(point, surface);
    if (isBed) return shadeLine(surface, inside - 0.0035, 0.0007, 0.35);
    if (sole.tread > 0 && !named) {
      const front = point.x > 0.055 ? Math.max(0, last.bed(point.x) - last.bed(0.055)) : 0;
      const up = point.y - front - sole.tread;
      if (up < 0) {
        dye(surface, sole.edge ?? TREAD, 0.6);
        // Grooves across the tread.
        const groove = Math.sin((point.x + 0.3 * Math.abs(point.z)) * 620) > 0.7 && up < -0.0012 ? 0.5 : 1;
        surface.occlusion *= groove;
      }
      shadeLine(surface, up, 0.0005, 0.45);
      return;
    }
    if (point.ny > -0.5) shadeLine(surface, last.bed(point.x) - point.y - 0.0052, 0.0006, 0.22);
  };
}

/** Rubber of a deck shoe: a foxing line below the upper, fine cuts along the tread. */
function deck({ bed }: ShoeLast, point: SurfacePoint, surface: Surface): void {
  const below = bed(point.x) - point.y;
  shadeLine(surface, below - 0.0034, 0.0005, 0.4);
  if (below > 0.008 && point.ny > -0.6) {
    const phase = point.x * 380;
    surface.occlusion *= 1 - 0.45 * clamp(1.3 - point.footprint / 0.0012) * Number(phase - Math.floor(phase) > 0.75);
  }
}

/** Dull foam: a fine grid on the footbed, a groove round the edge. */
const foam: Painter = (point, surface) => {
  surface.roughness = 0.62;
  surface.specular *= 0.7;
  if (point.ny < 0.6) return;
  const fade = clamp(1.1 - point.footprint / 0.0008);
  const [a, b] = [(point.x + point.z) / 0.0042, (point.x - point.z) / 0.0042];
  surface.tiltX += 0.16 * fade * (Math.sin(a * Math.PI * 2) + Math.sin(b * Math.PI * 2));
  surface.tiltZ += 0.16 * fade * (Math.sin(a * Math.PI * 2) - Math.sin(b * Math.PI * 2));
};

function shown(footprint: number): number {
  return clamp(1.3 - footprint / 0.0007);
}

const CORK: Rgb = [0.4, 0.235, 0.105];

/** Granules of pressed cork, some of them dark. */
const cork: Painter = ({ x, y, z, footprint }, surface) => {
  dye(surface, CORK, 0.8);
  surface.specular *= 0.5;
  const fine = clamp(1.5 - footprint / 0.0008);
  const grain = noise3(x * 620, y * 620, z * 620);
  const dark = smoothstep(0.28, 0.6, noise3(x * 330 + 7, y * 430, z * 330) + 0.3 * grain);
  const tone = (1 + 0.16 * fine * grain + 0.12 * noise3(x * 90, y * 90, z * 90)) * (1 - 0.55 * fine * dark);
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
  surface.tiltX += 0.12 * fine * grain;
};

/** Plaits of jute in rows. */
const braid: Painter = (point, surface) => {
  dye(surface, JUTE, 0.85);
  surface.specular *= 0.4;
  const row = point.y / 0.0052;
  const along = (point.x + 0.5 * point.z) / 0.0064;
  const line = row - Math.floor(row) - 0.5;
  const lean = (Math.floor(row) & 1) === 0 ? line : -line;
  const strand = along + lean * 0.9;
  const across = strand - Math.floor(strand) - 0.5;
  const deep = 1.7 * across * across + 1.5 * line * line;
  surface.occlusion *= 1 - 0.75 * clamp(deep * 1.6);
  const tone = 1.12 - 0.7 * deep + 0.14 * noise3(Math.floor(strand) * 1.7, Math.floor(row) * 2.3, 4);
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
  surface.tiltY -= 1.4 * line;
  surface.tiltX += 1.1 * across;
};

/** Leather lifts above a rubber top piece. With `edge` null the heel is covered and has its own colour. */
export function heelFinish({ sole, design }: ShoeStyle, edge: Rgb | null): Painter {
  return (point, surface) => {
    if (sole.braided) return braid(point, surface);
    if (sole.cork) return cork(point, surface);
    if (sole.foam) return foam(point, surface);
    if (edge) dye(surface, sole.edge ?? edge, sole.heelRoughness);
    if (edge && sole.stacked && !design.heel.wedge) {
      const lift = point.y / 0.0048;
      const line = (lift - Math.round(lift)) * 0.0048;
      shadeLine(surface, line, 0.0003, 0.35 * shown(point.footprint * 0.6));
      const tone = 1 + 0.16 * noise3(point.x * 20, Math.floor(lift) * 3.1, point.z * 20);
      surface.r *= tone;
      surface.g *= tone;
      surface.b *= tone;
    }
    if (sole.cleats > 0) {
      const groove = Math.sin((point.x + point.z) * 420) > 0.55 && point.y < 0.014 ? 0.5 : 1;
      surface.occlusion *= groove;
    }
    if (point.y < 0.0035 && !design.heel.wedge) {
      dye(surface, TREAD, 0.6);
      shadeLine(surface, point.y - 0.0034, 0.0003, 0.4);
    }
  };
}
