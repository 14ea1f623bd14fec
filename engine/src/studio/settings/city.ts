import { blendColour } from '../materials/blend-colour.ts';
import { clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import { between } from '../../foundation/geometry/random.ts';
import type { Random } from '../../foundation/geometry/random.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { LightRig } from '../light/lights.ts';
import type { Setting } from './setting.ts';
import type { Bokeh, Place } from './scenery.ts';
import { addBokeh, addColour, gradient, paintedSweep, setColour, VIEW, wallShare } from './scenery.ts';

/** A wet street at dusk: façades, lamps and tail lights out of focus, reflected in the asphalt. */
export const streetAtDusk: Setting = {
  name: 'street-dusk',
  environment: { sky: [0.12, 0.14, 0.22], horizon: [0.1, 0.085, 0.1], ground: [0.06, 0.055, 0.06] },
  relight: dusk,
  build(context) {
    const lamps = lights(context.random, 90, [0.16, 0.95]);
    return paintedSweep(
      context,
      { specular: 0.9, reflectance: 0.05, roughness: 0.36, bend: VIEW },
      (place, surface) => {
        const { across, depth, height } = place;
        const puddle = smoothstep(0.02, 0.3, fractalNoise2(across * 1.7, depth * 2.3, 5, 4));
        setColour(surface, [0.052, 0.053, 0.06], (1 - 0.3 * puddle) * (1 + 0.35 * noise2(across * 60, depth * 60, 7)));
        surface.roughness = 0.5 - 0.32 * puddle;
        const wall = wallShare(place, 0.1);
        if (wall < 1) mirrorLamps(lamps, place, surface, (0.22 + 0.5 * puddle) * (1 - wall));
        if (wall <= 0) return;
        blendColour(surface, dusky(across, height), wall);
        surface.specular *= 1 - wall;
        if (wall > 0.6) addBokeh(lamps, place, surface);
      },
    );
  },
};

/** A terrace above the town after sunset. */
export const rooftop: Setting = {
  name: 'rooftop',
  environment: { sky: [0.17, 0.17, 0.24], horizon: [0.14, 0.1, 0.09], ground: [0.08, 0.075, 0.075] },
  relight: dusk,
  build(context) {
    const lamps = lights(context.random, 70, [0.06, 0.42]);
    return paintedSweep(context, { specular: 0.4, roughness: 0.5, bend: VIEW }, (place, surface) => {
      const { across, depth, height } = place;
      setColour(surface, [0.2, 0.19, 0.185], 1 + 0.14 * fractalNoise2(across * 3, depth * 3, 5, 4));
      const joint = Math.min(
        Math.abs(across * 2 - Math.round(across * 2)),
        Math.abs(depth * 2 - Math.round(depth * 2)),
      );
      blendColour(surface, [0.07, 0.07, 0.07], 0.6 * smoothstep(0.02, 0.008, joint));
      const wall = wallShare(place, 0.06);
      if (wall <= 0) return;
      const skyline =
        0.3 + 0.2 * noise2(Math.floor(across * 4.2), 1, 3) + 0.12 * noise2(Math.floor(across * 9.7), 2, 5);
      const town = smoothstep(skyline + 0.02, skyline - 0.02, height);
      const glow = gradient(SUNSET, height);
      blendColour(surface, [glow[0], glow[1], glow[2]], wall);
      blendColour(surface, [0.055, 0.05, 0.075], 0.86 * town * wall);
      surface.specular *= 1 - wall;
      if (wall > 0.9) addBokeh(lamps, place, surface);
    });
  },
};

/** Linear colours of the sky by height in subject sizes. */
const DUSK: readonly (readonly [number, Rgb])[] = [
  [0.1, [0.3, 0.15, 0.1]],
  [0.5, [0.22, 0.14, 0.19]],
  [1.1, [0.09, 0.1, 0.2]],
  [2.2, [0.03, 0.045, 0.12]],
];
const SUNSET: readonly (readonly [number, Rgb])[] = [
  [0.15, [0.62, 0.32, 0.16]],
  [0.5, [0.5, 0.27, 0.24]],
  [1, [0.25, 0.2, 0.31]],
  [2, [0.08, 0.1, 0.22]],
];

/** Sky between two rows of houses with lit windows. */
function dusky(across: number, height: number): Rgb {
  const sky = gradient(DUSK, height);
  const gap = 0.34 + 0.12 * height;
  const house = smoothstep(gap - 0.05, gap + 0.05, Math.abs(across + 0.12));
  const column = across * 4.6;
  const storey = height * 3.4 + 0.3;
  const lit = smoothstep(0.05, 0.4, noise2(Math.floor(column), Math.floor(storey), 9));
  const pane = (value: number) => smoothstep(0.44, 0.1, Math.abs(value - Math.floor(value) - 0.5));
  const glow = 0.42 * lit * pane(column) * pane(storey) * smoothstep(0.1, 0.5, height);
  const front = 0.035 + 0.02 * noise2(across * 2, height, 3);
  const channel = (c: 0 | 1 | 2, warm: number) => sky[c] * (1 - house) + (front + glow * warm) * house;
  return [channel(0, 1), channel(1, 0.62), channel(2, 0.3)];
}

function lights(random: Random, count: number, heights: readonly [number, number]): Bokeh[] {
  const colours: readonly Rgb[] = [
    [0.36, 0.2, 0.08],
    [0.3, 0.23, 0.14],
    [0.36, 0.05, 0.03],
    [0.07, 0.16, 0.2],
    [0.28, 0.26, 0.23],
  ];
  return Array.from({ length: count }, () => ({
    across: between(random, -1.9, 1.9),
    height: between(random, heights[0], heights[1]),
    radius: 0.02 + 0.09 * random() * random(),
    colour: colours[Math.floor(random() * random() * colours.length)]!,
  }));
}

/** Each lamp casts a long soft streak on the wet ground towards the viewer. */
function mirrorLamps(
  lamps: readonly Bokeh[],
  place: Readonly<Place>,
  surface: Parameters<typeof addColour>[0],
  strength: number,
): void {
  const near = clamp(place.depth / 1.15);
  if (near <= 0) return;
  for (const { across, radius, colour } of lamps) {
    const away = Math.abs(place.across - across) / (radius * 1.5);
    if (away < 1) addColour(surface, colour, 0.3 * strength * near * near * (1 - away) * (1 - away));
  }
}

/** Light at dusk: the key is a warm lamp, and all other lights are weaker and bluer. */
function dusk(rig: LightRig): LightRig {
  const boxes = rig.boxes.map((box, i) => {
    const [r, g, b] = box.irradiance;
    return {
      ...box,
      irradiance: i === 0 ? ([r * 1.02, g * 0.86, b * 0.66] as const) : ([r * 0.7, g * 0.78, b * 1.1] as const),
    };
  });
  return { ...rig, boxes };
}
