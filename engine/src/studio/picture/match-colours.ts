/**
 * Dyes the cloth of a scene so that its lit front has the requested colour (`asked`) in the finished picture. The
 * colour in a picture depends on form, light, weave, gloss, sheen and the tone curve. Instead of a formula for each,
 * the garment itself is the calibration target: some of its samples are shaded, and the albedo is solved from them.
 */
import { cielabOf } from '../../foundation/colour/cielab.ts';
import { colourDifference } from '../../foundation/colour/colour-difference.ts';
import type { Hex } from '../../foundation/colour/hex.ts';
import type { ShownColour } from '../../foundation/colour/shown-colour.ts';
import { lerp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { medianOf } from '../../foundation/geometry/median-of.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Lighting } from '../light/lighting.ts';
import { linearFromHex, luminance, scaleColour, srgbByte } from '../materials/colour.ts';
import type { Material } from '../materials/material.ts';
import type { Scene, ScenePart } from '../parts/scene.ts';
import { frontOf, probeLight } from '../render/probe-light.ts';
import type { ProbedLight } from '../render/probe-light.ts';
import { seeScene } from '../render/see-scene.ts';
import type { SceneView } from '../render/see-scene.ts';
import { developColour, lightOf } from './tone.ts';

export interface MatchRequest {
  readonly scene: Scene;
  readonly view: SceneView;
  readonly lighting: Lighting;
  /** Distance in metres from the surface at which shadow rays start. */
  readonly shadowBias: number;
  /** Factor on radiance before the tone curve. */
  readonly exposure: number;
  /** Called between the shaded samples of two dyes; may throw to stop. */
  readonly check: () => void;
}

/**
 * Number of samples of one dye that are shaded. With so many, the CIELAB lightness of their median varies by about a
 * third of a unit.
 */
const PROBES = 600;
/** Number of samples below which a dye is not matched. */
const MIN_PROBES = 40;
/** Share of the subject's samples below which a dye is not matched: a collar in shadow is no guide to its colour. */
const MIN_SHARE = 0.04;
/** Cosine between normal and eye from which a sample belongs to the front. */
const FRONT = 0.45;
/** Maximum number of solved recipes, after each of which the samples are shaded again. */
const ROUNDS = 5;
/** Number of Newton steps to a solution. */
const STEPS = 5;
/** CIEDE2000 difference below which a match is not improved further, because it is invisible. */
const MATCHED = 0.4;
/** CIEDE2000 above which a match counts as failed. */
const MAX_MISS = 6;
/** Share of metal above which cloth is foiled: it has the colour of what it reflects, and is not matched. */
const FOILED = 0.5;
/** Maximum albedo. Values above 1 are those of dyes with optical brighteners, without which white would be grey. */
const MAX_ALBEDO = 1.35;
/** Minimum albedo. */
const MIN_ALBEDO = 0.002;
/**
 * Smallest factors on gloss and sheen, for matt cloth and for cloth that shines: without reflections the folds of black
 * cotton would be invisible, and black leather would not look like leather.
 */
const MIN_GLOSS = { matt: 0.35, shining: 0.75 };
/** Roughness up to which cloth shines. */
const SHINING = 0.45;
/** Roughness from which cloth is matt. */
const MATT = 0.85;
/** Smallest factor on the white share of the reflections of a fully saturated colour. For greys the factor is 1. */
const MIN_WHITE = 0.1;
/** Luminance of the darkest colour that is matched, about #101010. */
const DARKEST = 0.005;

const CHANNELS = [0, 1, 2] as const;

/** Parts of one piece in the same cloth and colour, by their indices in the scene. */
interface Dye {
  readonly piece: number;
  readonly asked: Hex;
  readonly parts: readonly number[];
}

/** How a dye changes the material of its cloth. */
interface Recipe {
  readonly albedo: Rgb;
  /** Factor on gloss and sheen, below 1 where reflections alone are lighter than a channel of the requested colour. */
  readonly gloss: number;
  /** Factor on the white share of reflections, below 1 in the same case. */
  readonly white: number;
}

/**
 * Returns the scene with its requested colours matched as closely as cloth and light allow, and the colours that it
 * shows.
 */
export function matchColours(request: MatchRequest): { readonly scene: Scene; readonly shown: readonly ShownColour[] } {
  const view = probedView(request);
  const shown: ShownColour[] = [];
  let { scene } = request;
  for (const { dye, samples } of probesOf(scene, view)) {
    request.check();
    const front = frontOf(scene, view, request.lighting, samples, FRONT);
    if (front.length < MIN_PROBES) continue;
    const match = matchDye({ ...request, scene, view }, dye, front);
    if (!match) continue;
    scene = match.scene;
    shown.push(match.shown);
  }
  return { scene, shown };
}

/** Samples of the view in which colours of pictures too large for one view are matched. */
const SMALL_VIEW = 4e5;

function probedView({ scene, view, check }: MatchRequest): SceneView {
  if (view.opaque) return view;
  const scale = Math.sqrt(SMALL_VIEW / (view.width * view.height));
  const [width, height] = [Math.round(view.width * scale), Math.round(view.height * scale)];
  return seeScene(scene, view.camera, width, height, { staggered: false, check });
}

interface Match {
  readonly scene: Scene;
  readonly shown: ShownColour;
}

/**
 * The best of the recipes that were tried for a dye, with the colour that was measured, or the unchanged dye when even
 * the best one is a miss (`MAX_MISS`). Returns null for foiled cloth.
 */
function matchDye(
  { scene, view, lighting, shadowBias, exposure }: MatchRequest,
  dye: Dye,
  samples: Int32Array,
): Match | null {
  const asked = linearFromHex(dye.asked);
  const grey = Math.max(0, DARKEST - luminance(asked));
  const target: Rgb = [asked[0] + grey, asked[1] + grey, asked[2] + grey];
  const original = scene.parts[dye.parts[0]!]!.material.albedo;
  const { roughness } = scene.parts[dye.parts[0]!]!.material;
  const minGloss = lerp(MIN_GLOSS.shining, MIN_GLOSS.matt, smoothstep(SHINING, MATT, roughness));
  const wanted = { target, minGloss, minWhite: lerp(1, MIN_WHITE, chromaOf(asked)), exposure };
  let recipe: Recipe = { albedo: original, gloss: 1, white: 1 };
  let dyed = scene;
  let gain: Rgb = [1, 1, 1];
  let last: { readonly light: Rgb; readonly expected: Rgb } | null = null;
  const tried: Match[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const { radiance, slope, metal } = probeLight(dyed, view, lighting, shadowBias, samples);
    if (metal > FOILED) return null;
    const front = litFront({ radiance, slope }, recipe.albedo, recipe.albedo, exposure);
    const shown = shownColour(dye, front);
    tried.push({ scene: dyed, shown });
    if (shown.difference < MATCHED || round === ROUNDS) break;
    const light = lightOf(front);
    if (last) gain = multiply(gain, observedGain(last.light, last.expected, light));
    for (let i = 0; i < slope.length; i++) slope[i] = slope[i]! * gain[(i % 3) as 0 | 1 | 2];
    const next = solve({ radiance, slope }, recipe, wanted);
    const expected = litFront({ radiance, slope }, recipe.albedo, next.albedo, exposure);
    last = next.gloss === recipe.gloss && next.white === recipe.white ? { light, expected: lightOf(expected) } : null;
    dyed = dyeParts(scene, dye, original, next);
    recipe = next;
  }
  const best = tried.reduce((a, b) => (b.shown.difference < a.shown.difference ? b : a));
  // A finish that changes the dye, such as the polish of shoes, may not follow it. Its usual colour is then better than
  // one of another hue.
  return best.shown.difference > MAX_MISS ? tried[0]! : best;
}

/** The dyes of a scene. Parts of one dye have the same role and the same albedo, roughness and sheen. */
function dyesOf({ parts }: Scene): Dye[] {
  const dyes = new Map<string, { piece: number; asked: Hex; parts: number[] }>();
  parts.forEach(({ asked, piece, material: { albedo, roughness, sheen }, role }, index) => {
    if (!asked) return;
    const key = JSON.stringify([piece, asked, albedo, roughness, sheen, role]);
    const dye = dyes.get(key) ?? { piece, asked, parts: [] };
    dye.parts.push(index);
    dyes.set(key, dye);
  });
  return [...dyes.values()];
}

/** Number of samples of the view among which those of the dyes are looked for. */
const LOOKED_AT = 6e4;

/** Evenly spread visible samples of each dye, as indices of the view's opaque surfaces. */
function probesOf(scene: Scene, view: SceneView): { readonly dye: Dye; readonly samples: Int32Array }[] {
  const dyes = dyesOf(scene);
  if (dyes.length === 0) return [];
  const { triangle, width } = view.opaque!;
  const stride = Math.max(1, Math.floor(Math.sqrt(triangle.length / LOOKED_AT)));
  const found = dyes.map((): number[] => []);
  const dyeOfPart = new Int32Array(scene.parts.length).fill(-1);
  dyes.forEach(({ parts }, i) => parts.forEach((part) => (dyeOfPart[part] = i)));
  let subject = 0;
  for (let row = 0; row < triangle.length; row += width * stride) {
    for (let k = row; k < row + width; k += stride) {
      const part = triangle[k]! < 0 ? -1 : scene.geometry.triangleParts[triangle[k]!]!;
      if (part < 0 || scene.parts[part]!.piece < 0) continue;
      subject++;
      if (dyeOfPart[part]! >= 0) found[dyeOfPart[part]!]!.push(k);
    }
  }
  return dyes.flatMap((dye, i) => {
    const all = found[i]!;
    if (all.length < MIN_SHARE * subject) return [];
    const count = Math.min(PROBES, all.length);
    return [{ dye, samples: Int32Array.from({ length: count }, (_, n) => all[Math.floor((n * all.length) / count)]!) }];
  });
}

interface Wanted {
  /** Linear colour of the lit front. */
  readonly target: Rgb;
  readonly minGloss: number;
  readonly minWhite: number;
  readonly exposure: number;
}

/**
 * Solves the recipe whose lit front has the target colour, or the nearest of its hue that can be reached, by Newton
 * steps for each channel with the median slope of the samples.
 */
function solve(
  { radiance, slope }: Pick<ProbedLight, 'radiance' | 'slope'>,
  before: Recipe,
  { target: asked, minGloss, minWhite, exposure }: Wanted,
): Recipe {
  const count = slope.length / 3;
  const rise = CHANNELS.map((c) => medianOf(Float64Array.from({ length: count }, (_, i) => slope[i * 3 + c]!)));
  let target = asked;
  let { albedo, gloss, white } = before;
  for (let step = 0; step < STEPS; step++) {
    const shown = litFront({ radiance, slope }, before.albedo, albedo, exposure);
    // Where a channel cannot be lighter, all are darkened, so that the hue stays.
    const reached = CHANNELS.map((c) => (albedo[c] === MAX_ALBEDO ? shown[c] / Math.max(target[c], 1e-4) : 1));
    target = scaleColour(target, Math.min(1, ...reached));
    const light = lightOf(shown);
    const aim = lightOf(target);
    const blocked = CHANNELS.map((c) => (albedo[c] === MIN_ALBEDO ? aim[c] / Math.max(light[c], 1e-4) : 1));
    gloss = Math.max(minGloss, before.gloss * Math.min(1, ...blocked));
    white = Math.max(minWhite, before.white * Math.min(1, ...blocked));
    const next = (c: 0 | 1 | 2) => {
      const wanted = albedo[c] + (aim[c] - light[c]) / (exposure * Math.max(rise[c]!, 1e-3));
      return Math.min(MAX_ALBEDO, Math.max(MIN_ALBEDO, wanted));
    };
    albedo = [next(0), next(1), next(2)];
  }
  return { albedo, gloss, white };
}

/** Limits of the factor by which the light changes more or less than its slope predicts. */
const MIN_GAIN = 0.5;
const MAX_GAIN = 3;
/** Share of the light below which an expected change is too small to derive the factor from. */
const SMALL_CHANGE = 0.02;

/**
 * The change of the light as a factor on the expected change. It differs from 1 because the reflections of tinted cloth
 * have its colour too.
 */
function observedGain(before: Rgb, expected: Rgb, after: Rgb): Rgb {
  const channel = (c: 0 | 1 | 2) => {
    const change = expected[c] - before[c];
    if (Math.abs(change) < SMALL_CHANGE * before[c]) return 1;
    return Math.min(MAX_GAIN, Math.max(MIN_GAIN, (after[c] - before[c]) / change));
  };
  return [channel(0), channel(1), channel(2)];
}

/**
 * Linear colour of the lit front in the picture with another albedo: the median of each channel over the brighter half
 * of the samples. The darker half is in shadow or turned away from the light.
 */
function litFront(
  { radiance, slope }: Pick<ProbedLight, 'radiance' | 'slope'>,
  before: Rgb,
  albedo: Rgb,
  exposure: number,
): Rgb {
  const count = radiance.length / 3;
  const shown = new Float64Array(radiance.length);
  const lights = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const at = (c: 0 | 1 | 2) => exposure * (radiance[i * 3 + c]! + slope[i * 3 + c]! * (albedo[c] - before[c]));
    const colour = developColour([at(0), at(1), at(2)]);
    shown.set(colour, i * 3);
    lights[i] = luminance(colour);
  }
  const threshold = medianOf(lights);
  const lit = [...lights.keys()].filter((i) => lights[i]! >= threshold);
  const channel = (c: number) => medianOf(Float64Array.from(lit, (i) => shown[i * 3 + c]!));
  return [channel(0), channel(1), channel(2)];
}

