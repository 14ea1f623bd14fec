/** Draws the setting for a subject, with the shadow that the subject casts there, from the viewpoint of the canvas. */
import sharp from 'sharp';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import type { GenerateTask } from '../../../words/tasks/generate-task.ts';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Brief } from '../../../words/prompt/brief.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { lightRig } from '../../../studio/light/lights.ts';
import type { LightRig } from '../../../studio/light/lights.ts';
import { lookOf } from '../../../studio/looks/index.ts';
import { takePicture } from '../../../studio/picture/take-picture.ts';
import type { Part } from '../../../studio/parts/part.ts';
import { onPlinth } from '../../../studio/stands/plinth.ts';
import { propParts } from '../../../studio/dressing/wardrobe.ts';
import type { SettingName } from '../../../studio/settings/setting.ts';
import type { Canvas } from '../canvas.ts';
import type { Footing } from './how-it-rests.ts';
import { placeCamera } from './place-camera.ts';
import type { Reading } from './readings.ts';
import type { Rest } from './read-place.ts';
import { subjectCard } from './subject-card.ts';

interface PlaceRequest {
  readonly canvas: Canvas;
  readonly footing: Footing;
  readonly rest: Rest;
  readonly setting: SettingName;
  readonly brief: Brief;
  /** Exact linear colour of the background; null uses the setting's own colour. */
  readonly colour: Rgb | null;
  readonly reading: Reading;
  /** Whether the subject stands on a round block. */
  readonly raised: boolean;
  /** Name of the light rig. */
  readonly light: string | null;
  readonly fromRight: boolean;
  readonly seed: number;
  readonly coarse: boolean;
  /** Called with the finished share, 0 to 1; may throw to stop. */
  readonly onStep: (share: number) => void;
}

/**
 * Maximum side in pixels of the drawing; it is enlarged for larger canvases, which looks like the blur behind a subject
 * in focus.
 */
const MAX_SIDE = 1024;
/** Maximum side in pixels of the drawing for a preview. */
const COARSE_SIDE = 176;
/** Minimum side in pixels of the drawing. */
const MIN_SIDE = 32;
/** Distance of the camera from a subject in sizes of the subject. */
const DISTANCE = 4.2;
/** Distance for a view from above, where a nearer camera would see the subject's sides. */
const DISTANCE_ABOVE = 6;
/** Assumed height in metres of a person or a gown. */
const TALL = 1.7;
/** Assumed height in metres of an object that would stand on a table. */
const TABLETOP_HEIGHT = 0.4;
/** Distance of the floor below the cut of a cropped person, as a share of the visible height. */
const BELOW_CUT = 0.6;
/** Distance between a floating subject and the floor, as a share of its height. */
const ABOVE_GROUND = 0.09;
/** Camera elevation in radians, nearly from above; at a right angle "up" would be undefined. */
const OVERHEAD = 1.42;
/** Depth of the floor in front of a paper sweep, as a multiple of the setting's size. */
const SWEEP_FLOOR = 0.26;
/** Depth of the floor in front of the wall of a room, as a multiple of the setting's size. */
const ROOM_FLOOR = 1.08;

/** Returns 3 bytes per pixel of the canvas. */
export async function drawPlace(request: PlaceRequest): Promise<Uint8Array> {
  const { canvas, setting, brief, colour, reading, seed, coarse, onStep } = request;
  const { width, height } = canvas;
  const scale = Math.min(1, (coarse ? COARSE_SIDE : MAX_SIDE) / Math.max(width, height));
  const stand = standOf(request);
  const size = {
    width: Math.max(MIN_SIDE, Math.round(width * scale)),
    height: Math.max(MIN_SIDE, Math.round(height * scale)),
  };
  const rig = rigOf(request);
  const background: GenerateTask['background'] = colour ? '#000000' : null;
  const pixels = await takePicture({
    look: lookOf('studio'),
    brief,
    seed: seed + reading.index,
    ...size,
    coarse,
    background,
    colour,
    subject: { parts: stand.parts, presentation: 'floor', turn: undefined },
    detail: coarse ? 0.4 : 1,
    staging: {
      rig,
      setting,
      samples: coarse ? 1 : 1.5,
      channels: [],
      stand: true,
      camera: stand.view.request,
      holds: () => stand.view.holds,
    },
    report: (stage, share) => onStep(stage === 'shading' ? 0.3 + 0.6 * share : stage === 'finishing' ? 0.9 : 0.2),
    check: () => onStep(0),
  });
  return enlarged(pixels, width, height);
}

