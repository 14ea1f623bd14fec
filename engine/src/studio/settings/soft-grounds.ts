import { blendColour } from '../materials/blend-colour.ts';
import { clamp, lerp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { LightRig } from '../light/lights.ts';
import type { Surface } from '../materials/material.ts';
import type { Setting } from './setting.ts';
import type { Place } from './scenery.ts';
import { addColour, paintedSweep, setColour, subjectSpan, tinted, wallShare } from './scenery.ts';

/** A length of washed linen that hangs behind the subject and continues under it. */
export const linen: Setting = {
  name: 'linen',
  build(context) {
    const size = subjectSpan(context);
    const cloth = tinted([0.6, 0.54, 0.45], context);
    // Folds hang down the wall and continue over the floor.
    const bump = (u: number, v: number) => {
      const x = u / size + 0.2 * fractalNoise2(u / size, (v / size) * 0.5, 5, 2);
      const y = v / size;
      const long = fractalNoise2(x * 2.2, y * 0.3, 7, 2);
      const creases = fractalNoise2(x * 4, y * 2.4, 17, 2);
      return size * (0.17 * long + 0.02 * Math.abs(creases));
    };
    return paintedSweep(context, { bump, bumpStep: 0.006 * size, sheen: 0.12, wrap: 0.14 }, (place, surface, point) => {
      const shown = smoothstep(0.006, 0.0015, place.footprint);
      const weave = noise2(point.u * 420, point.v * 60, 3) + noise2(point.u * 60, point.v * 420, 4);
      setColour(surface, cloth, 1 + 0.05 * shown * weave);
    });
  },
};

/** Wind-rippled sand under a clear sky with a low sun. */
export const sand: Setting = {
  name: 'sand',
  environment: { sky: [0.2, 0.23, 0.29], horizon: [0.16, 0.15, 0.14], ground: [0.19, 0.145, 0.1] },
  relight: (rig) => lowSun(rig, [1.12, 1, 0.84]),
  build: (context) =>
    paintedSweep(context, { roughness: 0.9 }, (place, surface, point) => {
      const trough = ripple(place, 0.013);
      const shown = smoothstep(0.003, 0.0006, place.footprint);
      const grains =
        shown > 0 ? shown * (noise2(point.u * 900, point.v * 900, 3) + noise2(point.u * 2100, point.v * 2100, 4)) : 0;
      const cloud = fractalNoise2(place.across, place.depth, 5, 3);
      setColour(surface, [0.5, 0.355, 0.22], (1 + 0.09 * grains + 0.1 * cloud) * (1 - 0.16 * trough));
      paintFarDunes(place, surface, {
        lit: [0.56, 0.4, 0.25],
        shade: [0.3, 0.215, 0.155],
        haze: [0.62, 0.6, 0.58],
        zenith: [0.22, 0.36, 0.56],
      });
    }),
};

/** Fresh snow in front of firs in mist and a pale winter sky. */
export const snow: Setting = {
  name: 'snow',
  environment: { sky: [0.24, 0.28, 0.36], horizon: [0.18, 0.2, 0.24], ground: [0.2, 0.215, 0.24] },
  relight: (rig) => lowSun(rig, [1.05, 1, 0.95]),
  build: (context) =>
    paintedSweep(context, { roughness: 0.7, wrap: 0.25 }, (place, surface, point) => {
      const hollow = drift(place, 0.03);
      setColour(surface, [0.62, 0.645, 0.69], 1 - 0.08 * hollow);
      blendColour(surface, [0.5, 0.6, 0.76], 0.3 * hollow);
      // Crystals that happen to face the sun sparkle.
      const near = smoothstep(0.0022, 0.0007, place.footprint);
      const glint = near > 0 ? near * smoothstep(0.66, 0.8, noise2(point.u * 1300, point.v * 1300, 31)) : 0;
      addColour(surface, [1, 1, 1], 0.5 * glint);
      paintFirs(place, surface);
    }),
};

/** Sand by the sea: wet towards the water, with surf and a bright horizon. */
export const beach: Setting = {
  name: 'beach',
  build: (context) =>
    paintedSweep(context, { specular: 0.4, roughness: 0.45 }, (place, surface) => {
      ripple(place, 0.003);
      const { across, depth, height } = place;
      const shore = 0.86 + 0.09 * fractalNoise2(across * 1.4, 2, 3, 3);
      const wet = smoothstep(shore - 0.42, shore - 0.1, depth);
      setColour(
        surface,
        [0.56, 0.44, 0.31],
        (1 - 0.38 * wet) * (1 + 0.08 * fractalNoise2(across * 5, depth * 5, 8, 3)),
      );
      const sea = smoothstep(shore - 0.01, shore + 0.01, depth);
      const waves = fractalNoise2(across * 2.2, depth * 9 + height * 20, 13, 3);
      blendColour(surface, [0.1 + 0.05 * waves, 0.27 + 0.06 * waves, 0.31 + 0.06 * waves], sea);
      const foam = Math.abs(depth - shore - 0.03 * noise2(across * 9, depth * 6, 21));
      blendColour(surface, [0.78, 0.79, 0.79], 0.9 * smoothstep(0.07, 0.01, foam));
      const sky = smoothstep(0.175, 0.225, height);
      blendColour(surface, skyAt(height, across, [0.66, 0.63, 0.6], [0.3, 0.45, 0.62]), sky);
      if (sky > 0 || sea > 0) surface.specular *= 1 - Math.max(sky, sea * 0.6);
    }),
};

/** Sky only: a layer of cloud below and distant towers of cloud. */
export const sky: Setting = {
  name: 'sky',
  environment: { sky: [0.24, 0.3, 0.4], horizon: [0.2, 0.22, 0.25], ground: [0.2, 0.21, 0.23] },
  build: (context) =>
    paintedSweep(context, {}, (place, surface) => {
      const { across, depth, height } = place;
      const up = smoothstep(0.1, 1.9, height);
      setColour(surface, [lerp(0.56, 0.13, up), lerp(0.66, 0.31, up), lerp(0.76, 0.6, up)]);
      // Towers of cloud at the horizon that thin out upwards.
      const wall = wallShare(place, 0.3);
      if (wall > 0)
        layCloud(surface, across * 1.15 + 3, height * 1.5, 0.34 - 0.62 * smoothstep(0.1, 1.35, height), wall);
      // The floor is a layer of cloud, flatter with distance.
      if (wall < 1)
        layCloud(surface, across * 1.5, depth * 2.4 + 9, 0.62 + 0.3 * smoothstep(0.5, -0.2, depth), 1 - wall);
    }),
};

/**
 * Cumulus clouds, lit from the upper left. `more` is added to their density: the higher it is, the less clear sky
 * remains.
 */
function layCloud(surface: Surface, x: number, y: number, more: number, share: number): void {
  const here = billows(x, y);
  const cover = smoothstep(0.02, 0.3, here + more) * share;
  if (cover <= 0) return;
  const towardsLight = billows(x - 0.07, y + 0.09);
  const lit = clamp(0.62 + 1.5 * (here - towardsLight) + 0.25 * here);
  blendColour(surface, [lerp(0.5, 0.82, lit), lerp(0.56, 0.82, lit), lerp(0.66, 0.82, lit)], cover);
}

/** Density of clouds with rounded shapes, about -0.6 to 0.6. */
function billows(x: number, y: number): number {
  const bend = 0.3 * noise2(x * 1.1, y * 1.1, 41);
  const round = 0.5 - Math.abs(noise2((x + bend) * 1.9, y * 2.1 + bend, 43)) * 1.3;
  return 0.5 * noise2(x * 0.8 + 5, y * 0.9, 45) + 0.5 * round + 0.3 * fractalNoise2(x * 4.6, y * 5, 47, 3);
}

/** Light of a low sun from the side, small enough to show every ripple. */
function lowSun(rig: LightRig, tint: Rgb): LightRig {
  const boxes = rig.boxes.map((box, i) => {
    if (i > 0) return box;
    const [r, g, b] = box.irradiance;
    const azimuth = Math.sign(box.azimuth || -1) * Math.max(Math.abs(box.azimuth), 1.05);
    return {
      ...box,
      azimuth,
      elevation: Math.min(box.elevation, 0.5),
      halfWidth: Math.min(box.halfWidth, 0.2),
      halfHeight: Math.min(box.halfHeight, 0.2),
      irradiance: [r * tint[0] * 1.16, g * tint[1] * 1.16, b * tint[2] * 1.16] as const,
    };
  });
  return { ...rig, boxes };
}

/**
 * Wind ripples and soft hollows of the floor; `height` is in subject sizes. They fade towards the horizon. Returns 1 in
 * a trough.
 */
function ripple(place: Place, height: number): number {
  const { across, depth } = place;
  const fade = smoothstep(1.1, 0.4, depth) * smoothstep(0.02, 0.005, place.footprint);
  if (fade <= 0) return 0;
  const step = 0.006;
  const here = rippleHeight(across, depth);
  place.risesAcross = (height * fade * (rippleHeight(across + step, depth) - here)) / step;
  place.risesAway = (height * fade * (rippleHeight(across, depth + step) - here)) / step;
  return fade * clamp(0.4 - here);
}

/** Wind-blown drifts, larger and softer than ripples. The result is 1 in a hollow. */
function drift(place: Place, height: number): number {
  const { across, depth } = place;
  const fade = smoothstep(1.15, 0.5, depth);
  if (fade <= 0) return 0;
  const step = 0.01;
  const here = driftHeight(across, depth);
  place.risesAcross = (height * fade * (driftHeight(across + step, depth) - here)) / step;
  place.risesAway = (height * fade * (driftHeight(across, depth + step) - here)) / step;
  return fade * clamp(0.5 - 0.45 * here);
}

function driftHeight(x: number, y: number): number {
  const long = 2.6 * fractalNoise2(x * 1.1 + 2, y * 2.3, 51, 2);
  return long + 0.7 * Math.abs(fractalNoise2(x * 3.1, y * 6.5, 53, 2)) + 0.1 * noise2(x * 26, y * 34, 55);
}

function rippleHeight(x: number, y: number): number {
  const bend = 1.6 * fractalNoise2(x * 0.8, y * 0.8, 9, 3);
  const swell = 0.5 + 0.5 * clamp(0.5 + fractalNoise2(x * 0.9, y * 0.9, 15, 2));
  // Ripples fork where their lines diverge, and their lee side is steep.
  const phase = 34 * (y * 0.92 + x * 0.2) + 6 * bend + 1.5 * noise2(x * 5, y * 5, 17);
  return swell * (Math.sin(phase) + 0.3 * Math.sin(2 * phase + 1)) + 3 * fractalNoise2(x * 1.5, y * 1.2, 19, 2);
}

interface DuneColours {
  readonly lit: Rgb;
  readonly shade: Rgb;
  readonly haze: Rgb;
  readonly zenith: Rgb;
}

/** Three ridges slightly out of focus, each with a sunlit and a shaded side, below the sky. */
function paintFarDunes(place: Readonly<Place>, surface: Surface, { lit, shade, haze, zenith }: DuneColours): void {
  const { across, height } = place;
  if (height < 0.015) return;
  const blended = smoothstep(0.015, 0.05, height);
  const sky = skyAt(height, across, haze, zenith);
  const seen: [number, number, number] = [sky[0], sky[1], sky[2]];
  for (let ridge = 2; ridge >= 0; ridge--) {
    const line = ridgeLine(across, ridge);
    const slope = ridgeLine(across + 0.02, ridge) - line;
    const below = smoothstep(line + 0.012 + 0.008 * ridge, line - 0.008 - 0.004 * ridge, height);
    // Slopes facing away from the sun are shaded, with a sharp edge along the crest.
    const shaded =
      smoothstep(-0.002, 0.005, slope + 0.004 * noise2(across * 3, height * 9, 61)) *
      smoothstep(line - 0.2, line - 0.02, height);
    const mist = 0.24 * ridge + 0.12;
    for (let c = 0; c < 3; c++) {
      const own = lerp(lerp(lit[c]!, shade[c]!, shaded), haze[c]!, mist);
      seen[c] = lerp(seen[c]!, own, below);
    }
  }
  blendColour(surface, seen, blended);
}

function ridgeLine(across: number, ridge: number): number {
  const x = across * (0.9 - 0.16 * ridge) + ridge * 2.7;
  // A dune rises slowly and falls steeply: a skewed sawtooth with rounded corners.
  const lean = Math.sin(x * 1.25 + 0.45 * Math.sin(x * 1.25));
  return 0.11 + 0.105 * ridge + 0.055 * lean + 0.02 * noise2(x * 1.4, 7, 63 + ridge);
}

/** Two rows of firs, the more distant one paler, in mist below the sky. */
function paintFirs(place: Readonly<Place>, surface: Surface): void {
  const { across, height } = place;
  if (height < 0.01) return;
  const up = smoothstep(0.1, 1.7, height);
  const seen: [number, number, number] = [lerp(0.66, 0.4, up), lerp(0.69, 0.49, up), lerp(0.73, 0.62, up)];
  for (let row = 1; row >= 0; row--) {
    const line = firLine(across * (row ? 1.5 : 1) + row * 4.3, row);
    const wood = smoothstep(line + 0.075, line - 0.085, height) * smoothstep(0.02, 0.16 + 0.05 * row, height);
    const [dark, mist] = [row ? 0.34 : 0.66, smoothstep(line, 0.06, height)];
    const share = wood * dark * (1 - 0.75 * mist);
    seen[0] = lerp(seen[0], 0.12, share);
    seen[1] = lerp(seen[1], 0.17, share);
    seen[2] = lerp(seen[2], 0.2, share);
  }
  blendColour(surface, seen, smoothstep(0.01, 0.09, height));
}

/** The tops of firs against the sky: spires of unequal height. */
function firLine(x: number, row: number): number {
  const spire = (pitch: number, seed: number) => {
    const at = x / pitch;
    const nearest = Math.round(at);
    const tall = 0.75 + 0.5 * noise2(nearest * 0.77, 3, seed);
    return tall * Math.exp(-7 * (at - nearest + 0.24 * noise2(nearest * 1.3, 5, seed)) ** 2);
  };
  const stand = 0.3 + 0.17 * row + 0.1 * noise2(x * 0.8, 2, 71 + row);
  return stand + 0.2 * Math.max(spire(0.21, 73), spire(0.31, 75), 0.8 * spire(0.14, 77));
}

function skyAt(height: number, across: number, low: Rgb, high: Rgb): Rgb {
  const up = smoothstep(0.15, 1.9, height);
  const cloud = 0.3 * smoothstep(0.02, 0.4, fractalNoise2(across * 0.9 + 4, height * 2.1, 33, 4)) * (0.3 + 0.7 * up);
  const channel = (c: 0 | 1 | 2) => (low[c] + (high[c] - low[c]) * up) * (1 - cloud) + 0.74 * cloud;
  return [channel(0), channel(1), channel(2)];
}
