import type { GarmentCategory } from '../../words/tasks/edit-task.ts';
import type { PersonFindings, PictureFindings } from '../people/findings.ts';
import { POSE } from '../people/pose-points.ts';
import type { Picture } from '../../foundation/image/picture.ts';
import { pictureOf } from '../../foundation/image/picture.ts';
import { shrinkPicture } from '../../foundation/image/shrink-picture.ts';
import { growMask } from '../../foundation/image/grow-mask.ts';
import type { EngineMask, EnginePixels } from '../../foundation/image/pixels.ts';
import { resizePlane } from '../../foundation/image/resize-plane.ts';
import { softColours } from '../../foundation/image/edge-distance.ts';
import { bareMidriff } from './bare-midriff.ts';
import { bodySeeds, type BodySeeds } from './body-seeds.ts';
import { parsedGarment, partAt } from './parsed-garment.ts';
import { settleWaist } from './settle-waist.ts';
import { settleEdges } from './settle-edges.ts';
import { sharpenShare } from './sharpen-share.ts';
import { skinOfPerson } from './skin-of-person.ts';
import { isMainSubject } from './is-main-subject.ts';
import { judgeGarment, type GarmentEvidence } from './judge-garment.ts';
import { withoutArms } from './without-arms.ts';
import { wornGarment } from './worn-garment.ts';

export interface GarmentMatte {
  /** 0 to 1 per pixel. */
  readonly matte: Float32Array;
  /** Which part of the person's clothes the garment is; null when the matte is that of the whole subject. */
  readonly category: GarmentCategory | null;
  /** How certain a worn garment is; null when the matte is that of the whole subject. */
  readonly evidence: GarmentEvidence | null;
}

/** Longest side in pixels of the picture in which clothes are separated from skin. */
const SIDE = 336;
/** Distance over which edges are aligned with the colours, in pixels of that picture: half the width of a rough edge. */
const EDGE = 1.6;
/** Minimum height below the hips that a picture must show of what is worn there, in lengths of the torso. */
const BELOW_HIPS = 0.15;
/** Value of a person's mask (of 255) from which a pixel surely shows them, and the width of its edge, which is rough, as a share of the longer side. */
const SURELY_PERSON = 230;
const PERSON_EDGE = 0.006;
/** Share up to which a value is an error of the estimate and becomes 0. */
const MIN_SHARE = 0.04;
/** Share from which a value is an error of the estimate and becomes 1. */
const FULL_SHARE = 0.96;

/**
 * The garment of a picture: what the person wears (without skin, hair and shoes), or the whole subject when the picture
 * is not about a person.
 * @param wanted which of the person's clothes; null selects the garment that covers the torso, and includes the legs when
 * they are of the same cloth.
 * @param check called between steps; it may throw to cancel.
 * @returns null where there is no subject, or where the person wears nothing of that kind.
 */
