import { smoothstep } from '../../geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../geometry/noise.ts';
import type { Rgb } from '../../raster/softbox.ts';
import type { Setting } from '../setting.ts';
import type { Place } from './scenery.ts';
import { blendColour, paintedSweep, setColour, subjectSpan, wallShare } from './scenery.ts';

/** A length of washed linen, hung and drawn forward under the subject. */
export const linen: Setting = {
  name: 'linen',
  build(context) {
    const size = subjectSpan(context);
    // Folds hang down the wall and run out over the floor.
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
      setColour(surface, [0.6, 0.54, 0.45], 1 + 0.05 * shown * weave);
    });
  },
};

/** Wind-rippled sand under a hazy sky. */
export const sand: Setting = {
  name: 'sand',
  build: (context) =>
    paintedSweep(context, { roughness: 0.9 }, (place, surface, point) => {
      ripple(place, 0.007);
      const grains = noise2(point.u * 900, point.v * 900, 3) * smoothstep(0.003, 0.0008, place.footprint);
      setColour(surface, [0.5, 0.36, 0.225], 1 + 0.1 * grains + 0.12 * fractalNoise2(place.across, place.depth, 5, 3));
      paintFarDunes(place, surface, [0.44, 0.31, 0.2], [0.62, 0.53, 0.45], [0.4, 0.46, 0.54]);
    }),
};

/** Fresh snow before a pale winter sky. */
export const snow: Setting = {
  name: 'snow',
  environment: { sky: [0.27, 0.3, 0.36], horizon: [0.2, 0.22, 0.26], ground: [0.22, 0.23, 0.26] },
  build: (context) =>
    paintedSweep(context, { roughness: 0.7, wrap: 0.3 }, (place, surface) => {
      ripple(place, 0.005);
      setColour(surface, [0.72, 0.75, 0.8], 1 + 0.05 * fractalNoise2(place.across * 2, place.depth * 2, 5, 3));
      paintFarDunes(place, surface, [0.56, 0.61, 0.7], [0.64, 0.67, 0.72], [0.36, 0.44, 0.56]);
    }),
};

/** Sand by the sea: wet towards the water, surf, and a bright horizon. */
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

/** Nothing but sky: a floor of cloud under drifting cirrus. */
export const sky: Setting = {
  name: 'sky',
  environment: { sky: [0.24, 0.3, 0.4], horizon: [0.2, 0.22, 0.25], ground: [0.2, 0.21, 0.23] },
  build: (context) =>
    paintedSweep(context, {}, (place, surface) => {
      const { across, depth, height } = place;
      setColour(surface, [0.62, 0.67, 0.73], 1 + 0.1 * fractalNoise2(across * 1.5, depth * 1.5, 3, 4));
      blendColour(surface, skyAt(height, across, [0.64, 0.68, 0.73], [0.2, 0.38, 0.64]), wallShare(place, 0.4));
    }),
};

/** Wind ripples and soft hollows on the floor; `height` in sizes. They die out towards the horizon. */
function ripple(place: Place, height: number): void {
  const { across, depth } = place;
  const fade = smoothstep(1.1, 0.4, depth) * smoothstep(0.02, 0.005, place.footprint);
  if (fade <= 0) return;
  const step = 0.006;
  const here = rippleHeight(across, depth);
  place.risesAcross = (height * fade * (rippleHeight(across + step, depth) - here)) / step;
  place.risesAway = (height * fade * (rippleHeight(across, depth + step) - here)) / step;
}

function rippleHeight(x: number, y: number): number {
  const bend = 1.6 * fractalNoise2(x * 0.8, y * 0.8, 9, 3);
  const swell = 0.55 + 0.45 * fractalNoise2(x * 0.9, y * 0.9, 15, 2);
  return swell * Math.sin(30 * (y * 0.9 + x * 0.24) + 5 * bend) + 3.4 * fractalNoise2(x * 1.5, y * 1.2, 19, 3);
}

/** Two ridges out of focus, then sky. */
function paintFarDunes(
  place: { readonly across: number; readonly height: number },
  surface: Parameters<typeof blendColour>[0],
  ridge: Rgb,
  haze: Rgb,
  zenith: Rgb,
): void {
  const { across, height } = place;
  if (height < 0.02) return;
  const near = 0.16 + 0.06 * Math.sin(across * 1.3 + 0.8) + 0.05 * fractalNoise2(across * 1.1, 3, 25, 2);
  const far = 0.26 + 0.05 * Math.sin(across * 0.9 + 2.2);
  blendColour(surface, ridge, smoothstep(0.02, 0.14, height));
  blendColour(
    surface,
    [(ridge[0] + haze[0]) / 2, (ridge[1] + haze[1]) / 2, (ridge[2] + haze[2]) / 2],
    smoothstep(near - 0.025, near + 0.025, height),
  );
  blendColour(surface, skyAt(height, across, haze, zenith), smoothstep(far - 0.03, far + 0.03, height));
}

function skyAt(height: number, across: number, low: Rgb, high: Rgb): Rgb {
  const up = smoothstep(0.15, 1.9, height);
  const cloud = 0.3 * smoothstep(0.02, 0.4, fractalNoise2(across * 0.9 + 4, height * 2.1, 33, 4)) * (0.3 + 0.7 * up);
  const channel = (c: 0 | 1 | 2) => (low[c] + (high[c] - low[c]) * up) * (1 - cloud) + 0.74 * cloud;
  return [channel(0), channel(1), channel(2)];
}
