import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { PersonNetwork } from '../../foundation/networks/person-network.ts';
import { findPeople, PEOPLE_SIDE, type People } from '../matting/network/find-people.ts';
import { isCalmBackground } from '../matting/plain-background.ts';
import type { BodyPoint } from './findings.ts';
import { POSE } from './pose-points.ts';
import { isSkinColour } from './skin-colour.ts';

/** Minimum share of the subject that people cover where the picture is about them; others are passers-by. */
const MIN_SHARE = 0.2;
/**
 * Share of the subject with the colours of skin between which it is skin. Garments without a wearer that the networks
 * took for people had less than 0.04 of it, or all of it as cloth of skin's colour; bodies without a head had 0.09 to
 * 0.72.
 */
const SKIN_SHARE = [0.05, 0.85] as const;
/** Minimum presence of a wrist, and of the body, that may be looked at for skin. */
const MIN_WRIST = 0.7;
const MIN_BODY = 0.6;
/** Minimum share of a hand with the colours of skin; garments that the network gives hands had at most 0.2. */
const MIN_SKIN_OF_HAND = 0.4;
/** Radius around wrist and knuckle in which a hand is looked at, in lengths of the torso. */
const HAND_RADIUS = 0.1;
/** Share of the subject with any colour below which a picture is in shades of grey, and skin cannot be recognised. */
const MIN_COLOURED = 0.01;
/** Difference between the channels of a pixel, in levels, from which it has a colour. */
const COLOURED = 12;
/** Value of the matte from which a pixel shows nothing but the subject. */
const SUBJECT = 200;
/** Value from which a cell shows people. */
const PERSON = 0.5;

interface LikeliestBody {
  /** 0 to 1: how certain it is that there is a body. */
  readonly presence: number;
  /** The 33 points of its pose, in pixels of the picture. */
  readonly points: readonly BodyPoint[];
}

interface SomebodyRequest {
  readonly picture: EnginePixels;
  /** The picture in the size that the networks see. */
  readonly seen: EnginePixels;
  readonly network: PersonNetwork;
  /** The likeliest body of the picture, however uncertain; null where there is no figure. */
  readonly body: LikeliestBody | null;
  /** Returns the matte of the picture's subject, one byte a pixel; called only where people may be seen. */
  readonly matteOf: () => Promise<Uint8Array>;
  readonly check: () => void;
}

/**
 * Whether a picture in which no face and no body was recognised with certainty is about somebody nevertheless, such as
 * a person seen from behind or without a head. Garments without a wearer look to the networks like people; they show no
 * skin.
 */
export async function showsSomebody(request: SomebodyRequest): Promise<boolean> {
  const { picture, seen, network, body, matteOf, check } = request;
  const mayHaveHands = body !== null && body.presence >= MIN_BODY && wristsOf(body).some(isCertain);
  const people = await findPeople(seen, network, check);
  if (!people && !mayHaveHands) return false;
  const matte = await matteOf();
  if (mayHaveHands && hasBareHand(picture, body, matte)) return true;
  return people !== null && shareOfPeople(picture, people, matte) >= MIN_SHARE && mayShowSkin(picture, matte);
}

/**
 * Whether the subject of a picture may show bare skin. Before a background with things in it, and in a picture without
 * colours, it always may, because neither the subject nor skin is told apart there.
 */
function mayShowSkin(picture: EnginePixels, matte: Uint8Array): boolean {
  if (!isCalmBackground(picture)) return true;
  const { data, channels } = picture;
  let [all, coloured, skin] = [0, 0, 0];
  for (let i = 0; i < matte.length; i++) {
    if (matte[i]! < SUBJECT) continue;
    const [r, g, b] = [data[i * channels]!, data[i * channels + 1]!, data[i * channels + 2]!];
    all++;
    if (Math.max(r, g, b) - Math.min(r, g, b) >= COLOURED) coloured++;
    if (isSkinColour(r, g, b)) skin++;
  }
  if (coloured < MIN_COLOURED * all) return true;
  return skin >= SKIN_SHARE[0] * all && skin <= SKIN_SHARE[1] * all;
}

const wristsOf = ({ points }: LikeliestBody) => [points[POSE.leftWrist]!, points[POSE.rightWrist]!];

const isCertain = ({ presence }: BodyPoint): boolean => presence >= MIN_WRIST;

function hasBareHand(picture: EnginePixels, { points }: LikeliestBody, matte: Uint8Array): boolean {
  const middle = (left: number, right: number) => [
    (points[left]!.x + points[right]!.x) / 2,
    (points[left]!.y + points[right]!.y) / 2,
  ];
  const [shoulders, hips] = [middle(POSE.leftShoulder, POSE.rightShoulder), middle(POSE.leftHip, POSE.rightHip)];
  const radius = HAND_RADIUS * Math.hypot(shoulders[0]! - hips[0]!, shoulders[1]! - hips[1]!);
  return (
    [
      [POSE.leftWrist, POSE.leftKnuckle],
      [POSE.rightWrist, POSE.rightKnuckle],
    ] as const
  ).some(
    ([wrist, knuckle]) =>
      isCertain(points[wrist]!) &&
      skinAround(picture, [points[wrist]!, points[knuckle]!], radius, matte) >= MIN_SKIN_OF_HAND,
  );
}

/** Share of the subject within `radius` pixels of any of the points that has the colours of skin; 0 without any. */
function skinAround(
  { width, height, data, channels }: EnginePixels,
  points: readonly BodyPoint[],
  radius: number,
  matte: Uint8Array,
): number {
  let [all, skin] = [0, 0];
  for (const { x: cx, y: cy } of points)
    for (let y = Math.max(0, Math.ceil(cy - radius)); y <= Math.min(height - 1, cy + radius); y++)
      for (let x = Math.max(0, Math.ceil(cx - radius)); x <= Math.min(width - 1, cx + radius); x++) {
        const i = y * width + x;
        if (matte[i]! < SUBJECT || Math.hypot(x - cx, y - cy) > radius) continue;
        all++;
        if (isSkinColour(data[i * channels]!, data[i * channels + 1]!, data[i * channels + 2]!)) skin++;
      }
  return skin / Math.max(1, all);
}

function shareOfPeople({ width, height }: EnginePixels, { shares }: People, matte: Uint8Array): number {
  let [both, all] = [0, 0];
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * PEOPLE_SIDE) / height) * PEOPLE_SIDE;
    for (let x = 0; x < width; x++) {
      const value = matte[y * width + x]!;
      all += value;
      if (shares[row + Math.floor(((x + 0.5) * PEOPLE_SIDE) / width)]! >= PERSON) both += value;
    }
  }
  return both / Math.max(1, all);
}
