import { fractalNoise2, noise2 } from '../../../foundation/geometry/noise.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { fabricOf } from '../../fabrics/index.ts';
import type { Fabric, FabricName } from '../../fabrics/fabric.ts';
import { dye, resolved } from '../../fabrics/weave.ts';
import { linearFromHex } from '../../materials/colour.ts';

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

/** Fibres and flecks of paper. */
const fibres: NonNullable<Fabric['response']['paint']> = (point, surface) => {
  dye(surface, 1 + 0.05 * resolved(0.0012, point.footprint) * noise2(point.u * 900, point.v * 420, 7));
};

/** Width in metres of the boards that a wide surface is glued of. */
const BOARD = 0.118;

/** Oiled boards: growth rings that are cut lengthwise, pores, and a different tone of each board. */
const boards: NonNullable<Fabric['response']['paint']> = ({ u, v, footprint }, surface) => {
  const board = Math.floor(u / BOARD);
  const across = u - board * BOARD;
  const tone = noise2(board * 7.3, 2.5, 11);
  // Rings widen towards the heart of the board, where they close to flames.
  const heart = across - BOARD * (0.5 + 0.3 * tone);
  const ring =
    5.5 * Math.sqrt(Math.abs(heart) * 30 + 0.4 * fractalNoise2(v * 1.3 + board * 5, board * 3.1, 4, 3) + 0.5);
  const bent = ring + 0.9 * fractalNoise2(u * 14, v * 2 + board * 9, 6, 3);
  const shown = resolved(0.014, footprint);
  const late = bent - Math.floor(bent);
  const pores = noise2(u * 900, v * 34, 7) * resolved(0.0024, footprint);
  const joint = Math.exp(-((Math.min(across, BOARD - across) / 0.0009) ** 2)) * resolved(0.002, footprint);
  const broad = 0.11 * tone + 0.12 * fractalNoise2(u * 5, v * 1.1, 9, 2);
  dye(surface, 1 + broad + shown * 0.42 * (late * late * late - 0.25) + 0.07 * pores - 0.18 * joint);
};

const FINISHES = {
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

/** Boucle on furniture is looped from one yarn instead of woven from five. */
function boucle(fabric: Fabric): Fabric {
  const { response, depth, natural } = fabricOf('shearling');
  const { bump: curls } = response;
  const loops = curls ? { bump: (u: number, v: number) => 0.5 * curls(u, v) } : {};
  return { ...fabric, response: { ...response, ...loops }, natural, ...(depth === undefined ? {} : { depth }) };
}

/** A named fabric on a product: smooth plastic, even glaze, oiled wood. */
export function onProduct(fabric: Fabric): Fabric {
  if (fabric.name === 'ceramic') return { ...finishOf('glazed ceramic'), natural: fabric.natural };
  if (fabric.name === 'vinyl') return { ...finishOf('glossy plastic'), natural: fabric.natural };
  if (fabric.name === 'metal') return { ...finishOf('brushed steel'), name: 'metal' };
  if (fabric.name === 'tweed') return boucle(fabric);
  if (fabric.name === 'wood') return { ...finishOf('oak'), natural: [0.36, 0.215, 0.105] };
  return fabric;
}
