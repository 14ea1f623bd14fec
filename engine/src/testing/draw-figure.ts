import type { BodyPoint, PersonFindings } from '../perception/people/findings.ts';
import type { EnginePixels } from '../foundation/image/pixels.ts';

/** All coordinates refer to a page of 240 by 320 units. */
const [PAGE_WIDTH, PAGE_HEIGHT] = [240, 320];

/** The pose points of the figure by their BlazePose index, in units of the page. */
const JOINTS: Record<number, readonly [number, number]> = {
  0: [120, 40],
  9: [124, 50],
  10: [116, 50],
  11: [150, 90],
  12: [90, 90],
  13: [163, 140],
  14: [77, 140],
  15: [168, 186],
  16: [72, 186],
  17: [170, 198],
  18: [70, 198],
  19: [168, 200],
  20: [72, 200],
  21: [166, 196],
  22: [74, 196],
  23: [138, 186],
  24: [102, 186],
  25: [138, 246],
  26: [102, 246],
  27: [138, 300],
  28: [102, 300],
};

export const SKIN = [205, 160, 138] as const;

interface FigureRequest {
  /** Pixels per unit of the page. */
  readonly scale: number;
  /** sRGB, 0 to 255. */
  readonly skin?: readonly number[];
  /** The skin of the face where it is lit differently from that of the hands. */
  readonly face?: readonly number[];
  readonly shirt?: readonly number[];
  readonly trousers?: readonly number[];
  /** Whether the left hand lies on the belly, with its knuckles at `HAND_IN_FRONT`, instead of beside the thigh. */
  readonly handInFront?: boolean;
}

/** Very light to very dark skin, sRGB. */
export const SKINS = [
  [244, 214, 196],
  [205, 160, 138],
  [150, 102, 76],
  [92, 58, 42],
  [56, 36, 28],
] as const;

/** The knuckles of a hand that lies on the belly, in units of the page. */
export const HAND_IN_FRONT = [126, 155] as const;

/** The pose points of an arm whose hand lies on the belly. */
const ARM_IN_FRONT: typeof JOINTS = {
  ...JOINTS,
  15: [139, 154],
  17: [127, 160],
  19: [125, 155],
  21: [126, 150],
};

/** A person in a shirt and trousers before a light wall, and the findings that the networks would report. */
export function drawFigure({
  scale,
  skin = SKIN,
  face = skin,
  shirt = [60, 90, 170],
  trousers = [90, 90, 84],
  handInFront = false,
}: FigureRequest): { readonly source: EnginePixels; readonly person: PersonFindings } {
  const [width, height] = [PAGE_WIDTH * scale, PAGE_HEIGHT * scale];
  const joints = handInFront ? ARM_IN_FRONT : JOINTS;
  const colours = { skin, face, shirt, trousers };
  const data = new Uint8Array(width * height * 3);
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const part = partAt(x / scale, y / scale, joints);
      const grain = ((x * 31 + y * 17) % 7) - 3;
      mask[y * width + x] = part ? 255 : 0;
      const colour = part ? colours[part] : [200, 202, 206];
      for (let c = 0; c < 3; c++) data[3 * (y * width + x) + c] = colour[c]! + grain;
    }
  const pose = Array.from({ length: 33 }, (_, index): BodyPoint => {
    const [x, y] = joints[index] ?? [120, 40];
    return { x: x * scale, y: y * scale, presence: 1 };
  });
  const box = { x: 102 * scale, y: 18 * scale, width: 36 * scale, height: 46 * scale };
  return {
    source: { width, height, channels: 3, data },
    person: { mask: { width, height, data: mask }, pose, face: box, people: 1 },
  };
}

function partAt(x: number, y: number, joints: typeof JOINTS): 'skin' | 'face' | 'shirt' | 'trousers' | null {
  const isNear = (from: number, to: number, width: number) => nearLine(x, y, joints[from]!, joints[to]!, width);
  if (Math.hypot((x - 120) / 20, (y - 40) / 26) < 1) return 'face';
  if (joints === ARM_IN_FRONT && Math.hypot((x - 128) / 13, (y - 155) / 8) < 1) return 'skin';
  const hanging = joints === ARM_IN_FRONT ? [16] : [15, 16];
  if (hanging.some((wrist) => Math.hypot(x - joints[wrist]![0], y - joints[wrist]![1] - 8) < 9)) return 'skin';
  if (Math.abs(x - 120) < 11 && y > 50 && y < 84) return 'face';
  if ([13, 14].some((elbow) => isNear(elbow, elbow + 2, 8))) return y > 168 ? 'skin' : 'shirt';
  if ([11, 12].some((shoulder) => isNear(shoulder, shoulder + 2, 9))) return 'shirt';
  if (y > 76 && y < 186 && Math.abs(x - 120) < 30) return 'shirt';
  if ([23, 24].some((hip) => isNear(hip, hip + 2, 15) || isNear(hip + 2, hip + 4, 12))) return 'trousers';
  return Math.abs(x - 120) < 31 && y >= 186 && y < 210 ? 'trousers' : null;
}

type Joint = readonly [x: number, y: number];

function nearLine(x: number, y: number, [ax, ay]: Joint, [bx, by]: Joint, width: number): boolean {
  const t = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) < width;
}
