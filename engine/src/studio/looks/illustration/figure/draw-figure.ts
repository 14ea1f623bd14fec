import { smoothPath } from '../../../../foundation/geometry/curves/path.ts';
import type { Vec3 } from '../../../../foundation/geometry/vector.ts';
import { createInkPlane, drawStroke } from '../../../../foundation/image/stroke.ts';
import type { InkPlane } from '../../../../foundation/image/stroke.ts';
import { bodySection, HEIGHTS } from '../../../body/body.ts';
import { projectVertices } from '../../../camera/camera.ts';
import type { Camera } from '../../../camera/camera.ts';
import type { ScenePart } from '../../../parts/scene.ts';
import { HAIR, PLAIN, SHOE, SKIN } from './sample-names.ts';
import { drawnPlace } from './gesture.ts';
import type { Gesture } from './gesture.ts';
import { FEATURES, HAIR_BEHIND, HAIR_STYLES, HEAD, LIPS, NECK } from './croquis.ts';
import type { HairStyle, Limb } from './croquis.ts';
import { coverSections, coverSegment, createFigurePlane } from './figure-plane.ts';
import type { FigurePlane, LimbPoint } from './figure-plane.ts';
import type { HeadFit } from './head-fit.ts';
import { poseIn } from './pose.ts';

/** The figure that wears the clothes, at the size of the frame. */
export interface Figure extends FigurePlane {
  /** Share 0 to 1 of each sample that lips cover. */
  readonly lips: InkPlane;
  /** Pen strokes on the skin: the face, and lines between the fingers. */
  readonly pen: InkPlane;
}

/**
 * Clothes that words do not name and that complete the outfit: a plain top and plain trousers, each unless it is
 * `none`.
 */
export interface PlainClothes {
  readonly top: 'plain' | 'none';
  readonly bottom: 'plain' | 'none';
}

export interface FigureRequest {
  readonly parts: readonly ScenePart[];
  readonly plainClothes: PlainClothes;
  readonly camera: Camera;
  /** Size in samples. */
  readonly width: number;
  readonly height: number;
  readonly gesture: Gesture;
  /** Fit of the head to a hat or glasses; null when words name neither. */
  readonly fit: HeadFit | null;
  /** Minimum radius of a pen stroke in samples. */
  readonly pen: number;
  readonly seed: number;
}

/** Draws body, head and limbs in a pose that is possible in the clothes. */
export function drawFigure(request: FigureRequest): Figure {
  const { width, height, plainClothes } = request;
  const figure = {
    ...createFigurePlane(width, height),
    lips: createInkPlane(width, height),
    pen: createInkPlane(width, height),
  };
  const { arms, hands, legs, shoes } = poseIn(request.parts, plainClothes.bottom === 'plain');
  const draw: DrawLimb = (limb, nameAt, nearer = 0) => coverLimb(figure, limb, request, nameAt, nearer);
  const skin = () => SKIN;
  for (const lock of hairOf(request).behind) draw(headSized(lock, request), () => HAIR);
  for (const arm of arms) draw(arm, skin);
  for (const { palm, thumb } of hands) for (const limb of [thumb, palm]) draw(limb, skin);
  for (const leg of legs) {
    const clothed = (y: number): boolean => plainClothes.bottom === 'plain' && y > TROUSER_HEM;
    draw(leg, (y) => (clothed(y) ? 0 : SKIN));
    draw(widened(leg), (y) => (clothed(y) ? PLAIN : 0));
  }
  for (const shoe of shoes) draw(shoe, () => SHOE, 0.03);
  draw(NECK, skin);
  coverTrunk(figure, request);
  drawHead(figure, request, draw);
  for (const { fingers } of hands) for (const finger of fingers) strokeLimb(figure.pen, finger, request);
  return figure;
}

/** Scale factor of the small head of a fashion figure. */
const HEAD_SIZE = 0.92;
/** Height in metres that scaling does not move. */
const NAPE = 1.54;

/** Hats and glasses were fitted to the head before it was scaled. */
function headSized(limb: Limb, { fit }: FigureRequest): Limb {
  if (fit) return limb;
  const k = HEAD_SIZE;
  return limb.map(([x, y, z, radius]) => [x * k, NAPE + (y - NAPE) * k, z * k, radius * k] as const);
}

type DrawLimb = (limb: Limb, nameAt: (y: number) => number, nearer?: number) => void;

function drawHead(figure: Figure, request: FigureRequest, draw: DrawLimb): void {
  const facing = Math.cos(request.camera.azimuth);
  const covered = request.fit?.covered ?? false;
  draw(headSized(HEAD, request), () => SKIN, facing > 0 ? (covered ? 0.005 : 0.03) : -0.03);
  // Hair is behind a hat.
  const ahead = covered ? -0.06 : facing > 0 ? 0.05 : 0.02;
  const hair = (y: number) => (covered && y > BRIM ? 0 : HAIR);
  for (const lock of hairOf(request).before) draw(headSized(lock, request), hair, ahead);
  if (facing < 0.1) draw(headSized(HAIR_BEHIND, request), () => HAIR, 0.05);
  if (facing <= 0.5) return;
  for (const lip of LIPS) strokeLimb(figure.lips, headSized(onFace(lip), request), request);
  for (const feature of FEATURES) strokeLimb(figure.pen, headSized(onFace(feature), request), request);
}

/** Factor on the depth of facial features, which would otherwise be hidden by the hair on the far side. */
const FACE_DEPTH = 0.42;
const FACE_MIDDLE = 0.02;

function onFace(stroke: Limb): Limb {
  return stroke.map(([x, y, z, radius]) => [x, y, FACE_MIDDLE + (z - FACE_MIDDLE) * FACE_DEPTH, radius] as const);
}