/** Saturation of a linear colour, 0 for greys to 1. */
function chromaOf(colour: Rgb): number {
  const brightest = Math.max(...colour);
  return brightest > 0 ? (brightest - Math.min(...colour)) / brightest : 0;
}

function multiply(a: Rgb, b: Rgb): Rgb {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
}

function shownColour({ piece, asked }: Dye, colour: Rgb): ShownColour {
  const shown: Hex = `#${colour.map((value) => srgbByte(value).toString(16).padStart(2, '0')).join('')}`;
  return { piece, asked, shown, difference: colourDifference(cielabOf(asked), cielabOf(shown)) };
}

function dyeParts(scene: Scene, { parts: indices }: Dye, original: Rgb, { albedo, gloss, white }: Recipe): Scene {
  const redye = (material: Material): Material => {
    const channel = (c: 0 | 1 | 2) => (material.albedo[c] * albedo[c]) / original[c];
    return {
      ...material,
      albedo: [channel(0), channel(1), channel(2)],
      specular: material.specular * gloss,
      specularTint: 1 - (1 - material.specularTint) * white,
      sheen: material.sheen * gloss,
      sheenWhite: material.sheenWhite * white,
    };
  };
  const parts = scene.parts.map((part, i): ScenePart => {
    if (!indices.includes(i)) return part;
    return { ...part, material: redye(part.material), lining: redye(part.lining) };
  });
  return { ...scene, parts };
}
