import { createRandom, deriveSeed } from '../../foundation/geometry/random.ts';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import type { CameraRequest } from '../camera/camera.ts';
import { VIEW_ANGLES } from '../camera/view-angles.ts';
import type { Subject } from '../scene/subject.ts';
import { dyeLamps, lightRig, type LightRig } from '../light/lights.ts';
import { castsFloorShadow } from '../light/casts-floor-shadow.ts';
import { linearFromHex } from '../materials/colour.ts';
import { shapeSeed } from '../scene/shape-seed.ts';

type Composition = Omit<CameraRequest, 'aspect'>;

/** Size factor of the subject in each of the four pictures of a render. */
const CROPS = [1, 0.97, 0.88, 0.91];
/** Whether each of the four pictures is lit from the opposite side. */
const MIRRORED = [false, true, false, true];

/** The lamps that a subject is drawn with: those that the brief names, in its colours, otherwise its own. */
export function rigOf(brief: Brief, subject: Pick<Subject, 'rig'>): LightRig {
  const rig = dyeLamps(lightRig(lightOf(brief) ?? subject.rig ?? null), (brief.lightColours ?? []).map(linearFromHex));
  return brief.lightFrom === undefined ? rig : { ...rig, from: brief.lightFrom };
}

/**
 * Scenes that were stored before keep the earlier flash, also where it is chosen for them now: a take that was stored
 * with flash reads like a new one, and must stay as it was drawn.
 */
const lightOf = ({ light, drawing }: Brief): string | null =>
  light === 'flash' && drawing === undefined ? 'soft-flash' : light;

/**
 * The light of a picture: alternate pictures of a render are lit from opposite sides, unless the words name one.
 */
export function lightFor(rig: LightRig, seed: number): LightRig {
  const { from } = rig;
  const main = rig.boxes.find((box) => box.shadows && castsFloorShadow(box)) ?? rig.boxes[0];
  const isMirrored =
    from === undefined ? MIRRORED[seed % MIRRORED.length] : (main?.azimuth ?? 0) < 0 !== (from === 'left');
  if (!isMirrored) return rig;
  return { ...rig, boxes: rig.boxes.map((box) => ({ ...box, azimuth: -box.azimuth })) };
}

/** Camera offsets in radians from the plain view. Four consecutive seeds, as in a render of four, use one each. */
const TURNS = [0, -0.5, 0.34, -0.24];

/** Views that the pictures of one render show from several sides. */
const NOT_FIXED: readonly Brief['view'][] = ['three-quarter', 'close-up', 'macro', 'low', 'high'];

/** Maximum angle in radians by which a camera moves round a subject without a new arrangement of the light. */
const MAX_WALK = 0.4;

/**
 * Chooses the camera, and the angle by which it has moved since the first picture of the same shape, for which lamps
 * and set were arranged. Both stay in place for a small angle, so that the light is computed once.
 */
export function composePicture(brief: Brief, subject: Subject, seed: number, freedom: number): Composition {
  const composition = withFraming(composeAlone(brief, subject, seed, freedom), brief, subject);
  const walked = composition.azimuth - composeAlone(brief, subject, shapeSeed(seed), freedom).azimuth;
  return Math.abs(walked) > MAX_WALK ? composition : { ...composition, walked };
}

/**
 * The composition for one seed, independent of other pictures, so that the seed of any picture of a render draws that
 * picture again. `freedom` 0 to 1 (from the guidance) allows larger offsets.
 */
