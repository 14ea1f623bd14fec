import { fractalNoise2, noise2, noise3 } from '../../foundation/geometry/noise.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { PropMaterial } from '../../words/prompt/vocabulary/props.ts';
import type { FabricName } from '../../words/prompt/vocabulary/fabrics.ts';
import { finishOf } from '../construction/products/finishes.ts';
import { plainMaterial } from '../dressing/wardrobe.ts';
import { dye } from '../fabrics/weave.ts';
import { luminance, scaleColour } from '../materials/colour.ts';
import { material, type Material, type Painter } from '../materials/material.ts';

/** Dull stone and clay, by their figure: pores, clouds and specks in space, because a block has no seams. */
const cast: Painter = ({ x, y, z }, surface) => {
  const pores = smoothstep(0.62, 0.76, noise3(x * 190, y * 190, z * 190));
  const clouds = fractalNoise2(x * 9 + 5 * y, z * 9 - 4 * y, 5, 4);
  dye(surface, 1 + 0.12 * clouds - 0.24 * pores);
};
const specks: Painter = ({ x, y, z }, surface) => {
  const grain = noise3(x * 420, y * 420, z * 420);
  dye(surface, 1 + (grain > 0.3 ? 0.24 : grain < -0.34 ? -0.42 : 0) + 0.08 * noise3(x * 60, y * 60, z * 60));
};
const clouded: Painter = ({ x, y, z }, surface) => {
  dye(
    surface,
    1 + 0.16 * fractalNoise2(x * 14 + 6 * y, z * 14 - 5 * y, 8, 4) + 0.05 * noise3(x * 500, y * 500, z * 500),
  );
};
const layered: Painter = ({ x, y, z }, surface) => {
  dye(surface, 1 + 0.26 * fractalNoise2(x * 5 + z * 2, y * 70 + 2 * noise2(x * 8, z * 8, 3), 3, 3));
};

const MINERALS = {
  concrete: { roughness: 0.86, paint: cast },
  stone: { roughness: 0.74, paint: clouded },
  granite: { roughness: 0.35, paint: specks },
  slate: { roughness: 0.6, paint: layered },
  terracotta: { roughness: 0.85, paint: clouded },
  plaster: { roughness: 0.82, paint: undefined },
} as const;

/** Linear luminance below which veins are paler than their marble. */
const DARK = 0.14;

/** Polished marble whose veins are as far apart as suits a block of that size in metres. */
function marble(colour: Rgb, size: number): Material {
  const near = 0.9 / Math.max(0.04, size);
  const vein = luminance(colour) < DARK ? 1.6 : -0.5;
  const halo = vein > 0 ? 0.25 : -0.14;
  return material({
    albedo: colour,
    roughness: 0.2,
    reflectance: 0.05,
    coat: 0.45,
    wrap: 0.03,
    paint: ({ x, y, z }, surface) => {
      const [a, b] = [(x + 0.42 * y) * near, (z - 0.56 * y + 0.3 * x) * near];
      const bend = fractalNoise2(a * 1.8, b * 1.8, 21, 4);
      const long = Math.abs(fractalNoise2(a * 0.9 + bend * 0.6, b * 0.9 - bend * 0.5, 5, 3));
      const fine = Math.abs(fractalNoise2(a * 2.6 + bend, b * 2.6, 8, 3));
      const strength = smoothstep(-0.35, 0.4, noise2(a * 0.8, b * 0.8, 13));
      const drawn =
        vein * strength * Math.exp(-long * 30) + halo * Math.exp(-long * 7) + 0.5 * vein * Math.exp(-fine * 34);
      dye(surface, Math.max(0.3, 1.02 + 0.07 * fractalNoise2(a * 1.3, b * 1.3, 2, 3) + drawn));
    },
  });
}

/** Stone is never as bright as a dye: a strong colour is darker. */
function quarried(colour: Rgb): Rgb {
  const [high, low] = [Math.max(...colour), Math.min(...colour)];
  return scaleColour(colour, 0.72 - 0.42 * smoothstep(0.5, 0.95, (high - low) / Math.max(high, 1e-4)));
}

const WHITE_MARBLE: Rgb = [0.74, 0.735, 0.72];

const isMineral = (name: PropMaterial): name is keyof typeof MINERALS => Object.hasOwn(MINERALS, name);

/** What a prop is made of, in a linear colour, or in the one that it has by nature. */
export function propMaterial(name: PropMaterial, colour: Rgb | null, size: number): Material {
  if (name === 'marble') return marble(colour === null ? WHITE_MARBLE : quarried(colour), size);
  if (!isMineral(name)) {
    const made = plainMaterial(finishOf(name satisfies FabricName), colour ?? undefined);
    // The pile of a small cushion lies flat, so that its edges stay dark.
    return name === 'velvet' ? { ...made, sheen: 0.35 * made.sheen } : made;
  }
  const { paint, roughness } = MINERALS[name];
  return material({ albedo: colour ?? [0.5, 0.49, 0.47], roughness, reflectance: 0.04, ...(paint && { paint }) });
}
