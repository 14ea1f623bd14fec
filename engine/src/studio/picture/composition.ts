import { createRandom, deriveSeed } from '../../foundation/geometry/random.ts';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import type { CameraRequest } from '../camera/camera.ts';
import type { Subject } from '../scene/build-scene.ts';
import type { LightRig } from '../light/lights.ts';
import { shapeSeed } from '../scene/shape-seed.ts';

type Composition = Omit<CameraRequest, 'aspect'>;

/** Camera azimuth and elevation in radians for each view of a brief. */
const VIEWS: Readonly<Record<NonNullable<Brief['view']>, readonly [azimuth: number, elevation: number]>> = {
  front: [0.12, 0.035],
  'three-quarter': [0.62, 0.05],
  side: [1.45, 0.035],
  back: [Math.PI - 0.16, 0.035],
  flat: [0, 1.45],
  'close-up': [0.3, 0.08],
};

/** Size factors of the subject in the four pictures of a render, and whether each is lit from the opposite side. */
const CROPS = [1, 0.97, 0.88, 0.91];
const MIRRORED = [false, true, false, true];

/** The light of a picture: alternate pictures of a render are lit from opposite sides. */
export function lightFor(rig: LightRig, seed: number): LightRig {
  if (!MIRRORED[seed % MIRRORED.length]) return rig;
  return { ...rig, boxes: rig.boxes.map((box) => ({ ...box, azimuth: -box.azimuth })) };
}

/** Camera offsets in radians from the plain view. Four consecutive seeds, as in a render of four, use one each. */
const TURNS = [0, -0.5, 0.34, -0.24];

/** Maximum angle in radians by which a camera moves round a subject without a new arrangement of the light. */
const MAX_WALK = 0.4;

/**
 * Chooses the camera, and the angle by which it has moved since the first picture of the same shape, for which lamps
 * and set were arranged. Both stay in place for a small angle, so that the light is computed once.
 */
export function composePicture(brief: Brief, subject: Subject, seed: number, freedom: number): Composition {
  const composition = composeAlone(brief, subject, seed, freedom);
  const walked = composition.azimuth - composeAlone(brief, subject, shapeSeed(seed), freedom).azimuth;
  return Math.abs(walked) > MAX_WALK ? composition : { ...composition, walked };
}

/**
 * The composition for one seed, independent of other pictures, so that the seed of any picture of a render draws that
 * picture again. `freedom` 0 to 1 (from the guidance) allows larger offsets.
 */
function composeAlone(brief: Brief, subject: Subject, seed: number, freedom: number): Composition {
  const random = createRandom(deriveSeed(seed, 'composition'));
  const [azimuth, elevation] = VIEWS[brief.view ?? 'front'];
  const upright = subject.presentation === 'dress form' || subject.presentation === 'ghost';
  const fixed = brief.view !== null && brief.view !== 'three-quarter' && brief.view !== 'close-up';
  const turn = TURNS[seed % TURNS.length]! * (fixed ? 0.25 : 0.75 + 0.35 * freedom) + 0.08 * freedom * (random() - 0.5);
  if (brief.pieces[brief.hero]?.form === 'textile') {
    // The fabric extends beyond the picture on all sides.
    const near = brief.view === 'close-up' ? 3 : 1.5;
    return { azimuth: 0, elevation: 0.9, distance: 2, fillWidth: near, fillHeight: near, centreHeight: 0.5 };
  }
  if (subject.presentation === 'board') {
    return { azimuth: 0, elevation: 1.42, distance: 4, fillWidth: 0.86, fillHeight: 0.88, centreHeight: 0.5 };
  }
  if (brief.view === 'close-up') return closeUp(subject, { azimuth: azimuth + (subject.ahead ?? 0) + turn, elevation });
  const crop = brief.view === null ? CROPS[seed % CROPS.length]! : 1;
  return {
    azimuth: (brief.view === null ? bestSide(subject, azimuth, seed) : azimuth + (subject.ahead ?? 0)) + turn,
    elevation: elevation + 0.03 * freedom * random() + (upright || brief.view === 'flat' ? 0 : 0.14),
    distance: upright ? 5 : 3,
    // Low, wide products (a shoe, glasses) would leave most of a square empty.
    fillWidth: Math.min(0.9, (upright ? 0.8 : 0.82) * crop),
    fillHeight: Math.min(0.95, (upright ? 0.89 : isSlender(subject) ? 0.8 : 0.7) * crop),
    centreHeight: upright ? 0.493 : 0.52,
  };
}

/** Whether a subject is so tall and narrow (a bottle, a lamp) that it would look small in a square. */
function isSlender({ parts }: Subject): boolean {
  const { min, max } = meshBounds(parts.map(({ mesh }) => mesh));
  return max[1] - min[1] > 1.7 * Math.max(max[0] - min[0], max[2] - min[2]);
}

/** The azimuth that shows the best side of a piece. In a render of four, one picture shows the front all the same. */
function bestSide({ turn, ahead }: Subject, front: number, seed: number): number {
  if (seed % TURNS.length !== 1) return turn ?? front;
  return ahead === undefined || turn === undefined ? front : (turn + front + ahead) / 2;
}

/** Height in metres that a close-up shows of a subject of one metre. It grows with the square root of the size. */
const CLOSE = 0.34;

/** A view close enough to show the fabric: the collar or waistband of a garment, the centre of a product. */
function closeUp(subject: Subject, from: Pick<Composition, 'azimuth' | 'elevation'>): Composition {
  const { min, max } = meshBounds(subject.parts.filter(({ piece }) => piece >= 0).map(({ mesh }) => mesh));
  const [width, height] = [max[0] - min[0], max[1] - min[1]];
  const shown = CLOSE * Math.sqrt(Math.max(width, height));
  const upright = subject.presentation === 'dress form' || subject.presentation === 'ghost';
  // Distance in metres of the centre of the picture from the top of the subject.
  const below = upright ? 0.46 * shown : 0.45 * height;
  return {
    ...from,
    elevation: from.elevation + (upright ? 0 : 0.14),
    distance: upright ? 5 : 3,
    fillWidth: Infinity,
    fillHeight: height / shown,
    centreHeight: 0.5 + (height / 2 - below) / shown,
    withoutStand: true,
  };
}