function composeAlone(brief: Brief, subject: Subject, seed: number, freedom: number): Composition {
  const random = createRandom(deriveSeed(seed, 'composition'));
  const [azimuth, elevation] = VIEW_ANGLES[brief.view ?? 'front'];
  const upright = isUpright(subject);
  const fixed = brief.view !== null && !NOT_FIXED.includes(brief.view);
  const turn = TURNS[seed % TURNS.length]! * (fixed ? 0.25 : 0.75 + 0.35 * freedom) + 0.08 * freedom * (random() - 0.5);
  if (brief.pieces[brief.hero]?.form === 'textile') {
    // The fabric extends beyond the picture on all sides.
    const near = brief.view === 'macro' ? 7 : brief.view === 'close-up' ? 3 : 1.5;
    return { azimuth: 0, elevation: 0.9, distance: 2, fillWidth: near, fillHeight: near, centreHeight: 0.5 };
  }
  if (subject.presentation === 'board') {
    return { azimuth: 0, elevation: 1.42, distance: 4, fillWidth: 0.86, fillHeight: 0.88, centreHeight: 0.5 };
  }
  if (subject.spread) return composeSpread(brief, subject, subject.spread, seed, elevation);
  const aside = azimuth + (subject.ahead ?? 0) + turn;
  if (brief.view === 'close-up') return closeUp(subject, { azimuth: aside, elevation }, CLOSE);
  if (brief.view === 'macro') {
    const near = closeUp(subject, { azimuth: aside, elevation }, MACRO);
    const { form, framesStone } = brief.pieces[brief.hero] ?? {};
    return framesStone === true ? { ...near, ...aroundStone(subject, form === 'necklace') } : near;
  }
  const crop = brief.view === null ? CROPS[seed % CROPS.length]! : 1;
  const rise = brief.view === null ? (subject.rise ?? 0) : 0;
  const composition = {
    azimuth: showsBestSide(brief) ? bestSide(subject, azimuth, seed) + turn : aside,
    elevation: elevation + rise + 0.03 * freedom * random() + (upright || brief.view === 'flat' ? 0 : 0.14),
    distance: upright ? 5 : (subject.distance ?? 3),
    // A low, wide product (a shoe, glasses) that did not fill the width would leave most of a square empty.
    fillWidth: Math.min(0.9, (upright ? 0.8 : subject.distance === undefined ? 0.82 : 0.9) * crop),
    fillHeight: Math.min(0.95, (upright ? 0.89 : isSlender(subject) ? 0.8 : 0.7) * crop),
    centreHeight: upright ? 0.493 : 0.52,
  };
  return brief.view === 'low' ? fromBelow(composition, subject) : composition;
}

/** From below, the raised toe of a pump that points to the lens would hide the rest of it. */
const showsBestSide = ({ view, pieces, hero }: Brief): boolean =>
  view === null ||
  view === 'high' ||
  (view === 'low' && pieces[hero]?.form === 'heel' && pieces[hero].turnsFromBelow === true);

/** Returns true for clothes as they are worn. */
const isUpright = ({ presentation }: Subject): boolean =>
  presentation === 'dress form' || presentation === 'ghost' || presentation === 'figure';

/** Share of the usual turn between the pictures of a render by which a camera moves round several things. */
const SPREAD_TURN = 0.3;

/**
 * Several things, which are turned to their best sides already: the camera stays in front of them, and far enough away
 * that those at the ends are seen from the same side.
 */
function composeSpread(
  brief: Brief,
  subject: Subject,
  { raise }: NonNullable<Subject['spread']>,
  seed: number,
  elevation: number,
): Composition {
  const { min, max } = meshBounds(subject.parts.map(({ mesh }) => mesh));
  const size = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const upright = isUpright(subject);
  const near = brief.view === 'macro' ? 3.2 : brief.view === 'close-up' ? 1.7 : 1;
  const composition = {
    azimuth: TURNS[seed % TURNS.length]! * SPREAD_TURN,
    elevation: elevation + (upright || brief.view === 'flat' || brief.view === 'high' ? 0 : 0.12 + raise),
    distance: Math.max(upright ? 5 : 3, FAR * size),
    fillWidth: (brief.props ? 0.92 : 0.84) * near,
    fillHeight: (upright ? 0.86 : 0.74) * near,
    centreHeight: upright ? 0.5 : 0.52,
  };
  return brief.view === 'low' ? fromBelow(composition, subject) : composition;
}

/** Distance of a low camera from the subject, and its height above the foot of the subject, in subject sizes. */
const LOW = { away: 2.1, above: 0.1 };

/** A camera close to the floor and to the subject, which therefore towers above it. */
function fromBelow(composition: Composition, { parts }: Subject): Composition {
  const all = meshBounds(parts.map(({ mesh }) => mesh));
  const { min, max } = meshBounds(parts.filter(({ piece }) => piece >= 0).map(({ mesh }) => mesh));
  const size = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const distance = LOW.away * size;
  // The framing may aim at the subject alone or with its stand: the lower of both keeps the camera above the floor.
  const centre = Math.min(min[1] + max[1], all.min[1] + all.max[1]) / 2;
  return { ...composition, distance, elevation: -Math.asin(Math.max(0, centre - LOW.above * size) / distance) };
}

/** Distance of a camera with a lens of 100 mm from the subject, in subject sizes. */
const FAR = 3.3;

/**
 * Share of the picture that the subject may fill where the words leave space for text on one side, and where its centre
 * then is; `around` is the factor on its size for space on all sides.
 */
const SPACED = { fill: 0.5, left: 0.7, right: 0.3, above: 0.7, around: 0.62 };

