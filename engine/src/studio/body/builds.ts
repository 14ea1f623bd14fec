import type { Piece } from '../../words/prompt/brief.ts';
import type { DrawnBuild } from '../../words/prompt/vocabulary/figures.ts';

/**
 * Outline of a display mannequin at a landmark, in metres: height above its soles, half the width (below the crotch to
 * the outer side of the leg), half the depth, and distance of the section's centre in front of the body's axis.
 */
type Outline = readonly [height: number, halfWidth: number, halfDepth: number, centre: number];

/**
 * Metres by which cloth and limbs that hang outside the outline move sideways, and cloth in front and behind moves
 * outwards, beyond the scale of the whole. They keep loose clothes and arms straight where the outline curves.
 */
type Ease = readonly [sideways: number, outwards: number];

const LANDMARKS = [
  'sole',
  'ankle',
  'calf',
  'knee',
  'thigh',
  'crotch',
  'hip',
  'high hip',
  'waist',
  'ribs',
  'chest',
  'armpit',
  'shoulder',
  'neck base',
  'neck',
  'chin',
  'head',
  'crown',
] as const;
export type Landmark = (typeof LANDMARKS)[number];

/** How clothes for the women's build are fitted to another. */
export interface Fit {
  readonly outline: Readonly<Record<Landmark, Outline>>;
  readonly ease: Readonly<Record<Landmark, Ease>>;
  /** Size of things beside those of the women's build. */
  readonly scale: number;
  /** Share of the bust of `body.ts` that is taken away. */
  readonly flattened: number;
}

export interface Build {
  /** Share of the bust of `body.ts` that the mannequin has before it is fitted. */
  readonly bust: number;
  /** Absent for the build that clothes are made for. */
  readonly fit?: Fit;
}

/** The body of `body.ts` and the legs and head of the mannequin, for which all clothes are made. */
export const MADE_FOR: Fit['outline'] = {
  sole: [0, 0.13, 0.12, 0.03],
  ankle: [0.1, 0.115, 0.0315, -0.023],
  calf: [0.33, 0.137, 0.055, -0.021],
  knee: [0.455, 0.134, 0.05, -0.004],
  thigh: [0.66, 0.1575, 0.075, 0.003],
  crotch: [0.78, 0.171, 0.095, -0.006],
  hip: [0.88, 0.177, 0.128, -0.01],
  'high hip': [0.99, 0.16, 0.114, -0.006],
  waist: [1.1, 0.118, 0.09, 0.003],
  ribs: [1.19, 0.128, 0.097, 0.004],
  chest: [1.285, 0.144, 0.103, 0.004],
  armpit: [1.35, 0.151, 0.096, 0.002],
  shoulder: [1.41, 0.148, 0.079, -0.005],
  'neck base': [1.472, 0.076, 0.054, -0.014],
  neck: [1.54, 0.051, 0.049, -0.008],
  chin: [1.585, 0.0625, 0.078, 0.012],
  head: [1.688, 0.0735, 0.094, 0.018],
  crown: [1.805, 0.0735, 0.094, 0.018],
};

/**
 * A man of 1.89 m: chest 97, waist 80, hips 96 cm, 47 cm across the shoulders. Makers of display mannequins have given
 * men a chest of 97 to 107 and a waist of 71 to 84 cm (Rootstein, 1967 to 1994); the drop of 16 to 17 cm from chest to
 * waist is that of their slim ones, against 12 in EN 13402-3.
 */
const men: Fit = {
  outline: {
    sole: [0, 0.142, 0.131, 0.033],
    ankle: [0.107, 0.126, 0.035, -0.024],
    calf: [0.354, 0.149, 0.061, -0.022],
    knee: [0.494, 0.147, 0.056, -0.004],
    thigh: [0.722, 0.168, 0.083, 0.003],
    crotch: [0.858, 0.175, 0.103, -0.006],
    hip: [0.955, 0.174, 0.127, -0.012],
    'high hip': [1.062, 0.159, 0.116, -0.006],
    waist: [1.169, 0.141, 0.104, 0.003],
    ribs: [1.262, 0.155, 0.117, 0.004],
    chest: [1.361, 0.174, 0.129, 0.005],
    armpit: [1.43, 0.178, 0.119, 0.003],
    shoulder: [1.493, 0.175, 0.094, -0.006],
    'neck base': [1.556, 0.088, 0.064, -0.013],
    neck: [1.625, 0.06, 0.058, -0.006],
    chin: [1.671, 0.069, 0.086, 0.014],
    head: [1.777, 0.079, 0.101, 0.02],
    crown: [1.894, 0.079, 0.101, 0.02],
  },
  ease: {
    sole: [0.006, 0.004],
    ankle: [0.006, 0.002],
    calf: [0.005, 0.002],
    knee: [0.005, 0.003],
    thigh: [0.005, 0.004],
    crotch: [0.009, 0.005],
    hip: [0.012, 0.006],
    'high hip': [0.014, 0.007],
    waist: [0.015, 0.009],
    ribs: [0.016, 0.011],
    chest: [0.016, 0.012],
    armpit: [0.016, 0.012],
    shoulder: [0.016, 0.01],
    'neck base': [0.012, 0.008],
    neck: [0.006, 0.005],
    chin: [0.004, 0.004],
    head: [0.003, 0.003],
    crown: [0.003, 0.003],
  },
  scale: 1.045,
  flattened: 0.45,
};

