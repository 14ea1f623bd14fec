import { blendColour } from '../materials/blend-colour.ts';
import { clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Setting } from './setting.ts';
import type { Place } from './scenery.ts';
import { CORNER, FLOOR_END, paintedSweep, setColour, tinted, wallShare } from './scenery.ts';

type Paintable = Parameters<typeof setColour>[0];

/** Oak floorboards in front of a limewashed wall. */
export const wood: Setting = {
  name: 'wood',
  build(context) {
    const boards = tinted([0.3, 0.185, 0.095], context);
    return paintedSweep(
      context,
      { specular: 0.6, reflectance: 0.045, roughness: 0.4, bend: CORNER },
      (place, surface) => {
        paintBoards(place, surface, boards);
        paintWall(place, surface, [0.56, 0.53, 0.48]);
      },
    );
  },
};

/** A warm room with afternoon sun through a window on its wall. */
export const interior: Setting = {
  name: 'interior',
  environment: { sky: [0.22, 0.2, 0.18], horizon: [0.14, 0.125, 0.105], ground: [0.14, 0.115, 0.09] },
  build: (context) =>
    paintedSweep(context, { specular: 0.6, reflectance: 0.045, roughness: 0.42, bend: CORNER }, (place, surface) => {
      paintBoards(place, surface, [0.22, 0.125, 0.06]);
      paintWall(place, surface, [0.4, 0.33, 0.26]);
      const sun = windowLight(place, 2, 3);
      setColour(surface, [
        surface.r * (0.72 + 1.15 * sun),
        surface.g * (0.72 + 0.98 * sun),
        surface.b * (0.72 + 0.7 * sun),
      ]);
    }),
};

/** A white room with pale boards, and daylight through a window on its wall. */
export const whiteRoom: Setting = {
  name: 'white-room',
  environment: { sky: [0.4, 0.405, 0.41], horizon: [0.27, 0.27, 0.268], ground: [0.26, 0.25, 0.235] },
  build: (context) =>
    paintedSweep(context, { specular: 0.5, reflectance: 0.045, roughness: 0.44, bend: CORNER }, (place, surface) => {
      paintBoards(place, surface, [0.46, 0.38, 0.29]);
      paintWall(place, surface, tinted([0.74, 0.735, 0.72], context));
      const lit = 0.84 + 0.26 * windowLight(place, 2, 3);
      setColour(surface, [surface.r * lit, surface.g * lit, surface.b * lit * 0.985]);
    }),
};

/** A workshop with a tall glazed front, whose grid casts shadows across wall and floor. */
export const atelier: Setting = {
  name: 'atelier',
  build: (context) =>
    paintedSweep(context, { specular: 0.5, reflectance: 0.045, roughness: 0.45, bend: CORNER }, (place, surface) => {
      paintBoards(place, surface, [0.36, 0.27, 0.18]);
      paintWall(place, surface, [0.6, 0.59, 0.57]);
      const sun = windowLight(place, 4, 6);
      const lit = 0.74 + 0.42 * sun;
      setColour(surface, [surface.r * lit, surface.g * lit, surface.b * lit * 0.98]);
    }),
};

/** A state room: pilasters and gilt panels in soft focus behind a chequered floor. */
export const palace: Setting = {
  name: 'palace',
  environment: { sky: [0.26, 0.235, 0.19], horizon: [0.15, 0.13, 0.1], ground: [0.15, 0.13, 0.11] },
  build: (context) =>
    paintedSweep(context, { specular: 0.9, reflectance: 0.05, roughness: 0.25, bend: CORNER }, (place, surface) => {
      const { across, depth, height } = place;
      const tile = smoothstep(-0.06, 0.06, Math.sin((across + depth) * 6.6) * Math.sin((across - depth) * 6.6));
      const veins = 1 + 0.12 * fractalNoise2(across * 6, depth * 6, 7, 4);
      setColour(surface, [0.58, 0.55, 0.49], veins);
      blendColour(surface, [0.09, 0.085, 0.08], tile);
      const wall = wallShare(place, 0.04);
      if (wall <= 0) return;
      const bay = across / 1.3 - Math.round(across / 1.3);
      const pilaster = smoothstep(0.34, 0.38, Math.abs(bay));
      const arch = Math.hypot(bay * 1.3, Math.max(0, height - 1.15)) - 0.34;
      const flutes = 0.93 + 0.07 * Math.sin(bay * 110) * pilaster;
      blendColour(surface, [0.5 * flutes, 0.46 * flutes, 0.37 * flutes], wall);
      const opening = smoothstep(0.03, -0.03, arch) * smoothstep(0.22, 0.28, height);
      blendColour(surface, [0.62, 0.6, 0.52], 0.75 * wall * opening * clamp(0.4 + 0.4 * height));
      const gilt = smoothstep(0.035, 0.012, Math.abs(arch - 0.05)) + smoothstep(0.02, 0.008, Math.abs(height - 0.2));
      blendColour(surface, [0.46, 0.3, 0.1], 0.8 * wall * clamp(gilt) * (1 - pilaster));
      surface.specular *= 1 - wall;
    }),
};

