/**
 * Marks the bare skin of a person by the colours of this very face, so that no dye reaches it. Skin is recognised by its
 * saturation and hue relative to its lightness, which shade changes little, within the range of lightness that shade and
 * light give one person's skin.
 */
import { medianOf } from '../../foundation/geometry/median-of.ts';
import type { PersonFindings } from '../people/findings.ts';
import type { BodySeeds } from './body-seeds.ts';

interface SkinRequest {
  readonly person: Pick<PersonFindings, 'face'>;
  /** Factor from pixels of the person's picture to those of the planes. */
  readonly scale: number;
  readonly seeds: Pick<BodySeeds, 'head' | 'hands'>;
  /** Colours of the planes, from `softColours`. */
  readonly colours: Float32Array;
  /** 0 to 1 per pixel. */
  readonly subject: Float32Array;
  /** 1 where a pixel is certainly cloth. */
  readonly cloth: Uint8Array;
  readonly width: number;
}

export interface PersonSkin {
  /** 1 inside the oval of the face; also where its features and its shadows have other colours than skin. */
  readonly face: Uint8Array;
  /** 1 where the colours are those of the skin of this face; null where the cloth has them too. */
  readonly bare: Uint8Array | null;
}

/** Semi-axes, relative to those of the face, of the oval in which the colour of skin is sampled. */
const SAMPLED_OVAL = 0.72;
/** Semi-axes, relative to those of the face, of the oval that counts as face and therefore never changes its colour. */
const FACE_OVAL = 1.02;
/** Share of the subject from which a pixel shows nothing else. */
const INTERIOR = 0.95;
/** Minimum number of samples from which a colour is known. */
const MIN_SAMPLES = 12;
/** Added to lightness before a colour is divided by it, so that noise in black has no saturation. */
const MIN_LIGHT = 2;
/** Minimum lightness of skin relative to the median of the face: in the shade of an arm. */
const MIN_SKIN_LIGHTNESS = 0.35;
/** Maximum lightness of skin relative to the median of the face: in the light on a shoulder. */
const LIGHTEST = 1.4;
/** Maximum distance of skin from the face's median colour, in median deviations. */
const MAX_DEVIATIONS = 3.5;
/** Minimum of the median deviation of the face's colours. */
const MIN_DEVIATION = 0.022;
/** Share of the height of the seeds of cloth in which they certainly lie on it. */
const SURE_CLOTH = 0.5;
/** Share of the cloth with the colours of skin above which colours cannot separate the two. */
const MAX_SKIN_COLOURED = 0.18;

/** The skin of the person; null without a face. */
export function skinOfPerson({ person, scale, seeds, colours, subject, cloth, width }: SkinRequest): PersonSkin | null {
  const { face } = person;
  if (!face) return null;
  const oval = (size: number) => ellipse(face, scale, size, width, subject.length);
  const inner = oval(SAMPLED_OVAL);
  const samples: number[] = [];
  for (let i = 0; i < inner.length; i++) if (inner[i] && subject[i]! > INTERIOR) samples.push(i);
  const nothing = { face: oval(FACE_OVAL), bare: null };
  if (samples.length < MIN_SAMPLES) return nothing;
  const light = medianOf(samples.map((i) => colours[i * 3]!));
  // Eyes, brows and lips are darker than the skin around them or of another hue; medians leave them out.
  const [x, y] = [1, 2].map((axis) => medianOf(samples.map((i) => relative(colours, i, axis)))) as [number, number];
  const away = (i: number) => Math.hypot(relative(colours, i, 1) - x, relative(colours, i, 2) - y);
  const deviation = Math.max(MIN_DEVIATION, medianOf(samples.map(away)));
  const hasItsColour = (i: number) => subject[i]! > INTERIOR && away(i) < MAX_DEVIATIONS * deviation;
  // Hands may be lit far more brightly than a face in the shade.
  const hands = [...seeds.hands.keys()].filter((i) => seeds.hands[i] && hasItsColour(i)).map((i) => colours[i * 3]!);
  const lightest = LIGHTEST * (hands.length < MIN_SAMPLES ? light : Math.max(light, medianOf(hands)));
  const isSkin = (i: number) =>
    hasItsColour(i) && colours[i * 3]! > MIN_SKIN_LIGHTNESS * light && colours[i * 3]! < lightest;
  // Seeds of cloth may reach down to a bare waist, so their upper part decides.
  const [first, last] = [cloth.indexOf(1), cloth.lastIndexOf(1)];
  let [like, all] = [0, 0];
  for (let i = Math.max(0, first); i < first + SURE_CLOTH * (last - first); i++) {
    if (!cloth[i] || seeds.head[i] || seeds.hands[i]) continue;
    all++;
    if (isSkin(i)) like++;
  }
  if (like > MAX_SKIN_COLOURED * all) return nothing;
  return { ...nothing, bare: Uint8Array.from(subject, (_, i) => (isSkin(i) ? 1 : 0)) };
}

const relative = (colours: Float32Array, i: number, axis: number): number =>
  colours[i * 3 + axis]! / (colours[i * 3]! + MIN_LIGHT);

function ellipse(
  face: NonNullable<PersonFindings['face']>,
  scale: number,
  size: number,
  width: number,
  length: number,
): Uint8Array {
  const [x, y] = [(face.x + face.width / 2) * scale, (face.y + face.height / 2) * scale];
  const [a, b] = [(size * scale * face.width) / 2, (size * scale * face.height) / 2];
  return Uint8Array.from({ length }, (_, i) =>
    (((i % width) + 0.5 - x) / a) ** 2 + ((Math.floor(i / width) + 0.5 - y) / b) ** 2 < 1 ? 1 : 0,
  );
}