/** A woman of 1.80 m: bust 106, waist 92, hips 118 cm, between the sizes 46 and 48 of European tables. */
const plus: Fit = {
  outline: {
    sole: [0, 0.134, 0.123, 0.03],
    ankle: [0.1, 0.121, 0.036, -0.023],
    calf: [0.33, 0.15, 0.065, -0.021],
    knee: [0.455, 0.151, 0.061, -0.004],
    thigh: [0.66, 0.187, 0.096, 0.003],
    crotch: [0.78, 0.203, 0.12, -0.006],
    hip: [0.88, 0.211, 0.158, -0.012],
    'high hip': [0.99, 0.198, 0.15, -0.004],
    waist: [1.1, 0.164, 0.126, 0.006],
    ribs: [1.19, 0.17, 0.129, 0.006],
    chest: [1.285, 0.183, 0.134, 0.004],
    armpit: [1.35, 0.183, 0.122, 0.001],
    shoulder: [1.41, 0.172, 0.099, -0.006],
    'neck base': [1.472, 0.084, 0.063, -0.013],
    neck: [1.54, 0.056, 0.055, -0.007],
    chin: [1.585, 0.066, 0.081, 0.012],
    head: [1.688, 0.0755, 0.096, 0.018],
    crown: [1.805, 0.0755, 0.096, 0.018],
  },
  ease: {
    sole: [0.004, 0.003],
    ankle: [0.008, 0.005],
    calf: [0.014, 0.01],
    knee: [0.018, 0.012],
    thigh: [0.024, 0.02],
    crotch: [0.03, 0.025],
    hip: [0.034, 0.03],
    'high hip': [0.036, 0.033],
    waist: [0.037, 0.034],
    ribs: [0.036, 0.032],
    chest: [0.034, 0.028],
    armpit: [0.031, 0.025],
    shoulder: [0.025, 0.019],
    'neck base': [0.014, 0.01],
    neck: [0.006, 0.006],
    chin: [0.004, 0.003],
    head: [0.002, 0.002],
    crown: [0.002, 0.002],
  },
  scale: 1,
  flattened: 0,
};

/**
 * A child of 1.39 m, about ten years old: chest 68, waist 59, hips 72 cm, as in makers' tables for that height. It is 6.8
 * heads tall, where a grown person is 7.5 to 8.
 */
const child: Fit = {
  outline: {
    sole: [0, 0.096, 0.089, 0.022],
    ankle: [0.076, 0.085, 0.0245, -0.016],
    calf: [0.245, 0.101, 0.039, -0.014],
    knee: [0.345, 0.1, 0.0375, -0.003],
    thigh: [0.515, 0.114, 0.053, 0.002],
    crotch: [0.62, 0.123, 0.068, -0.004],
    hip: [0.695, 0.129, 0.095, -0.007],
    'high hip': [0.778, 0.116, 0.085, -0.004],
    waist: [0.858, 0.103, 0.078, 0.003],
    ribs: [0.928, 0.108, 0.082, 0.003],
    chest: [1.0, 0.117, 0.09, 0.003],
    armpit: [1.05, 0.12, 0.081, 0.001],
    shoulder: [1.095, 0.114, 0.065, -0.004],
    'neck base': [1.138, 0.058, 0.045, -0.009],
    neck: [1.166, 0.042, 0.041, -0.005],
    chin: [1.188, 0.059, 0.073, 0.01],
    head: [1.286, 0.0725, 0.093, 0.015],
    crown: [1.392, 0.0725, 0.093, 0.015],
  },
  ease: {
    sole: [0.004, 0.003],
    ankle: [0.004, 0.002],
    calf: [0.004, 0.002],
    knee: [0.005, 0.002],
    thigh: [0.005, 0.002],
    crotch: [0.005, 0.003],
    hip: [0.006, 0.004],
    'high hip': [0.008, 0.007],
    waist: [0.01, 0.01],
    ribs: [0.011, 0.012],
    chest: [0.012, 0.012],
    armpit: [0.011, 0.01],
    shoulder: [0.008, 0.007],
    'neck base': [0.005, 0.006],
    neck: [0.006, 0.007],
    chin: [0.015, 0.018],
    head: [0.02, 0.026],
    crown: [0.02, 0.026],
  },
  scale: 0.71,
  flattened: 0.5,
};