/** A shop: a lit arched niche in colour-washed walls. */
export const boutique: Setting = {
  name: 'boutique',
  build: (context) =>
    paintedSweep(context, { specular: 0.8, reflectance: 0.045, roughness: 0.28, bend: CORNER }, (place, surface) => {
      const { across, depth, height } = place;
      setColour(surface, [0.5, 0.43, 0.38], 1 + 0.07 * fractalNoise2(across * 3, depth * 3, 3, 3));
      const wall = wallShare(place, 0.02);
      if (wall <= 0) return;
      const washed = 1 + 0.08 * fractalNoise2(across * 1.6, height * 1.6, 13, 4);
      blendColour(surface, [0.5 * washed, 0.36 * washed, 0.3 * washed], wall);
      const niche = Math.hypot(across, Math.max(0, height - 1.02)) - 0.72;
      blendColour(surface, [0.66, 0.54, 0.46], wall * smoothstep(0.012, -0.012, niche));
      blendColour(surface, [0.3, 0.2, 0.16], 0.6 * wall * smoothstep(0.06, 0, niche) * smoothstep(-0.1, -0.005, niche));
      surface.specular *= 1 - wall;
    }),
};

/** Floorboards that run away from the viewer, each with its own tone, grain and joints. */
function paintBoards({ across, depth, footprint }: Readonly<Place>, surface: Paintable, colour: Rgb): void {
  const width = 0.19;
  const row = Math.floor(across / width);
  const end = depth / 1.6 + 0.5 * noise2(row, 3, 5);
  const tone = 1 + 0.24 * noise2(row, Math.floor(end), 9);
  const grain = fractalNoise2(across * 46, depth * 3.2 + row * 7, 17, 3) * smoothstep(0.02, 0.006, footprint);
  setColour(surface, colour, tone * (1 + 0.3 * grain));
  const side = Math.abs(across / width - Math.round(across / width)) * width;
  const joint = Math.min(side, Math.abs(end - Math.round(end)) * 1.6);
  blendColour(surface, [0.03, 0.02, 0.012], 0.75 * smoothstep(0.007, 0.002, joint));
}

function paintWall(place: Readonly<Place>, surface: Paintable, colour: Rgb): void {
  const wall = wallShare(place, 0.015);
  if (wall <= 0) return;
  const washed = 1 + 0.1 * fractalNoise2(place.across * 1.7, place.height * 1.7, 8, 4);
  blendColour(surface, [colour[0] * washed, colour[1] * washed, colour[2] * washed], wall);
  // A skirting board, out of focus.
  const foot = smoothstep(0.03, 0.0, Math.abs(place.depth - FLOOR_END - 0.005));
  blendColour(surface, [colour[0] * 0.5, colour[1] * 0.5, colour[2] * 0.5], 0.6 * foot);
  surface.specular *= 1 - wall;
}

/** Sunlight through panes, slanted down the wall from the left and out over the floor, 0 to 1. */
function windowLight({ across, height, depth }: Readonly<Place>, columns: number, rows: number): number {
  const x = (across + 0.15 - 0.32 * (1.35 - height) + 0.25 * (depth - 1.6)) / 1.25 + 0.5;
  const y = (height - 0.35 + 0.12 * across) / 1.45;
  const soft = 0.05 + 0.03 * (1 - y);
  const pane = (value: number, count: number) => {
    const bar = Math.abs(value * count - Math.round(value * count)) / count;
    const inside = smoothstep(-soft, soft, value) * smoothstep(1 + soft, 1 - soft, value);
    return inside * (value > -soft && value < 1 + soft ? smoothstep(0.004, 0.004 + soft * 0.7, bar) : 0);
  };
  return pane(x, columns) * pane(y, rows);
}