export async function garmentMatte(
  source: EnginePixels,
  { subject: seen, person }: PictureFindings,
  wanted: GarmentCategory | null,
  check: () => void,
): Promise<GarmentMatte | null> {
  if (!seen) return null;
  if (!person || !isMainSubject(person.mask, seen))
    return { matte: Float32Array.from(seen.data, (value) => value / 255), category: null, evidence: null };
  const subject = withPerson(seen, person.mask);
  const alpha = Float32Array.from(subject.data, (value) => value / 255);
  const small = await shrinkPicture(source, subject, SIDE);
  const { width, height } = small.pixels;
  const reducedSubject = Float32Array.from(small.mask.data, (value) => value / 255);
  const reducedSeen = resizePlane(
    Float32Array.from(seen.data, (value) => value / 255),
    source,
    small.pixels,
  );
  const reducedPicture = pictureOf(small.pixels, small.mask);
  const picture: Picture = pictureOf(source, subject);
  const colours = softColours(reducedPicture, check);
  const seeds = withoutArms(bodySeeds(person, width / source.width, reducedSubject, width), colours);
  const midriff = bareMidriff({ picture, seeds, colours, width, check });
  const scale = width / source.width;
  const found = withMidriff(seeds, midriff);
  const skinBeside = (cloth: Uint8Array) =>
    skinOfPerson({ person, scale, seeds, colours, subject: reducedSubject, cloth, width });
  const { seeds: parts, parted } = settleWaist({ seeds: found, colours, bare: skinBeside(found.upper)?.bare ?? null, width }); // prettier-ignore
  // The network sees the clothes of everybody in the picture, so that it can only be asked about a single person.
  const parsed = person.parts && person.people <= 1 ? parsedGarment(person.parts, wanted) : null;
  // Trousers and a top are not a dress, and a picture that ends at the hips does not show what is worn below them.
  if (wanted === 'dress' && parted && !parsed) return null;
  if (wanted === 'lower' && endsAtHips(person, source.height)) return null;
  const skin = skinBeside(wanted === 'lower' ? parts.lower : parts.upper);
  const bare = skin?.bare ?? null;
  const worn = parsed
    ? { category: parsed.category, share: partAt(person.parts!, [parsed.category], reducedPicture) }
    : wornGarment({ picture: reducedPicture, colours, subject: reducedSubject, seeds: parts, wanted, bare, check });
  if (!worn) return null;
  const { category } = worn;
  const body = person.parts && partAt(person.parts, ['skin', 'hair'], reducedPicture);
  const share = body ? worn.share.map((value, i) => Math.min(value, 1 - body[i]!)) : worn.share;
  const judged = judgeGarment({
    share,
    category,
    seeds: parts,
    skin,
    colours,
    subject: reducedSubject,
    seen: reducedSeen,
    width,
    check,
  });
  // A garment found by the network counts as certain without a visible border, and even in the colours of skin.
  const evidence = parsed ? { ...judged, open: 0, covered: parsed.certain, skin: 0 } : judged;
  const isBare = (i: number) => !parsed && skin?.bare?.[i] === 1;
  const clothed = share.map((value, i) => (isBare(i) || skin?.face[i] ? 0 : value));
  const rough = source.width === width ? clothed : resizePlane(clothed, { width, height }, source);
  const settled = settleEdges(picture, rough, alpha, check);
  const radius = Math.max(2, Math.round((EDGE * source.width) / width));
  const sharp = sharpenShare(picture, settled, alpha, radius, check);
  return { matte: sharp.map((value, i) => cleaned(value) * alpha[i]!), category, evidence };
}

/** Fills what the matte of the subject lacks within the person, such as cloth as pale as the background. */
function withPerson({ width, height, data }: EngineMask, { data: person }: EngineMask): EngineMask {
  const beyond = person.map((value) => (value < SURELY_PERSON ? 1 : 0));
  const edge = growMask(beyond, width, height, Math.round(PERSON_EDGE * Math.max(width, height)));
  return { width, height, data: data.map((value, i) => (edge[i] ? value : Math.max(value, person[i]!))) };
}

/** Returns true when a picture ends at the hips and shows next to nothing of what is worn below them. */
function endsAtHips({ pose }: PersonFindings, height: number): boolean {
  const middle = (left: number, right: number) => (pose[left]!.y + pose[right]!.y) / 2;
  const hips = middle(POSE.leftHip, POSE.rightHip);
  const torso = hips - middle(POSE.leftShoulder, POSE.rightShoulder);
  return hips > height - BELOW_HIPS * torso;
}

/** Removes the seeds of cloth where skin was found. */
const withMidriff = (seeds: BodySeeds, midriff: Uint8Array): BodySeeds => ({
  ...seeds,
  upper: seeds.upper.map((value, i) => (midriff[i] ? 0 : value)),
  lower: seeds.lower.map((value, i) => (midriff[i] ? 0 : value)),
  midriff,
});

const cleaned = (value: number): number => (value < MIN_SHARE ? 0 : value > FULL_SHARE ? 1 : value);