/**
 * A baby of 75 cm, about ten months old: chest 46, waist 45, hips 47 cm over a napkin, as in makers' tables for that
 * height. It is four heads tall, with a round trunk and short legs; no mannequin has this build.
 */
const baby: Fit = {
  outline: {
    sole: [0, 0.064, 0.055, 0.012],
    ankle: [0.034, 0.058, 0.022, -0.009],
    calf: [0.086, 0.07, 0.032, -0.008],
    knee: [0.126, 0.072, 0.032, -0.002],
    thigh: [0.19, 0.084, 0.044, 0.002],
    crotch: [0.238, 0.091, 0.058, -0.002],
    hip: [0.288, 0.097, 0.076, -0.004],
    'high hip': [0.336, 0.091, 0.071, -0.001],
    waist: [0.378, 0.074, 0.061, 0.002],
    ribs: [0.414, 0.077, 0.062, 0.002],
    chest: [0.456, 0.082, 0.062, 0.002],
    armpit: [0.486, 0.083, 0.057, 0],
    shoulder: [0.518, 0.079, 0.046, -0.003],
    'neck base': [0.542, 0.044, 0.034, -0.006],
    neck: [0.556, 0.034, 0.033, -0.003],
    chin: [0.57, 0.052, 0.056, 0.006],
    head: [0.65, 0.066, 0.08, 0.01],
    crown: [0.75, 0.066, 0.08, 0.01],
  },
  ease: {
    sole: [0.007, 0.003],
    ankle: [0.009, 0.006],
    calf: [0.011, 0.008],
    knee: [0.013, 0.01],
    thigh: [0.015, 0.012],
    crotch: [0.017, 0.016],
    hip: [0.02, 0.02],
    'high hip': [0.021, 0.021],
    waist: [0.022, 0.021],
    ribs: [0.021, 0.02],
    chest: [0.02, 0.017],
    armpit: [0.017, 0.015],
    shoulder: [0.014, 0.012],
    'neck base': [0.01, 0.01],
    neck: [0.008, 0.008],
    chin: [0.012, 0.012],
    head: [0.018, 0.02],
    crown: [0.018, 0.02],
  },
  scale: 0.44,
  flattened: 1,
};

/**
 * Menswear that nobody wears. It hangs straight from the chest, where the hips of the men's build would draw in cloth that
 * is cut for wider ones.
 */
const menswear: Fit = {
  ...men,
  outline: {
    ...men.outline,
    crotch: [0.858, 0.182, 0.101, -0.006],
    hip: [0.955, 0.19, 0.137, -0.011],
    'high hip': [1.062, 0.176, 0.126, -0.006],
    waist: [1.169, 0.136, 0.104, 0.003],
    ribs: [1.262, 0.151, 0.114, 0.004],
    chest: [1.361, 0.17, 0.122, 0.005],
  },
  ease: {
    ...men.ease,
    crotch: [0.006, 0.003],
    hip: [0.008, 0.004],
    'high hip': [0.01, 0.006],
    waist: [0.013, 0.01],
    ribs: [0.017, 0.013],
    chest: [0.019, 0.015],
    armpit: [0.02, 0.015],
  },
};

/** The fit of clothes that no mannequin wears to those for whom they are made; absent where they are cut for them. */
export const WEARER_FITS: { readonly [Name in NonNullable<Piece['madeFor']>]?: Fit } = {
  men: menswear,
  plus,
  child,
  baby,
};

export const BUILDS: Readonly<Record<DrawnBuild, Build>> = {
  women: { bust: 0.85 },
  men: { bust: 0.55, fit: men },
  plus: { bust: 0.95, fit: plus },
  child: { bust: 0.5, fit: child },
};

/** The landmarks from the soles upwards. */
export const landmarks: readonly Landmark[] = LANDMARKS;
