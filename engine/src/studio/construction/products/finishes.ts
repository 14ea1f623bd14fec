import { TAU, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../../foundation/geometry/noise.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { fabricOf } from '../../fabrics/index.ts';
import type { Fabric, FabricName } from '../../fabrics/fabric.ts';
import { dye, resolved } from '../../fabrics/weave.ts';
import { linearFromHex } from '../../materials/colour.ts';
import { paintInOrder, type Painter } from '../../materials/material.ts';
import {
  artPrint,
  boards,
  fibres,
  flatWeave,
  handMirror,
  homeScreen,
  medallion,
  pebbles,
  silvering,
  wallpaper,
} from './finish-figures.ts';

/**
 * Materials of products that no word names, in the terms of a fabric. `like` is the fabric whose name decides what words
 * mean: the named colour of bare metal, for example, is that of its reflections.
 */
interface Finish {
  readonly like: FabricName;
  /** Colour where neither words nor the table name one, sRGB. */
  readonly colour: `#${string}`;
  readonly response: Fabric['response'];
  readonly depth?: number;
}

const PLAIN_METAL = { reflectance: 0.6, metal: 1, wrap: 0 } as const;

const FINISHES = {
  mirror: {
    like: 'metal',
    colour: '#f4f7f8',
    response: { ...PLAIN_METAL, roughness: 0.03, paint: silvering },
  },
  'home screen': {
    like: 'vinyl',
    colour: '#20242e',
    response: { roughness: 0.2, reflectance: 0.04, coat: 0.8, wrap: 0.9, paint: homeScreen },
  },
  'speaker cloth': {
    like: 'knit',
    colour: '#5c6268',
    depth: 0.9,
    response: {
      roughness: 0.85,
      reflectance: 0.035,
      sheen: 0.2,
      wrap: 0.06,
      bump: (u, v) => 0.00022 * Math.abs(Math.sin((u + v) * 1500)) * Math.abs(Math.sin((u - v) * 1500)),
      bumpPitch: 0.0021,
      paint: (point, surface) => {
        const holes = Math.abs(Math.sin((point.u + point.v) * 1500) * Math.sin((point.u - point.v) * 1500));
        const shown = resolved(0.0021, point.footprint);
        dye(surface, 1 - 0.34 * shown * (1 - holes) - 0.12 * (1 - shown));
      },
    },
  },
  'brush hair': {
    like: 'fur',
    colour: '#6b4a34',
    response: {
      roughness: 0.7,
      reflectance: 0.04,
      sheen: 0.5,
      wrap: 0.1,
      // Hairs run along the axis of the brush, which turned solids have as v.
      bump: (u, v) => 0.00006 * noise2(u * 2600, v * 40, 3),
      bumpStep: 0.0001,
      paint: (point, surface) => {
        dye(
          surface,
          1 + 0.22 * noise2(point.u * 2200, point.v * 22, 5) + 0.14 * noise2(point.u * 500, point.v * 14, 6),
        );
      },
    },
  },
  'printed tin': {
    like: 'vinyl',
    colour: '#d6d7d9',
    response: { roughness: 0.3, reflectance: 0.08, coat: 0.9, wrap: 0.02 },
  },
  'hand mirror': {
    like: 'metal',
    colour: '#eef1f3',
    response: { ...PLAIN_METAL, roughness: 0.03, paint: handMirror },
  },
  'knotted pile': {
    like: 'wool',
    colour: '#8c1f22',
    response: { roughness: 0.95, reflectance: 0.03, sheen: 0.25, wrap: 0.15, paint: medallion },
  },
  aluminium: { like: 'metal', colour: '#d6d7d9', response: { ...PLAIN_METAL, roughness: 0.34 } },
  display: {
    like: 'vinyl',
    colour: '#20242e',
    response: { roughness: 0.22, reflectance: 0.04, coat: 0.8, wrap: 0.9, paint: wallpaper },
  },
  'art print': {
    like: 'ceramic',
    colour: '#f0e9dc',
    depth: 0.9,
    response: { roughness: 0.6, reflectance: 0.035, coat: 0.3, paint: artPrint },
  },
  flatweave: {
    like: 'wool',
    colour: '#d8cdb8',
    response: {
      roughness: 0.92,
      reflectance: 0.03,
      sheen: 0.15,
      wrap: 0.15,
      bump: flatWeave,
      bumpPitch: 0.005,
      paint: (point, surface) => {
        const rows = resolved(0.008, point.footprint) * Math.cos((point.v * TAU) / 0.005);
        dye(surface, 1 + 0.07 * rows + 0.08 * fractalNoise2(point.u * 14, point.v * 60, 5, 3));
      },
    },
  },
  jute: {
    like: 'straw',
    colour: '#c2a271',
    response: {
      ...fabricOf('straw').response,
      paint: ({ u, v, footprint }, surface) => {
        // Braids are sewn to each other in a spiral.
        const braid = Math.abs(Math.sin((v * Math.PI) / 0.018)) ** 0.6;
        const strand =
          Math.sin((u * TAU) / 0.03 + Math.sign(Math.sin((v * TAU) / 0.018)) * (v / 0.006)) * resolved(0.02, footprint);
        dye(surface, 0.62 + 0.42 * braid + 0.1 * strand + 0.16 * fractalNoise2(u * 30, v * 60, 3, 2));
      },
    },
  },
  'match ball': {
    like: 'leather',
    colour: '#f4f4f1',
    depth: 0.9,
    response: {
      roughness: 0.38,
      reflectance: 0.045,
      coat: 0.25,
      wrap: 0.04,
      bump: (u, v) => 0.00006 * noise2(u * 500, v * 500, 3),
      bumpStep: 0.0006,
    },
  },
  'pebbled rubber': {
    like: 'leather',
    colour: '#c4622d',
    response: {
      roughness: 0.6,
      reflectance: 0.045,
      wrap: 0.06,
      bump: (u, v) => 0.0005 * pebbles(u, v),
      bumpStep: 0.0006,
    },
  },
  'ball felt': {
    like: 'wool',
    colour: '#d3e04a',
    response: {
      roughness: 0.95,
      reflectance: 0.03,
      sheen: 0.5,
      sheenPower: 2,
      wrap: 0.25,
      bump: (u, v) => 0.0007 * fractalNoise2(u * 700, v * 700, 5, 3),
      bumpStep: 0.0004,
    },
  },
  terracotta: {
    like: 'ceramic',
    colour: '#c67d57',
    response: {
      roughness: 0.85,
      reflectance: 0.035,
      specular: 0.6,
      wrap: 0.06,
      paint: (point, surface) => {
        dye(surface, 1 + 0.09 * fractalNoise2(point.u * 22, point.v * 30, 4, 3));
      },
    },
  },
  soil: {
    like: 'ceramic',
    colour: '#4a382b',
    response: {
      roughness: 0.95,
      reflectance: 0.03,
      specular: 0.4,
      bump: (u, v) => 0.002 * fractalNoise2(u * 260, v * 260, 8, 3),
      bumpStep: 0.0006,
      paint: (point, surface) => {
        dye(surface, 1 + 0.5 * fractalNoise2(point.x * 240, point.z * 240, 3, 3));
      },
    },
  },
  leaf: {
    like: 'vinyl',
    colour: '#4d7045',
    response: {
      roughness: 0.45,
      reflectance: 0.04,
      coat: 0.1,
      wrap: 0.2,
      paint: (point, surface) => {
        const bands = noise2(point.x * 24, point.y * 130 + 2.4 * noise2(point.x * 60, point.y * 20, 4), 5);
        dye(surface, 1 + 0.36 * bands);
      },
    },
  },
  'glazed ceramic': {
    like: 'ceramic',
    colour: '#f1efea',
    response: { roughness: 0.42, reflectance: 0.045, specular: 0.7, coat: 1, wrap: 0.06 },
  },
  porcelain: {
    like: 'ceramic',
    colour: '#f6f5f2',
    response: { roughness: 0.3, reflectance: 0.045, specular: 0.8, coat: 1, wrap: 0.12 },
  },
  pearl: {
    like: 'ceramic',
    colour: '#f1e8dc',
    response: { roughness: 0.22, reflectance: 0.06, specular: 0.9, coat: 0.5, wrap: 0.16 },
  },
  wax: {
    like: 'ceramic',
    colour: '#f0e8d8',
    response: { roughness: 0.5, reflectance: 0.035, specular: 0.8, wrap: 0.34 },
  },
  soap: {
    like: 'ceramic',
    colour: '#efe6d6',
    response: { roughness: 0.42, reflectance: 0.04, specular: 0.9, coat: 0.12, wrap: 0.3 },
  },
  paper: {
    like: 'ceramic',
    colour: '#f4f1ea',
    depth: 0.95,
    response: { roughness: 0.82, reflectance: 0.035, paint: fibres },
  },
  card: {
    like: 'ceramic',
    colour: '#f3f1ec',
    response: { roughness: 0.6, reflectance: 0.04, specular: 0.8, wrap: 0.04, paint: fibres },
  },
  cardboard: {
    like: 'ceramic',
    colour: '#b78d5d',
    response: { roughness: 0.85, reflectance: 0.035, specular: 0.6, wrap: 0.04, paint: fibres },
  },
  'glossy plastic': {
    like: 'vinyl',
    colour: '#f2f2f0',
    response: { roughness: 0.24, reflectance: 0.045, coat: 0.35, wrap: 0.03 },
  },
  'matt plastic': {
    like: 'vinyl',
    colour: '#f0f0ee',
    response: { roughness: 0.5, reflectance: 0.04, specular: 0.9, wrap: 0.05 },
  },
  'black plastic': {
    like: 'vinyl',
    colour: '#19191c',
    response: { roughness: 0.42, reflectance: 0.045, coat: 0.1, wrap: 0.03 },
  },
  rubber: { like: 'vinyl', colour: '#232326', response: { roughness: 0.62, reflectance: 0.04, wrap: 0.05 } },
  lacquer: {
    like: 'vinyl',
    colour: '#151517',
    response: { roughness: 0.3, reflectance: 0.05, specular: 0.6, coat: 1, wrap: 0 },
  },
  'powder coat': {
    like: 'vinyl',
    colour: '#e9e7e2',
    response: {
      roughness: 0.5,
      reflectance: 0.045,
      coat: 0.1,
      wrap: 0.02,
      bump: (u, v) => 0.000012 * noise2(u * 1600, v * 1600, 3),
      bumpStep: 0.0003,
    },
  },
  steel: { like: 'metal', colour: '#cfd0d2', response: { ...PLAIN_METAL, roughness: 0.13 } },
  'brushed steel': {
    like: 'metal',
    colour: '#c9cacc',
    response: { ...PLAIN_METAL, roughness: 0.27, anisotropy: 0.2, anisotropyAlong: 'weft' },
  },
  gold: { like: 'metal', colour: '#f9dca0', response: { ...PLAIN_METAL, roughness: 0.12 } },
  brass: { like: 'metal', colour: '#e3c084', response: { ...PLAIN_METAL, roughness: 0.2 } },
  cork: {
    like: 'straw',
    colour: '#c19a6b',
    response: {
      roughness: 0.85,
      reflectance: 0.035,
      specular: 0.6,
      wrap: 0.06,
      paint: (point, surface) => {
        const shown = resolved(0.002, point.footprint);
        dye(surface, 1 + 0.3 * shown * fractalNoise2(point.u * 520, point.v * 420, 9, 3));
      },
    },
  },
  oak: { like: 'wood', colour: '#b98b5b', response: { ...fabricOf('wood').response, paint: boards } },
  paint: {
    like: 'wood',
    colour: '#eceae5',
    depth: 0.74,
    response: { roughness: 0.46, reflectance: 0.042, specular: 0.8, coat: 0.12, wrap: 0.03 },
  },
  enamel: {
    like: 'vinyl',
    colour: '#b3203a',
    response: { roughness: 0.3, reflectance: 0.05, coat: 0.6, wrap: 0.08 },
  },
  powder: {
    like: 'ceramic',
    colour: '#d9a98c',
    response: { roughness: 0.9, reflectance: 0.035, specular: 0.5, wrap: 0.1, sheen: 0.12 },
  },
  'printed board': {
    like: 'ceramic',
    colour: '#f7f5ef',
    response: { roughness: 0.4, reflectance: 0.045, coat: 0.2, wrap: 0.05 },
  },
  cream: {
    like: 'vinyl',
    colour: '#cf9a80',
    response: { roughness: 0.34, reflectance: 0.042, coat: 0.3, wrap: 0.12 },
  },
  pigment: {
    like: 'vinyl',
    colour: '#b0152c',
    response: { roughness: 0.42, reflectance: 0.042, coat: 0.12, wrap: 0.16 },
  },
  stone: {
    like: 'ceramic',
    colour: '#d9d6d0',
    response: {
      roughness: 0.3,
      reflectance: 0.05,
      coat: 0.3,
      wrap: 0.05,
      paint: (point, surface) => {
        const vein = Math.abs(fractalNoise2(point.x * 30 + point.z * 18, point.y * 30, 5, 4));
        dye(surface, 0.98 - 0.45 * Math.exp(-vein * 24) + 0.05 * fractalNoise2(point.x * 60, point.y * 60, 2, 3));
      },
    },
  },
} as const satisfies Readonly<Record<string, Finish>>;

export type FinishName = keyof typeof FINISHES;

const HARD_DRAPE = { stiffness: 1, weight: 1, thickness: 0.003 } as const;

const isFinish = (name: string): name is FinishName => Object.hasOwn(FINISHES, name);

/** The fabric whose words a finish answers to. */
export const fabricNamed = (of: FinishName | FabricName): FabricName => (isFinish(of) ? FINISHES[of].like : of);

/** A finish, or a fabric as it looks on a product, as a fabric. */
export function finishOf(of: FinishName | FabricName): Fabric {
  if (!isFinish(of)) return onProduct(fabricOf(of));
  const { like, colour, response, depth = 0.86 }: Finish = FINISHES[of];
  const natural = like === 'metal' ? linearFromHex(colour) : pale(linearFromHex(colour), depth);
  return {
    name: like,
    drape: HARD_DRAPE,
    response,
    depth: like === 'metal' ? 1 : depth,
    natural,
    ...(like === 'metal' ? { bareMetal: true } : {}),
  };
}

const pale = ([r, g, b]: Rgb, depth: number): Rgb => [r * depth, g * depth, b * depth];

/** Boucle on furniture is looped from one yarn instead of woven from yarns of several colours. */
function boucle(fabric: Fabric): Fabric {
  const { response, depth, natural } = fabricOf('shearling');
  const { bump: curls } = response;
  const loops = curls ? { bump: (u: number, v: number) => 0.5 * curls(u, v) } : {};
  return { ...fabric, response: { ...response, ...loops }, natural, ...(depth === undefined ? {} : { depth }) };
}

/** Half the difference of tone between pile that is brushed up and pile that is brushed down. */
const BRUSHED = 0.1;

/** Velvet with the marks of hands, which brush its pile up and down in soft strokes. */
export function brushedVelvet(fabric: Fabric): Fabric {
  if (fabric.name !== 'velvet') return fabric;
  const { response } = fabric;
  const strokes: Painter = (point, surface) => {
    const { u, v } = point;
    const swept = fractalNoise2(u * 13 + 0.8 * noise2(v * 9, u * 5, 4), v * 6 + 0.6 * noise2(u * 7, v * 7, 5), 9, 3);
    const side = smoothstep(-0.3, 0.3, swept) * 2 - 1;
    dye(surface, 1 + BRUSHED * side + 0.05 * noise2(u * 260, v * 120, 7) * resolved(0.008, point.footprint));
    surface.sheen *= 1 + 0.5 * side;
  };
  return { ...fabric, response: { ...response, paint: paintInOrder(strokes, response.paint)! } };
}

/**
 * A named fabric as it looks on a product: smooth plastic, even glaze, brushed steel, looped boucle, oiled wood; other
 * fabrics do not change.
 */
export function onProduct(fabric: Fabric): Fabric {
  if (fabric.name === 'ceramic') return { ...finishOf('glazed ceramic'), natural: fabric.natural };
  if (fabric.name === 'vinyl') return { ...finishOf('glossy plastic'), natural: fabric.natural };
  if (fabric.name === 'metal') return { ...finishOf('brushed steel'), name: 'metal' };
  if (fabric.name === 'tweed') return boucle(fabric);
  if (fabric.name === 'wood') return { ...finishOf('oak'), natural: [0.36, 0.215, 0.105] };
  return fabric;
}
