import { blendColour } from '../materials/blend-colour.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Setting, SettingContext } from './setting.ts';
import { CORNER, paintedSweep, setColour, subjectSpan, tinted, wallShare } from './scenery.ts';

/** Elevation in radians from which a camera looks down, so that the wall's material is laid below the subject. */
const LOOKS_DOWN = 0.9;

const looksDown = ({ camera }: SettingContext) => camera.elevation > LOOKS_DOWN;

/** One brick or tile at a point: distance in subject sizes to its nearest edge, and its column and row. */
const unit = { edge: 0, column: 0, row: 0 };

/** Finds the brick or tile at (x, y). Every second row is shifted by the share `bond` of a width. */
function findUnit(x: number, y: number, width: number, height: number, bond: number): void {
  unit.row = Math.floor(y / height);
  const along = x / width + bond * (unit.row & 1);
  unit.column = Math.floor(along);
  const dx = width * (0.5 - Math.abs(along - unit.column - 0.5));
  const dy = height * (0.5 - Math.abs(y / height - unit.row - 0.5));
  unit.edge = Math.min(dx, dy);
}

const BRICK: Rgb = [0.2, 0.066, 0.04];
const MORTAR: Rgb = [0.3, 0.28, 0.25];
/** Size of a brick with its joint, in subject sizes. */
const BRICK_WIDTH = 0.25;
const BRICK_HEIGHT = 0.078;

const PAVER: Rgb = [0.17, 0.163, 0.155];

/** A wall of bricks in stretcher bond behind grey pavers; from above, a floor of bricks. */
export const brick: Setting = {
  name: 'brick',
  build(context) {
    const size = subjectSpan(context);
    const clay = tinted(BRICK, context);
    const paved = looksDown(context);
    const bump = (u: number, v: number) => {
      const [x, y] = [u / size, v / size];
      findUnit(x, y, BRICK_WIDTH, BRICK_HEIGHT, 0.5);
      const worn = 0.003 * fractalNoise2(x * 40, y * 40, 5, 3);
      return size * (0.0075 * smoothstep(0.003, 0.011, unit.edge + worn) + 0.35 * worn);
    };
    const options = { bump, bumpStep: 0.003 * size, roughness: 0.85, bend: CORNER };
    return paintedSweep(context, options, (place, surface, point) => {
      const wall = paved ? 1 : wallShare(place, 0.015);
      const [x, y] = [point.u / size, point.v / size];
      findUnit(x, y, BRICK_WIDTH, BRICK_HEIGHT, 0.5);
      const burnt = noise2(unit.column * 7.3, unit.row * 3.7, 21);
      const speckle = fractalNoise2(x * 26, y * 26, 23, 4);
      const tone = 1 + 0.34 * burnt + 0.22 * speckle;
      const worn = 0.003 * fractalNoise2(x * 40, y * 40, 5, 3);
      const joint = 1 - smoothstep(0.003, 0.008, unit.edge + worn);
      setColour(surface, PAVER, 0.5 + 0.5 * tone);
      blendColour(surface, [clay[0] * tone, clay[1] * tone, clay[2] * tone], wall);
      blendColour(surface, MORTAR, joint * (0.25 + 0.55 * wall));
    });
  },
};

const GLAZE: Rgb = [0.5, 0.515, 0.505];
const GROUT: Rgb = [0.42, 0.41, 0.39];
/** Side of a tile with its joint, in subject sizes. */
const TILE = 0.17;

/** Hand-made glazed tiles on wall and floor, each slightly tilted, so that they catch the light unequally. */
export const tiles: Setting = {
  name: 'tiles',
  build(context) {
    const size = subjectSpan(context);
    const glaze = tinted(GLAZE, context);
    const bump = (u: number, v: number) => {
      const [x, y] = [u / size, v / size];
      findUnit(x, y, TILE, TILE, 0);
      const lean =
        0.035 * (x - (unit.column + 0.5) * TILE) * noise2(unit.column * 5.1, unit.row * 2.3, 31) +
        0.035 * (y - (unit.row + 0.5) * TILE) * noise2(unit.column * 3.1, unit.row * 6.7, 33);
      const waves = 0.0006 * fractalNoise2(x * 14, y * 14, 35, 2);
      return size * (0.004 * smoothstep(0.0015, 0.007, unit.edge) + lean + waves);
    };
    const options = { bump, bumpStep: 0.002 * size, specular: 1, reflectance: 0.06, roughness: 0.16, bend: CORNER };
    return paintedSweep(context, options, (place, surface, point) => {
      const [x, y] = [point.u / size, point.v / size];
      findUnit(x, y, TILE, TILE, 0);
      const fired = noise2(unit.column * 9.1, unit.row * 4.3, 37);
      const pooled = 0.05 * fractalNoise2(x * 9, y * 9, 39, 3);
      setColour(surface, glaze, (1 + 0.11 * fired + pooled) * (1 - 0.1 * smoothstep(0.02, 0.004, unit.edge)));
      const joint = 1 - smoothstep(0.0016, 0.0036, unit.edge);
      blendColour(surface, GROUT, joint);
      surface.specular *= 1 - 0.9 * joint;
      surface.roughness += 0.5 * joint;
      if (wallShare(place, 0.02) > 0.5) surface.specular *= 0.8;
    });
  },
};