/** Height of the croquis in metres above which hair is inside a hat. */
const BRIM = 1.668;

/**
 * A bun would lift a hat, so it is not drawn under one. A fringe falls to the side nearer to the viewer, where the
 * face has more space.
 */
function hairOf({ seed, fit, camera }: FigureRequest): HairStyle {
  const loose = HAIR_STYLES.slice(1);
  const style = fit?.covered ? loose[seed % loose.length]! : HAIR_STYLES[seed % HAIR_STYLES.length]!;
  if (camera.azimuth >= 0) return style;
  const mirrored = (lock: Limb): Limb => lock.map(([x, y, z, radius]) => [-x, y, z, radius] as const);
  return { before: style.before.map(mirrored), behind: style.behind.map(mirrored) };
}

/** Height in metres of the hem of trousers at the ankle. */
const TROUSER_HEM = 0.15;

/** Fabric stands off the leg, more on its outer side, so a gap is visible between the legs below the hips. */
function widened(leg: Limb): Limb {
  return leg.map(([x, y, z, radius]) => [x + Math.sign(x) * 0.011, y, z, Math.max(radius + 0.004, 0.042)] as const);
}

/** Height in metres at which the drawn trunk ends above. */
const TRUNK_TOP = 1.497;
/** Height in metres at which the drawn trunk ends below. */
const TRUNK_BOTTOM = 0.85;
/** Number of sections of the trunk. */
const SECTIONS = 44;
/** Metres by which the body is smaller than close-fitting clothes. */
const INSIDE = 0.004;

function coverTrunk(figure: FigurePlane, request: FigureRequest): void {
  const { plainClothes, camera } = request;
  const nameAt = (y: number, across: number) => {
    if (y < WAIST) return plainClothes.bottom === 'plain' || (plainClothes.top === 'plain' && y > 0.9) ? PLAIN : SKIN;
    return plainClothes.top === 'plain' && isUnderTop(y, Math.abs(across)) ? PLAIN : SKIN;
  };
  const slope = Math.max(-0.7, Math.min(0.7, -Math.tan(camera.azimuth)));
  let upper: LimbPoint | null = null;
  for (let i = 0; i <= SECTIONS; i++) {
    const y = TRUNK_TOP + ((TRUNK_BOTTOM - TRUNK_TOP) * i) / SECTIONS;
    const { halfWidth, halfDepth, centreZ } = bodySection(y);
    const half = Math.hypot(halfWidth * Math.cos(camera.azimuth), halfDepth * Math.sin(camera.azimuth)) - INSIDE;
    const [lower] = projectLimb([[0, y, y > HEIGHTS.waist ? centreZ : 0, half]], request) as [LimbPoint];
    if (upper) coverSections(figure, upper, lower, { perMetre: lower.radius / half, slope }, nameAt);
    upper = lower;
  }
}

/** Height in metres at which the plain top and the plain trousers meet. */
const WAIST = 1.085;

/** Whether the plain top, a vest with a wide round neck and deep armholes, covers a point of the trunk; in metres. */
function isUnderTop(y: number, across: number): boolean {
  if (y < 1.3) return true;
  const neck = y < 1.362 ? 0 : 0.082 * Math.sqrt(Math.min(1, (y - 1.362) / 0.05));
  const armhole = 0.118 + 0.03 * Math.max(0, (1.36 - y) / 0.06);
  return across > neck && across < armhole && y < 1.448;
}

/** Screen points along a smooth path through a limb's joints, with the gesture applied. */
function projectLimb(limb: Limb, { camera, width, height, gesture, fit }: FigureRequest): LimbPoint[] {
  const steps = 10;
  const path = smoothPath(
    limb.map(([x, y, z]): Vec3 => [x, y, z]),
    steps,
  );
  const { x, y, z } = projectVertices(
    Float32Array.from(path.flatMap((point) => placed(point, fit))),
    camera,
    width,
    height,
  );
  return path.map((point, i) => {
    const [column, row] = drawnPlace(gesture, x[i]!, y[i]!);
    const thick = radiusAt(limb, path.length > 1 ? i / (path.length - 1) : 0) * (fit?.scale ?? 1);
    return { column, row, radius: (thick * camera.focal * width) / z[i]!, z: z[i]!, y: point[1] };
  });
}

function placed([x, y, z]: Vec3, fit: HeadFit | null): Vec3 {
  if (!fit) return [x, y, z];
  const { scale, offset } = fit;
  return [x * scale + offset[0], y * scale + offset[1], z * scale + offset[2]];
}

function coverLimb(
  figure: FigurePlane,
  limb: Limb,
  request: FigureRequest,
  nameAt: (y: number) => number,
  nearer: number,
): void {
  const points = projectLimb(limb, request).map((point) => ({ ...point, z: point.z - nearer }));
  for (let i = 1; i < points.length; i++) coverSegment(figure, points[i - 1]!, points[i]!, nameAt);
}

function strokeLimb(plane: InkPlane, limb: Limb, request: FigureRequest): void {
  const points = projectLimb(limb, request);
  const line = Float32Array.from(points.flatMap(({ column, row }) => [column, row]));
  drawStroke(plane, line, (share) => {
    const { radius } = points[Math.round(share * (points.length - 1))]!;
    return Math.max(radius, request.pen * (0.5 + 0.5 * Math.sin(Math.PI * share)));
  });
}

function radiusAt(limb: Limb, share: number): number {
  if (limb.length === 1) return limb[0]![3];
  const at = share * (limb.length - 1);
  const i = Math.min(limb.length - 2, Math.floor(at));
  const t = at - i;
  const eased = t * t * (3 - 2 * t);
  return limb[i]![3] + (limb[i + 1]![3] - limb[i]![3]) * eased;
}
