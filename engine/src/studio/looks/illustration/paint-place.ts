/**
 * Paints what is behind the subject of an illustration: a setting that the words name in a few washes, or a panel of
 * colour or three strokes where they name none.
 */
import { TAU } from '../../../foundation/geometry/interpolation.ts';
import { between } from '../../../foundation/geometry/random.ts';
import type { SettingName } from '../../settings/setting.ts';
import { layWash } from './lay-wash.ts';
import type { Wash } from './lay-wash.ts';
import { glaze } from './sheet.ts';
import type { Pigment, Sheet } from './sheet.ts';

export interface PlaceRequest {
  readonly sheet: Sheet;
  /** Share of each pixel without the subject. */
  readonly bare: Float32Array;
  /** Row on which the subject stands, in pixels from the top. */
  readonly floor: number;
  readonly random: () => number;
  readonly check: () => void;
}

type Painter = (request: PlaceRequest) => void;

const SKY: Pigment = [1.05, 0.55, 0.24];
const SEA: Pigment = [1.5, 0.62, 0.42];
const SAND: Pigment = [0.3, 0.55, 0.95];
const LEAF: Pigment = [1.25, 0.55, 1.35];
const FERN: Pigment = [1.5, 0.8, 1.1];
const BLOSSOM: Pigment = [0.16, 1.05, 0.6];
const DUSK: Pigment = [0.95, 0.95, 0.5];
const LAMP: Pigment = [0.06, 0.34, 1.3];
const STONE: Pigment = [0.62, 0.62, 0.56];
const GILT: Pigment = [0.34, 0.6, 1.2];
const NIGHT: Pigment = [1.25, 1.15, 0.85];
const TIMBER: Pigment = [0.5, 0.85, 1.2];

const PLACES: { readonly [Name in SettingName]?: Painter } = {
  beach: (request) => shore(request, SEA),
  sand: (request) => shore(request, null),
  sky: (request) => shore(request, null),
  snow: (request) => shore(request, null),
  garden: (request) => foliage(request, LEAF, BLOSSOM),
  forest: (request) => foliage(request, FERN, LEAF),
  street: (request) => street(request, SKY),
  'street-dusk': (request) => street(request, DUSK),
  rooftop: (request) => street(request, SKY),
  palace: (request) => arches(request, GILT),
  gallery: (request) => paintRoom(request, STONE),
  interior: (request) => paintRoom(request, SAND),
  'white-room': (request) => paintRoom(request, STONE),
  windowsill: (request) => paintRoom(request, STONE),
  atelier: (request) => paintRoom(request, TIMBER),
  boutique: (request) => paintRoom(request, BLOSSOM),
  wood: (request) => paintRoom(request, TIMBER),
  linen: (request) => paintRoom(request, SAND),
  marble: (request) => paintRoom(request, STONE),
  concrete: (request) => paintRoom(request, STONE),
  brick: (request) => paintRoom(request, TIMBER),
  tiles: (request) => paintRoom(request, STONE),
  velvet: (request) => paintRoom(request, BLOSSOM),
  rock: (request) => paintRoom(request, STONE),
  'wet-stone': (request) => street(request, DUSK),
  grass: (request) => foliage(request, LEAF, FERN),
  table: (request) => paintRoom(request, TIMBER),
  runway: (request) => catwalk(request),
};

/** Paints the setting, and returns whether there is a painting of it. */
export function paintPlace(setting: SettingName | null, request: PlaceRequest): boolean {
  const paint = setting && PLACES[setting];
  paint?.(request);
  return paint !== null && paint !== undefined;
}

function wash({ sheet, bare, check, random }: PlaceRequest, options: Omit<Wash, 'layer'>): void {
  layWash(sheet, bare, { ...options, layer: 61 + Math.floor(random() * 900) }, check);
}

/** Distance in pixels to the edge of a box, positive inside. */
function boxInside(left: number, top: number, right: number, bottom: number): Wash['inside'] {
  return (x, y) => Math.min(x - left, right - x, y - top, bottom - y);
}

function block(
  request: PlaceRequest,
  box: Wash['box'],
  pigment: Pigment,
  strength: number,
  more: Partial<Wash> = {},
): void {
  wash(request, { pigment, strength, box, inside: boxInside(...box), ragged: 16, ...more });
}

