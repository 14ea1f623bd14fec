/** Puts clothes, shoes, hat and bag on a display mannequin. Called by `buildSubject` for briefs with a figure. */
import type { Brief, Figure } from '../../words/prompt/brief.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import { zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import { poseFigure } from './pose-figure.ts';
import type { BentPose } from '../body/posing/pose-rows.ts';
import { propParts } from '../dressing/wardrobe.ts';
import { bodyMap, mapped, raisedMap, SAME_BODY } from '../body/body-map.ts';
import type { BodyMap } from '../body/body-map.ts';
import { BUILDS } from '../body/builds.ts';
import type { Wearer } from '../body/wearer.ts';
import { BARE_ARM, HUNG_ARM } from '../body/arms.ts';
import type { ArmPlace } from '../body/arms.ts';
import { liftOf, mannequinParts } from '../mannequin/wear.ts';
import type { Shape, FootPose } from '../parts/part.ts';
import type { ScenePart } from '../parts/scene.ts';
import { arrangePieces, BEHIND, STANCE, TOES_OUT } from './arrange-pieces.ts';
import { fittedPart } from './fitted-part.ts';
import { overHead } from './over-head.ts';
import { placedPart } from './placed-part.ts';
import { pressUnder } from './press-under.ts';
import { underCollar } from './under-collar.ts';
import { turnArms } from './turn-arms.ts';
import { withoutInnerSleeves } from './under-sleeves.ts';

type FiguredBrief = Brief & { readonly figure: Figure };

/** Returns true for a brief that a mannequin wears in its look; drawings have figures of their own. */
export const wearsFigure = (brief: Brief): brief is FiguredBrief =>
  brief.figure !== undefined && (brief.look === 'studio' || brief.look === 'editorial');

/** The brief with the plain clothes that complete it, behind its own pieces. */
export const withBasics = <Of extends Brief>(brief: Of): Of =>
  brief.basics === undefined ? brief : { ...brief, pieces: [...brief.pieces, ...brief.basics] };

interface DressRequest {
  readonly brief: Brief;
  readonly figure: Figure;
  /** The person for whom the clothes are drawn; a display mannequin by default. */
  readonly wearer?: Wearer | undefined;
  readonly parts: readonly ScenePart[];
  /** Shapes of the pieces by their index in the brief. */
  readonly shapes: ReadonlyMap<number, Shape>;
  /** Indices of the pieces from the skin outwards. */
  readonly layers: readonly number[];
  readonly detail: number;
  readonly check: () => void;
}

/** Returns the pieces where they are worn, and the mannequin, with its soles on the floor. */
export function dressFigure({
  brief,
  figure,
  wearer,
  parts,
  shapes,
  layers,
  detail,
  check,
}: DressRequest): readonly ScenePart[] {
  const outward = layers.toReversed().flatMap((index) => shapes.get(index) ?? []);
  const arm = outward.find((shape) => shape.arm)?.arm ?? usualArm(parts);
  const shod = outward.find((shape) => shape.shod)?.shod ?? BAREFOOT;
  const lift = liftOf(shod);
  const covered = withoutInnerSleeves(parts, brief);
  const placed = arrangePieces(
    overHead(underCollar(pressUnder(covered, brief, check), brief)),
    brief,
    'ghost',
    HEM_RISE,
  ).parts.map((part) => {
    const zone = zoneOf(brief.pieces[part.piece]!.form);
    if (zone === 'bag') return part;
    if (zone !== 'foot') return lift === 0 ? part : placedPart(part, { turn: 0, at: [0, lift, 0] });
    return placedPart(part, { turn: 0, at: [part.name.startsWith('second ') ? NEARER : -NEARER, 0, AHEAD] });
  });
  const pose = wearer?.pose ?? bentPose(figure);
  const least = wearer ? OWN_ARMS : pose ? ARMS_AWAY : 0;
  const posed = turnArms({ brief, parts: placed, arm, lift, least, check });
  const clothes = posed.parts.filter(({ piece }) => zoneOf(brief.pieces[piece]!.form) !== 'bag');
  const { bust, fit } = wearer ?? BUILDS[figure.build ?? 'women'];
  const mannequin = mannequinParts({
    figure,
    bust,
    clothes,
    arm,
    turn: posed.turn,
    shod,
    stance: SHOE_PLACE,
    detail,
    check,
  });
  const dressed = [
    ...posed.parts,
    ...propParts(wearer ? mannequin.map((part) => ({ ...part, trim: withoutArms })) : mannequin),
  ];
  const map = fit ? raisedMap(bodyMap(fit), lift) : SAME_BODY;
  const fitted = !fit
    ? dressed
    : dressed.map((part) => {
        check();
        const isBag = part.piece >= 0 && zoneOf(brief.pieces[part.piece]!.form) === 'bag';
        return isBag ? placedPart(part, { turn: 0, at: [asideOf(map), 0, 0] }) : fittedPart(part, map);
      });
  if (!pose) return fitted;
  const turn = posed.isUnderCape ? null : posed.turn;
  return poseFigure({ pose, brief, parts: fitted, arm, turn, lift, map, detail, check });
}

/** The pose that the standing body is bent into; null for none. */
const bentPose = ({ pose }: Figure): BentPose | null => (pose === null || pose === 'standing' ? null : pose);

/** Radians by which arms are held away from a body that is bent into a pose. */
const ARMS_AWAY = 0.2;
/** The same for a person, whose own arms are seen, so that those of the body need not be told from it. */
const OWN_ARMS = 0.02;
/** Metres above the soles and from the axis within which the body is trunk, head or legs, and no arm. */
const ARMS_ABOVE = 0.6;
const ARMS_BESIDE = 0.185;
const withoutArms = (x: number, y: number): number => ARMS_BESIDE - (y < ARMS_ABOVE ? 0 : Math.abs(x));

/** Metres by which a bag beside the clothes stands further aside than beside those of the women's build. */
const asideOf = (map: BodyMap): number => Math.max(0, mapped(map, BESIDE)[0] - BESIDE[0]);
/** A place beside the hands, metres. */
const BESIDE: Vec3 = [0.3, 0.9, 0];

/** Rise in metres over the instep of the hem of trousers, which a shoe with a sole has raised already. */
const HEM_RISE = 0.016;
const BAREFOOT: FootPose = { heel: 0, ball: 0 };
/** Metres by which shoes are nearer to each other than those that stand alone below clothes. */
const NEARER = 0.01;
/** Metres by which shoes are further ahead than those that stand alone below clothes. */
const AHEAD = 0.018;
const SHOE_PLACE = { x: STANCE - NEARER, z: BEHIND + AHEAD, turn: Math.PI / 2 - TOES_OUT };

/** Sleeves of shirts and knitwear hang on `HUNG_ARM`; without sleeves the arms are beside the body. */
const usualArm = (parts: readonly ScenePart[]): ArmPlace =>
  parts.some(({ colourPart }) => colourPart === 'sleeves') ? HUNG_ARM : BARE_ARM;
