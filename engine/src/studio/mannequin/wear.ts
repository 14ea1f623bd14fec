import type { Figure } from '../../words/prompt/brief.ts';
import type { DistanceField } from '../../foundation/geometry/curves/distance-field.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import type { ScenePart } from '../parts/scene.ts';
import type { Part } from '../parts/part.ts';
import type { FootPose } from '../parts/part.ts';
import type { ArmPlace } from '../body/arms.ts';
import type { ArmTurn } from '../body/arm-turn.ts';
import { FINISHES } from './finishes.ts';
import { giveWay } from './give-way.ts';
import { dropOfBall, mannequinField } from './mannequin-field.ts';
import { mannequinMesh } from './mannequin-mesh.ts';
import { sheetOf } from './sheets.ts';

/** Where the origin of the shoe at x > 0 stands, metres, and the turn from its toes' direction (+x) to theirs. */
interface Stance {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
}

interface WearRequest {
  readonly figure: Figure;
  /** Share 0 to 1 of the bust of `body.ts`. */
  readonly bust: number;
  /** Clothes and shoes, where they are worn. */
  readonly clothes: readonly ScenePart[];
  readonly arm: ArmPlace;
  /** Turn of the arms outwards; null for none. */
  readonly turn: ArmTurn | null;
  /** Heights in metres of heel and ball of the feet above the floor. */
  readonly shod: FootPose;
  /** Place of the shoe at x > 0. */
  readonly stance: Stance;
  readonly detail: number;
  readonly check: () => void;
}

/** Builds the mannequin inside the clothes. */
export function mannequinParts({
  figure,
  bust,
  clothes,
  arm,
  turn,
  shod,
  stance,
  detail,
  check,
}: WearRequest): readonly Part[] {
  const fall = shod.heel - shod.ball;
  const lift = liftOf(shod);
  const shape = { arm, turn: turn ?? undefined, bust, fall, foot: shod.foot && footIn(shod.foot.field, lift, stance) };
  const body = mannequinMesh(shape, shod.foot?.key ?? '', detail, check);
  const upright = mannequinField(shape);
  const field: DistanceField = (x, y, z) => upright(x, y - lift, z);
  const mesh = giveWay(raised(body, lift), field, clothes.map(sheetOf), check);
  return [{ name: 'mannequin', role: 'stand', mesh, solid: true, material: FINISHES[figure.finish ?? 'white'] }];
}

/** Thickness in metres of the leather between foot and surface. */
const LEATHER = 0.0024;

/** The foot of a shoe in the coordinates of the body, which stands `lift` metres higher. */
function footIn(field: DistanceField, lift: number, { x: tx, z: tz, turn }: Stance): DistanceField {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return (x, y, z) => {
    const [px, pz] = [x - tx, z - tz];
    return field(c * px + s * pz, y + lift, c * pz - s * px) + LEATHER;
  };
}

/** Height in metres to which the body is raised, so that it stands on the balls of its feet. */
export const liftOf = ({ heel, ball }: FootPose): number => ball + dropOfBall(heel - ball);

function raised(mesh: Mesh, by: number): Mesh {
  const positions = mesh.positions.slice();
  for (let k = 1; k < positions.length; k += 3) positions[k]! += by;
  return { ...mesh, positions };
}