/** Paints sky, a line of sea where there is one, and the ground in front. */
function shore(request: PlaceRequest, sea: Pigment | null): void {
  const { width, height } = request.sheet;
  const { floor, random } = request;
  const horizon = Math.min(0.7 * height, floor - 0.2 * height);
  block(
    request,
    [0.07 * width, between(random, 0.1, 0.16) * height, 0.93 * width, horizon - 0.012 * height],
    SKY,
    0.12,
    { ragged: 60 },
  );
  block(request, [0.16 * width, 0.22 * height, 0.6 * width, 0.34 * height], SKY, 0.1, { ragged: 44, dry: 0.5 });
  if (sea) {
    block(request, [0.03 * width, horizon, 0.97 * width, horizon + 0.075 * height], sea, 0.26, { ragged: 5 });
    block(request, [0.1 * width, horizon + 0.05 * height, 0.92 * width, horizon + 0.1 * height], sea, 0.2, {
      ragged: 9,
      dry: 0.6,
    });
  }
  block(
    request,
    [0.05 * width, horizon + 0.11 * height, 0.95 * width, Math.min(height, floor + 0.06 * height)],
    SAND,
    0.15,
    { ragged: 34 },
  );
}

/** Paints leaves as dabs of the brush on both sides, with some blossoms, and grass at the feet. */
function foliage(request: PlaceRequest, green: Pigment, second: Pigment): void {
  const { width, height, unit } = request.sheet;
  const { random, floor } = request;
  block(request, [0.06 * width, 0.1 * height, 0.94 * width, floor - 0.05 * height], green, 0.06, { ragged: 90 });
  for (let i = 0; i < 90; i++) {
    const side = i % 2 === 0 ? 1 : -1;
    const x = width * (0.5 + side * between(random, 0.17, 0.47));
    const low = random() ** 0.7;
    const y = floor - (1 - low) * 0.72 * height;
    const flower = random() < 0.16;
    dab(request, {
      x,
      y,
      length: (flower ? 7 : between(random, 12, 26)) * unit,
      slim: flower ? 0.75 : 0.34,
      angle: between(random, 0, TAU),
      pigment: flower ? second : green,
    });
  }
  for (let i = 0; i < 26; i++)
    dab(request, {
      x: width * between(random, 0.1, 0.9),
      y: floor + between(random, -0.01, 0.03) * height,
      length: between(random, 8, 15) * unit,
      slim: 0.2,
      angle: TAU / 4 + between(random, -0.5, 0.5),
      pigment: green,
    });
}

/** One dab of a round brush. Lengths are in pixels. */
interface Dab {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** Ratio of the width to the length. */
  readonly slim: number;
  /** Direction of its length in radians. */
  readonly angle: number;
  readonly pigment: Pigment;
}

function dab(request: PlaceRequest, { x, y, length, slim, angle, pigment }: Dab): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const inside = (px: number, py: number) => {
    const along = ((px - x) * c + (py - y) * s) / length;
    const across = ((py - y) * c - (px - x) * s) / (length * slim);
    return (1 - Math.hypot(along, across * (1 + 0.5 * along))) * length * slim;
  };
  const { sheet, bare, random } = request;
  const strength = between(random, 0.1, 0.32);
  for (let py = Math.max(0, Math.floor(y - length)); py < Math.min(sheet.height, y + length); py++) {
    for (let px = Math.max(0, Math.floor(x - length)); px < Math.min(sheet.width, x + length); px++) {
      const deep = inside(px, py);
      const k = py * sheet.width + px;
      if (deep > 0) glaze(sheet, k, Math.min(1, deep) * bare[k]! * strength * (1 + 0.8 * Math.exp(-deep)), pigment);
    }
  }
}

/** Paints houses as tall blocks of wash with different heights, a few lit windows, and the wet street. */
function street(request: PlaceRequest, pigment: Pigment): void {
  const { width, height, unit } = request.sheet;
  const { random, floor } = request;
  const ground = floor - 0.1 * height;
  block(request, [0.3 * width, 0.12 * height, 0.7 * width, ground], BLOSSOM, 0.06, { ragged: 60 });
  let left = 0.05 * width;
  for (let i = 0; left < 0.92 * width; i++) {
    const wide = between(random, 0.1, 0.19) * width;
    const centre = Math.abs((left + wide / 2) / width - 0.5);
    const top = height * (0.42 - 0.62 * centre + between(random, -0.04, 0.06));
    if (centre > 0.09) {
      block(request, [left, top, left + wide, ground], pigment, between(random, 0.12, 0.24), {
        ragged: 9,
        dry: i % 3 === 0 ? 0.35 : 0,
      });
      for (let n = 0; n < 7; n++) {
        const x = left + between(random, 0.15, 0.75) * wide;
        const y = top + between(random, 0.08, 0.8) * (ground - top);
        dab(request, { x, y, length: 7 * unit, slim: 0.6, angle: TAU / 4, pigment: LAMP });
      }
    }
    left += wide * 0.97;
  }
  block(
    request,
    [0.04 * width, ground + 0.02 * height, 0.96 * width, Math.min(height, floor + 0.06 * height)],
    STONE,
    0.16,
    { ragged: 22, dry: 0.35 },
  );
}