/** Applies the lens and the empty space that words name. A close-up fills the picture all the same. */
function withFraming(composition: Composition, { lens, copySpace, view }: Brief, { parts }: Subject): Composition {
  if (view === 'close-up' || view === 'macro') return composition;
  const { min, max } = meshBounds(parts.map(({ mesh }) => mesh));
  const size = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const distance = lens && view !== 'low' ? (FAR * size * lens) / 100 : composition.distance;
  const { fillWidth, fillHeight } = composition;
  const seen = { ...composition, distance };
  if (copySpace === 'left' || copySpace === 'right')
    return { ...seen, fillWidth: Math.min(fillWidth, SPACED.fill), across: SPACED[copySpace] };
  if (copySpace === 'above')
    return { ...seen, fillHeight: Math.min(fillHeight, SPACED.fill), centreHeight: SPACED.above };
  const share = copySpace === 'around' ? SPACED.around : 1;
  return { ...seen, fillWidth: fillWidth * share, fillHeight: fillHeight * share };
}

/** Whether a subject is so tall and narrow (a bottle, a lamp) that it would look small in a square. */
function isSlender({ parts }: Subject): boolean {
  const { min, max } = meshBounds(parts.map(({ mesh }) => mesh));
  return max[1] - min[1] > 1.7 * Math.max(max[0] - min[0], max[2] - min[2]);
}

/**
 * The azimuth that shows the best side of a piece. In a render of four, one picture shows the front instead, or, for a
 * piece with both `turn` and `ahead`, a side halfway to it.
 */
function bestSide({ turn, ahead }: Subject, front: number, seed: number): number {
  if (seed % TURNS.length !== 1) return turn ?? front;
  return ahead === undefined || turn === undefined ? front : (turn + front + ahead) / 2;
}

/** Height in heights of the largest stone, or of a piece without a large one, that a macro view of jewellery shows. */
const [STONE_SHARE, PIECE_SHARE] = [2.1, 1.05];
/** Half the width of a large stone as a share of the height of its piece. */
const LARGE = 0.08;

/**
 * A macro view of jewellery shows its largest stone whole, and of a piece without one all of it. A necklace lies on a
 * bust, of which it shows no more than is round the stone.
 */
function aroundStone({ parts }: Subject, isOnBust: boolean): Partial<Composition> {
  const own = parts.filter(({ piece }) => piece >= 0);
  const { min, max } = meshBounds(own.map(({ mesh }) => mesh));
  const height = max[1] - min[1];
  const size = Math.max(height, max[0] - min[0]);
  const stones = own.flatMap(({ glass }) => (glass !== undefined && 'stones' in glass ? glass.stones : []));
  const largest = stones.toSorted((a, b) => b.size - a.size)[0];
  if (isOnBust && largest === undefined) return {};
  const isLarge = largest !== undefined && (isOnBust || largest.size > LARGE * height);
  const shown = isLarge ? STONE_SHARE * (isOnBust ? 4 : 2) * largest.size : PIECE_SHARE * size;
  const aim = isLarge ? largest.at[1] : (min[1] + max[1]) / 2;
  return { fillHeight: height / shown, centreHeight: 0.5 + (aim - (min[1] + max[1]) / 2) / shown };
}

/** Height in metres that a close-up shows of a subject of one metre. It grows with the square root of the size. */
const CLOSE = 0.34;
/** Height in metres that a macro view shows of a subject of one metre. */
const MACRO = 0.12;
/** Distance of a macro view from the centre of a garment, as a share of its width. */
const BESIDE_OPENING = 0.14;

/** A view close enough to show the fabric: the collar or waistband of a garment, the centre of a product. */
function closeUp(subject: Subject, from: Pick<Composition, 'azimuth' | 'elevation'>, closeness: number): Composition {
  const { min, max } = meshBounds(subject.parts.filter(({ piece }) => piece >= 0).map(({ mesh }) => mesh));
  const [width, height] = [max[0] - min[0], max[1] - min[1]];
  const shown = closeness * Math.sqrt(Math.max(width, height));
  const upright = isUpright(subject);
  // Distance in metres of the centre of the picture from the top of the subject.
  const onCloth = upright && closeness === MACRO;
  const below = onCloth ? 0.34 * height : upright ? 0.46 * shown : 0.45 * height;
  return {
    ...from,
    elevation: from.elevation + (upright ? 0 : 0.14),
    distance: upright ? 5 : (subject.distance ?? 3),
    fillWidth: Infinity,
    fillHeight: height / shown,
    centreHeight: 0.5 + (height / 2 - below) / shown,
    // A macro view is narrower than the opening of a coat, so its centre would show the stand.
    across: onCloth ? 0.5 - (BESIDE_OPENING * width) / shown : 0.5,
    withoutStand: true,
  };
}