async function enlarged({ data, ...drawn }: EnginePixels, width: number, height: number): Promise<Uint8Array> {
  if (drawn.width === width && drawn.height === height) return data;
  const raw = { width: drawn.width, height: drawn.height, channels: 3 as const };
  return new Uint8Array(
    await sharp(data, { raw }).resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer(),
  );
}

function rigOf({ light, fromRight, reading }: PlaceRequest): LightRig {
  const rig = lightRig(light);
  const boxes = rig.boxes.map((box) => ({
    ...box,
    azimuth: (fromRight ? -1 : 1) * (box.azimuth + reading.turn * Math.sign(box.azimuth)),
  }));
  return { ...rig, boxes };
}

/** The position of the subject in the setting, and the parts of it that cast shadows. */
function standOf(request: PlaceRequest) {
  const { canvas, footing, rest, setting, reading, raised, coarse } = request;
  const { width, height, subject } = canvas;
  const { box, cropped, tall } = footing;
  const below = cropped ? BELOW_CUT : rest === 'floats' ? ABOVE_GROUND : 0;
  const whole = box.height * (1 + below);
  const metres = tall ? TALL : TABLETOP_HEIGHT;
  const pixelsPerMetre = (rest === 'lies' ? Math.max(box.width, box.height) : whole) / metres;
  const lies = rest === 'lies';
  const view = placeCamera({
    width,
    height,
    pixelsPerMetre,
    x: box.left + box.width / 2,
    y: lies ? box.top + box.height / 2 : box.top + whole,
    elevation: lies ? OVERHEAD : elevationOf(request),
    distance: (lies ? DISTANCE_ABOVE : DISTANCE) * Math.max(metres, (box.width / pixelsPerMetre) * 0.8),
  });
  const behind =
    (lies ? (box.top + box.height / 2) / pixelsPerMetre : 0) / (setting === 'studio' ? SWEEP_FLOOR : ROOM_FLOOR);
  const room = sizeBox(
    Math.max(reading.room * Math.hypot(metres, box.width / pixelsPerMetre), 1.6 * behind),
    metres,
    reading.aside,
  );
  if (lies) return { view, parts: propParts([room]) };
  const body = subjectCard({
    camera: view.camera,
    width,
    height,
    subject,
    box,
    foot: footing.foot,
    metresPerPixel: 1 / pixelsPerMetre,
    rest: cropped ? 'floats' : rest,
    detail: coarse ? 0.5 : 1,
  });
  const card = propParts(body);
  if (!raised) return { view, parts: [...card, ...propParts([room])] };
  const { parts, plinth } = onPlinth(card, coarse ? 0.5 : 1);
  const lift = meshBounds(parts.map(({ mesh }) => mesh)).min[1] - meshBounds(card.map(({ mesh }) => mesh)).min[1];
  const holds = view.holds.map((value, k) => (k % 3 === 1 ? value + lift : value));
  return { view: { ...view, holds }, parts: [...parts, ...propParts([plinth, room])] };
}

/** Maximum elevation in radians; steeper views show only floor. */
const STEEPEST = 0.62;

function elevationOf({ footing: { cropped, seen, tall }, rest, reading }: PlaceRequest): number {
  if (cropped) return reading.lowView / 2;
  if (seen !== null && rest === 'stands') return Math.min(STEEPEST, seen);
  return tall ? reading.lowView : reading.highView;
}

/** A part whose diagonal gives the setting its size. It is invisible, because its trim cuts all of it away. */
function sizeBox(diagonal: number, tall: number, aside: number): Part {
  const high = Math.min(tall, diagonal * 0.8);
  const half = Math.sqrt(Math.max(1e-4, diagonal ** 2 - high ** 2)) / Math.SQRT2 / 2;
  const x = aside * diagonal;
  const positions = new Float32Array([
    x - half,
    0,
    -half,
    x + half,
    0,
    half,
    x + half,
    high,
    -half,
    x - half,
    high,
    half,
  ]);
  const mesh = {
    positions,
    normals: new Float32Array(12).map((_, i) => (i % 3 === 2 ? 1 : 0)),
    uvs: new Float32Array(8),
    indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
  };
  return { name: 'room', role: 'stand', mesh, castsShadow: false, trim: () => -1 };
}