/** Paints three tall, pale arches with darker frames, and a floor. */
function arches(request: PlaceRequest, pigment: Pigment): void {
  const { width, height } = request.sheet;
  const { floor } = request;
  const ground = floor - 0.07 * height;
  block(request, [0.06 * width, 0.1 * height, 0.94 * width, ground], pigment, 0.05, { ragged: 50 });
  for (const centre of [0.17, 0.5, 0.83]) {
    const [x, half, spring] = [centre * width, 0.125 * width, 0.33 * height];
    const inner = (px: number, py: number) =>
      Math.min(py < spring ? half - Math.hypot(px - x, py - spring) : half - Math.abs(px - x), ground - py);
    const box = [x - half, spring - half, x + half, ground] as const;
    wash(request, { pigment, strength: 0.12, box, inside: inner, ragged: 7 });
    const band = 0.02 * width;
    const frame = (px: number, py: number) => Math.min(inner(px, py), band - inner(px, py));
    wash(request, { pigment, strength: 0.3, box, inside: frame, ragged: 4, dry: 0.3 });
  }
  block(
    request,
    [0.04 * width, ground + 0.015 * height, 0.96 * width, Math.min(height, floor + 0.06 * height)],
    STONE,
    0.14,
    { ragged: 20 },
  );
}

/** Paints a wall and a floor. */
function paintRoom(request: PlaceRequest, pigment: Pigment): void {
  const { width, height } = request.sheet;
  const { floor } = request;
  const ground = floor - 0.08 * height;
  block(request, [0.1 * width, 0.09 * height, 0.9 * width, ground], pigment, 0.11, { ragged: 26 });
  block(
    request,
    [0.04 * width, ground + 0.012 * height, 0.96 * width, Math.min(height, floor + 0.07 * height)],
    pigment,
    0.2,
    { ragged: 20, dry: 0.3 },
  );
}

/** Paints the darkness around one beam of light that widens downwards, and the floor. */
function catwalk(request: PlaceRequest): void {
  const { width, height } = request.sheet;
  const { floor } = request;
  const ground = floor - 0.06 * height;
  const beam = (x: number, y: number) => {
    const down = (y - 0.04 * height) / (ground - 0.04 * height);
    const half = width * (0.07 + 0.2 * down);
    return Math.min(half - Math.abs(x - 0.5 * width), ground - y, y - 0.04 * height);
  };
  const box = [0.06 * width, 0.06 * height, 0.94 * width, ground] as const;
  wash(request, {
    pigment: NIGHT,
    strength: 0.2,
    box,
    ragged: 26,
    inside: (x, y) => Math.min(boxInside(...box)(x, y), -beam(x, y)),
  });
  block(
    request,
    [0.1 * width, ground + 0.012 * height, 0.9 * width, Math.min(height, floor + 0.06 * height)],
    STONE,
    0.22,
    { ragged: 12, dry: 0.35 },
  );
}

/** Paints a panel of wash with ragged edges behind the subject. */
export function paintPanel(request: PlaceRequest, pigment: Pigment): void {
  const { width, height } = request.sheet;
  const { random, floor } = request;
  const left = between(random, 0.14, 0.24) * width;
  block(
    request,
    [
      left,
      between(random, 0.12, 0.2) * height,
      left + between(random, 0.5, 0.6) * width,
      Math.min(0.9 * height, floor - 0.04 * height),
    ],
    pigment,
    0.13,
    { ragged: 18 },
  );
}

/** Paints three broad strokes side by side that rise to the right. */
export function paintStrokes(request: PlaceRequest, pigment: Pigment): void {
  const { width, height } = request.sheet;
  const { random } = request;
  const angle = -0.62;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  for (let i = -1; i <= 1; i++) {
    const thick = between(random, 0.085, 0.11) * height;
    const long = between(random, 0.34, 0.46) * width;
    const [x, y] = [
      width * (0.5 + between(random, -0.04, 0.04)),
      height * (0.5 + 0.2 * i + between(random, -0.02, 0.02)),
    ];
    const inside = (px: number, py: number) => {
      const [dx, dy] = [px - x, py - y];
      return Math.min(long - Math.abs(dx * c + dy * s), thick - Math.abs(dy * c - dx * s));
    };
    wash(request, { pigment, strength: 0.14, box: [0, 0, width, height], inside, ragged: 14, dry: 0.42, angle });
  }
}
