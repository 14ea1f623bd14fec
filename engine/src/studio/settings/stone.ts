import { blendColour } from '../materials/blend-colour.ts';
import { clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Setting } from './setting.ts';
import type { SceneryPainter } from './scenery.ts';
import { CORNER, FLOOR_END, paintedSweep, setColour, subjectSpan, tinted, wallShare } from './scenery.ts';

const PLASTER: Rgb = [0.6, 0.56, 0.51];
const VEIN: Rgb = [0.2, 0.2, 0.205];
const VEIN_WARM: Rgb = [0.4, 0.36, 0.3];
const VEIN_PALE: Rgb = [0.42, 0.41, 0.39];
const MARBLE: Rgb = [0.6, 0.595, 0.585];
/** Linear luminance below which veins are paler than their stone. */
const DARK = 0.16;

/** A polished slab in front of a plastered wall. */
export const marble: Setting = {
  name: 'marble',
  build: (context) =>
    paintedSweep(
      context,
      { specular: 1, reflectance: 0.055, roughness: 0.22, bend: CORNER },
      marbleSlab(subjectSpan(context), quarried(tinted(MARBLE, context))),
    ),
};

/** The colour of stone for a named colour: green marble is nearly black, pink marble almost as pale as white. */
function quarried(colour: Rgb): Rgb {
  const [high, low] = [Math.max(...colour), Math.min(...colour)];
  const strong = smoothstep(0.5, 0.95, (high - low) / high);
  const grey = (high + low) / 2;
  const channel = (value: number) => (value + (grey - value) * 0.3 * strong) * (1 - 0.72 * strong);
  return [channel(colour[0]), channel(colour[1]), channel(colour[2])];
}

/** Small subjects stand on a slab in front of plaster; subjects as large as a person in front of a marble wall. */
function marbleSlab(span: number, stone: Rgb): SceneryPainter {
  const clad = span > 0.5;
  const isDark = Math.max(...stone) < DARK;
  const [vein, halo] = isDark ? [VEIN_PALE, VEIN] : [VEIN, VEIN_WARM];
  return (place, surface) => {
    const wall = wallShare(place, 0.02);
    const y = wall > 0.5 ? 3.7 + place.height : place.depth;
    const cloud = fractalNoise2(place.across * 1.4 + 0.6 * y, y * 1.1, 3, 4);
    setColour(surface, stone, (1 - 0.26 * (1 - wall)) * (1 + 0.2 * Math.min(0, cloud) + 0.05 * cloud));
    if (clad || wall < 1) drawVeins(surface, place.across, y, vein, halo);
    if (clad) {
      const joint = Math.abs(place.across / 1.1 - Math.round(place.across / 1.1)) * 1.1;
      blendColour(surface, vein, 0.45 * wall * smoothstep(0.006, 0.002, joint));
      setColour(surface, [surface.r, surface.g, surface.b], 1 - 0.08 * wall);
      surface.specular *= 1 - 0.5 * wall;
      return;
    }
    blendColour(surface, PLASTER, wall);
    const mottling = 1 + 0.09 * wall * fractalNoise2(place.across * 2.2, place.height * 2.2, 8, 4);
    setColour(surface, [surface.r, surface.g, surface.b], mottling);
    surface.specular *= 1 - wall;
  };
}

/** Warped sine bands whose zero lines are the veins, each with a soft halo; two systems cross. */
function drawVeins(surface: Parameters<SceneryPainter>[1], x: number, y: number, vein: Rgb, halo: Rgb): void {
  const warpX = x + 0.5 * fractalNoise2(x * 1.3, y * 1.3, 21, 4);
  const warpY = y + 0.5 * fractalNoise2(x * 1.3, y * 1.3, 31, 4);
  const main = Math.abs(Math.sin(2.6 * (warpX * 0.8 + warpY * 0.6) + 2.4 * fractalNoise2(x * 2.1, y * 2.1, 41, 4)));
  const fine = Math.abs(Math.sin(5.3 * (warpX * 0.5 - warpY * 0.9) + 2 * fractalNoise2(x * 3.4, y * 3.4, 51, 4)));
  const strength = clamp(0.55 + 0.9 * fractalNoise2(x * 1.7, y * 1.7, 61, 2));
  blendColour(surface, halo, 0.6 * strength * Math.exp(-3.4 * main));
  blendColour(surface, vein, Math.min(0.95, strength * (1.05 * Math.exp(-20 * main) + 0.6 * Math.exp(-24 * fine))));
}

const CONCRETE: Rgb = [0.36, 0.355, 0.345];

/** Cast concrete: boards, joints and tie holes on the wall, with a smooth floor in front. */
export const concrete: Setting = {
  name: 'concrete',
  build(context) {
    const stone = tinted(CONCRETE, context);
    return paintedSweep(
      context,
      { specular: 0.5, reflectance: 0.04, roughness: 0.5, bend: CORNER },
      (place, surface) => {
        const { across, depth, height } = place;
        const wall = wallShare(place, 0.02);
        const y = wall > 0.5 ? height + 0.35 : depth;
        const clouds = fractalNoise2(across * 1.6, y * 1.6, 11, 5);
        const pores =
          smoothstep(0.7, 0.9, noise2(across * 130, y * 130, 13)) * smoothstep(0.006, 0.002, place.footprint);
        setColour(surface, stone, (1 + 0.34 * clouds) * (1 - 0.3 * pores));
        if (wall <= 0) return;
        const joint = Math.min(gridDistance(across + 0.31, 1.24), gridDistance(height - 0.14, 0.92));
        const hole = Math.hypot(gridDistance(across, 0.62), gridDistance(height - 0.37, 0.46));
        const mark = Math.max(smoothstep(0.012, 0.004, joint), smoothstep(0.02, 0.012, hole));
        const corner = Math.exp(-Math.max(0, depth - FLOOR_END) / 0.12) * smoothstep(0.3, 0, height);
        blendColour(surface, [0.1, 0.1, 0.1], wall * (0.5 * mark + 0.28 * corner));
        surface.specular *= 1 - 0.7 * wall;
      },
    );
  },
};

function gridDistance(value: number, pitch: number): number {
  return Math.abs(value - pitch * Math.round(value / pitch));
}

/** A white room with a pale polished floor. */
export const gallery: Setting = {
  name: 'gallery',
  build: (context) =>
    paintedSweep(context, { specular: 0.8, reflectance: 0.045, roughness: 0.3, bend: CORNER }, (place, surface) => {
      const wall = wallShare(place, 0.012);
      setColour(surface, [0.42, 0.41, 0.4], 1 + 0.08 * fractalNoise2(place.across * 2, place.depth * 2, 5, 4));
      blendColour(surface, [0.72, 0.715, 0.705], wall);
      // A shadow gap where the wall meets the floor.
      const gap = smoothstep(0.018, 0.006, Math.abs(place.depth - FLOOR_END - 0.01));
      blendColour(surface, [0.16, 0.16, 0.16], 0.7 * gap);
      surface.specular *= 1 - wall;
    }),
};
