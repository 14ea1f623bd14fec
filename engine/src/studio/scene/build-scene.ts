import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import { createRandom, deriveSeed } from '../../foundation/geometry/random.ts';
import { layerOf, zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import { coversTrunk } from '../../words/prompt/vocabulary/body-zone.ts';
import type { Brief, Piece } from '../../words/prompt/brief.ts';
import { sidesOf } from '../../words/prompt/vocabulary/arrangements.ts';
import type { Trim } from '../../foundation/raster/geometry.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { luminance } from '../materials/colour.ts';
import { frameSubject, pictureHeightOf } from '../camera/camera.ts';
import type { Camera, CameraRequest } from '../camera/camera.ts';
import type { Fabric } from '../fabrics/fabric.ts';
import type { Form } from '../parts/form.ts';
import { arrangePieces } from './arrange-pieces.ts';
import { arrangeSubject } from './arrange-subject.ts';
import { fabricOf } from '../fabrics/index.ts';
import { bodyMap } from '../body/body-map.ts';
import { WEARER_FITS } from '../body/builds.ts';
import type { Fit } from '../body/builds.ts';
import { dressFigure, wearsFigure, withBasics } from './dress-figure.ts';
import { fittedPart } from './fitted-part.ts';
import { formOf } from '../forms/index.ts';
import { sceneGeometry } from './cached-geometry.ts';
import { shapeOf } from './cached-shapes.ts';
import { shapeSeed } from './shape-seed.ts';
import { isOfSleeve } from './is-of-sleeve.ts';
import { layFlat } from './lay-flat.ts';
import { moodBoard } from './mood-board.ts';
import type { Presentation, Shape } from '../parts/part.ts';
import type { Scene, ScenePart } from '../parts/scene.ts';
import type { Setting } from '../settings/setting.ts';
import { dressFormStand } from '../stands/dress-form.ts';
import { hangerStand } from '../stands/hanger.ts';
import { underCollar } from './under-collar.ts';
import { wornWith } from './outfit.ts';
import { pressUnder } from './press-under.ts';
import type { Subject, SubjectRequest } from './subject.ts';
import { onPlinth } from '../stands/plinth.ts';
import { decorate } from '../dressing/decorate.ts';
import { dressParts, propParts } from '../dressing/wardrobe.ts';

/**
 * Builds the pieces of a brief, gives them materials and arranges them, on a stand if they need one. A brief without
 * anything that can be drawn becomes a mood board.
 */
export function buildSubject(request: SubjectRequest): Subject {
  const { brief } = request;
  // A technical flat shows several sides of one thing in any case.
  const isSheet = sidesOf(brief.arrangement) !== undefined && brief.look === 'flat';
  return brief.arrangement === undefined || isSheet ? composeOutfit(request) : arrangeSubject(request, composeOutfit);
}

/** Builds a brief without an arrangement: one thing, or clothes and what is worn with them. */
function composeOutfit({ brief: named, fabric: shown, seed, detail, freedom, wearer, check }: SubjectRequest): Subject {
  const brief = wearsFigure(named) ? withBasics(named) : named;
  const drawable = brief.pieces.filter((piece) => formOf(piece.form) !== null);
  if (drawable.length === 0) return { parts: moodBoard(brief, seed, detail), presentation: 'board', turn: undefined };
  const layers = wearingOrder(brief);
  const shapes = new Map<number, Shape>();
  const parts = brief.pieces.flatMap((piece, index) => {
    check();
    const form = formOf(piece.form);
    if (!form) return [];
    const usual = typeof form.fabric === 'function' ? form.fabric(piece) : form.fabric;
    const fabric = clothFor(form, fabricOf(piece.fabric ?? usual), piece.fabric !== null, piece);
    const worn = wornWith(brief, index);
    const asked = {
      form,
      piece,
      index,
      detail,
      freedom,
      check,
      seed: shapeSeed(seed),
      drape: fabric.drape,
      sheer: (fabric.response.opacity ?? 1) < 1,
      ...(worn && { worn }),
    };
    // The cloth of a preview is folded a little otherwise, and what lies on a piece must not be larger there.
    const measured = piece.artworks === undefined ? [] : shapeOf({ ...asked, detail: MEASURED_DETAIL }).parts;
    const shape = shapeOf(asked);
    shapes.set(index, shape);
    const layer = layers.indexOf(index);
    const seen = shown !== null && index === brief.hero ? clothFor(form, fabricOf(shown), true, piece) : fabric;
    const dressed = decorate(dressParts(shape.parts, piece, index, seen), piece, measured, shape.turn ?? 0);
    return dressed.map((part): ScenePart => ({ ...part, layer }));
  });
  const { presentation, turn, ahead, rise, distance, rig } = shapes.get(brief.hero) ?? [...shapes.values()][0]!;
  check();
  const worn = { brief, shapes, layers };
  const layered = parts.filter((part) => !isSleeved(part, worn)).map((part) => underLayers(part, worn));
  if (wearsFigure(brief)) {
    const dressed = dressFigure({ brief, figure: brief.figure, wearer, parts: layered, shapes, layers, detail, check });
    return { turn, ahead, rise, distance, rig, parts: dressed, presentation: 'figure' };
  }
  const pressed = pressesBlouse(brief) ? pressUnder(layered, brief, check) : layered;
  // In scenes that were stored before, the band of a tie was seen inside the collar.
  const isEarlier = brief.pieces.some(({ drawnAs }) => drawnAs !== undefined);
  const arranged = arrangePieces(isEarlier ? pressed : underCollar(pressed, brief), brief, presentation);
  const { presentation: usual } = arranged;
  const fitted = usual === 'ghost' || usual === 'dress form' ? fitTo(arranged.parts, brief, check) : arranged.parts;
  return { turn, ahead, rise, distance, rig, ...stage(fitted, usual, brief, detail) };
}

/**
 * Returns true for a dress that is worn over a blouse. Both are built for themselves, so that the blouse would stand out
 * through it. In scenes that were stored before, it did.
 */
const pressesBlouse = ({ pieces }: Brief): boolean =>
  pieces.some(({ form, drawnAs }) => form === 'dress' && drawnAs === undefined) &&
  pieces.some(({ form }) => zoneOf(form) === 'upper');

/** The fit to those for whom the clothes of a brief are made; undefined for the body that all are cut for. */
function wearerFit({ pieces, hero }: Brief): Fit | undefined {
  const { madeFor } = pieces[hero] ?? {};
  return madeFor && WEARER_FITS[madeFor];
}

/** Fits parts to those for whom they are made. What stands beside the clothes stays as it is. */
function fitTo(parts: readonly ScenePart[], brief: Brief, check: () => void): readonly ScenePart[] {
  const fit = wearerFit(brief);
  // The figures of illustrations have the body that clothes are made for.
  if (!fit || brief.look === 'illustration') return parts;
  const map = bodyMap(fit);
  return parts.map((part) => {
    check();
    return part.piece >= 0 && zoneOf(brief.pieces[part.piece]!.form) === 'bag' ? part : fittedPart(part, map);
  });
}

/** Mesh density at which places and room for artworks are measured: that of a preview, which is cached as a rule. */
const MEASURED_DETAIL = 0.18;

interface Layers {
  readonly brief: Brief;
  /** Shapes of the pieces by their index in the brief. */
  readonly shapes: ReadonlyMap<number, Shape>;
  /** Indices of the pieces from the skin outwards. */
  readonly layers: readonly number[];
}

/** Returns true for a sleeve that is completely inside another one. */
function isSleeved(part: ScenePart, { brief, shapes, layers }: Layers): boolean {
  return (
    isOfSleeve(part, brief) &&
    [...shapes].some(([index, { coversArms }]) => coversArms && layers.indexOf(index) > (part.layer ?? 0))
  );
}

/** Returns a part without the areas that would stick out through the pieces worn over it. */
function underLayers(part: ScenePart, { brief, shapes, layers }: Layers): ScenePart {
  const sleeve = isOfSleeve(part, brief);
  // Hoods are worn outside higher layers, and shirt collars (`softNeck`) outside the neck of a jumper.
  if (part.outermost) return part;
  const over = [...shapes].flatMap(([index, { encloses, bareArms, softNeck }]) =>
    encloses &&
    !(bareArms && sleeve) &&
    !(softNeck && part.colourPart === 'collar') &&
    layers.indexOf(index) > (part.layer ?? 0)
      ? [encloses]
      : [],
  );
  if (over.length === 0) return part;
  const own = part.trim ?? (() => Infinity);
  return {
    ...part,
    trim: (x, y, z, u, v) =>
      over.reduce((inside, field) => Math.min(inside, -field(x, y, z, u, v)), own(x, y, z, u, v)),
  };
}

/** Presents the parts as words say, or in the way that suits the shape. */
function stage(
  parts: readonly ScenePart[],
  usual: Presentation,
  brief: Brief,
  detail: number,
): Pick<Subject, 'parts' | 'presentation'> {
  const { view, staging, pieces, hero } = brief;
  if (usual !== 'dress form' && usual !== 'ghost') {
    // Cut stones are traced facet by facet and cannot be moved.
    const fixed = usual === 'board' || view === 'flat' || parts.some(({ glass }) => glass && !('outer' in glass));
    if (staging !== 'plinth' || fixed) return { parts, presentation: usual };
    const { parts: raised, plinth } = onPlinth(parts, detail);
    return { parts: [...raised, ...propParts([plinth])], presentation: 'plinth' };
  }
  if (view === 'flat') return { parts: layFlat(parts), presentation: 'board' };
  const zone = zoneOf(pieces[hero]?.form ?? 'dress');
  if (staging === 'hanger' && coversTrunk(zone)) {
    return { parts: [...parts, ...propParts(hangerStand(detail))], presentation: 'ghost' };
  }
  const presentation = staging === 'dress-form' ? 'dress form' : staging === 'mannequin' ? 'ghost' : usual;
  if (presentation === 'ghost') return { parts, presentation };
  const stand = propParts(dressFormStand(detail, isPale(parts), usual === 'ghost'));
  return { parts: [...parts, ...fitTo(stand, brief, () => undefined)], presentation };
}

function clothFor(form: Form, fabric: Fabric, named: boolean, piece: Piece): Fabric {
  return form.adapt?.(fabric, named, piece) ?? fabric;
}

/**
 * Indices of the pieces from the skin outwards. At the same layer, pieces that hang from the shoulders are worn over
 * those that hang from the waist.
 */
function wearingOrder({ pieces }: Brief): number[] {
  const weight = (index: number) => {
    const { form } = pieces[index]!;
    return layerOf(form) * 2 + (zoneOf(form) === 'lower' ? 0 : 1);
  };
  return pieces.map((_, index) => index).sort((a, b) => weight(a) - weight(b));
}

/** Returns true when the clothes are so pale that a dress form of dark linen is needed as a contrast. */
function isPale(parts: readonly ScenePart[]): boolean {
  return clothLightness(parts) > PALE;
}

/** Mean luminance of a subject's fabric, from 0 (black, or no fabric) to about .72 (white). */
export function clothLightness(parts: readonly ScenePart[]): number {
  const cloth = parts.filter((part) => part.role === 'cloth').map((part) => luminance(part.material.albedo));
  return cloth.reduce((sum, value) => sum + value, 0) / Math.max(1, cloth.length);
}

/** Mean luminance of the cloth above which it is pale. */
const PALE = 0.34;

/**
 * Returns a camera that fills the picture with the subject. The stand is cut off where that makes the garment larger.
 */
export function frameScene({ parts, presentation }: Subject, request: CameraRequest): Camera {
  const pieces = parts.filter((part) => part.piece >= 0);
  if (request.withoutStand) return frameSubject(visiblePoints(pieces, Infinity), request);
  if (presentation === 'figure') return frameSubject(visiblePoints(parts, Infinity), request);
  const { min, max } = meshBounds(pieces.map((part) => part.mesh));
  const points = visiblePoints(parts, max[1] < BELOW_BUST ? max[1] + ABOVE_WAIST : Infinity);
  const whole = frameSubject(points, request);
  if (min[1] < CLEAR_OF_FOOT) return whole;
  const garment = pointsAbove(points, min[1] - BELOW_HEM);
  // A picture must not cut through the foot of the stand. The garment is enlarged until the foot is outside the
  // picture; if the maximum is not enough, the whole stand is shown.
  for (const near of NEARER) {
    const [fillWidth, fillHeight] = [request.fillWidth * near, request.fillHeight * near];
    const cropped = frameSubject(garment, { ...request, fillWidth, fillHeight });
    if (pictureHeightOf([0, FOOT_TOP, 0], cropped) >= 1.02) return cropped;
  }
  return whole;
}

/** Factors by which the garment fills more of the picture, until the foot of the stand is outside it. */
const NEARER = [1, 1.03, 1.06, 1.09, 1.12];

/** Height in metres: a garment that ends above it is framed without the foot of its stand. */
const CLEAR_OF_FOOT = 0.18;
/** Distance in metres below the hem at which the stand is cut off. */
const BELOW_HEM = 0.07;
/**
 * Height in metres: a garment whose top is below it hangs from the waist, and is framed without the bust of its stand.
 */
const BELOW_BUST = 1.2;
/** Distance in metres above such a garment at which its stand is cut off. */
const ABOVE_WAIST = 0.13;
/** Height in metres of the upper side of the stand's foot. */
const FOOT_TOP = 0.05;

export interface PlacementRequest {
  /** Null shows the subject alone on a bare backdrop. */
  readonly setting: Setting | null;
  readonly colour: Rgb | null;
  /** Linear colour that words name for the setting. */
  readonly tint: Rgb | null;
  readonly seed: number;
  readonly detail: number;
}

export interface PlacedSubject {
  readonly scene: Scene;
  /** Writes the radiance where no part is visible, if the setting paints it; x and y are 0 to 1 from the top left. */
  readonly backdrop: ((x: number, y: number, out: Float64Array) => void) | null;
}

/** Puts the subject into its setting. */
export function placeSubject(subject: Subject, camera: Camera, request: PlacementRequest): PlacedSubject {
  const { setting, colour, tint, seed, detail } = request;
  const { presentation } = subject;
  const bounds = meshBounds(subject.parts.map((part) => part.mesh));
  const random = createRandom(deriveSeed(seed, 'setting'));
  const context = { camera, bounds, presentation, colour, tint, random, detail };
  const props = propParts(setting?.build(context) ?? []);
  const parts = [...subject.parts, ...props];
  const geometry = sceneGeometry(subject.parts, props);
  const paint = setting?.backdrop;
  return {
    scene: { parts, geometry, bounds, presentation },
    backdrop: paint ? (x, y, out) => paint(x, y, context, out) : null,
  };
}

/** Returns every fourth vertex that is not trimmed away and is below `highest`, which is sufficient for framing. */
function visiblePoints(parts: readonly ScenePart[], highest: number): Float32Array {
  const maxCount = parts.reduce((sum, { mesh }) => sum + Math.ceil(mesh.positions.length / 12), 0);
  const points = new Float32Array(maxCount * 3);
  let count = 0;
  for (const { mesh, trim } of parts) {
    for (let i = 0; i < mesh.positions.length / 3; i += 4) {
      if (!isBelow(mesh, trim, i, highest)) continue;
      points[count++] = mesh.positions[i * 3]!;
      points[count++] = mesh.positions[i * 3 + 1]!;
      points[count++] = mesh.positions[i * 3 + 2]!;
    }
  }
  return points.subarray(0, count);
}

function isBelow({ positions: p, uvs }: Mesh, trim: Trim | undefined, i: number, highest: number): boolean {
  if (p[i * 3 + 1]! >= highest) return false;
  return !trim || trim(p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!, uvs[i * 2]!, uvs[i * 2 + 1]!) > 0;
}

/** Returns the points above `lowest`. */
function pointsAbove(points: Float32Array, lowest: number): Float32Array {
  const above = new Float32Array(points.length);
  let count = 0;
  for (let k = 0; k < points.length; k += 3) {
    if (points[k + 1]! <= lowest) continue;
    for (let axis = 0; axis < 3; axis++) above[count++] = points[k + axis]!;
  }
  return above.subarray(0, count);
}
