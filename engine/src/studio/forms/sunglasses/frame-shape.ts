import type { PlanePoint } from '../../../foundation/geometry/curves/outline.ts';
import type { Piece } from '../../../words/prompt/brief.ts';

/** How the lenses are held: in sawn acetate, in a metal rim, by nothing but screws, or as one pane under a bar. */
type FrameKind = 'acetate' | 'wire' | 'rimless' | 'shield';

/** Measures of a frame in metres from the middle of the bridge line; x to the wearer's left. */
export interface FrameShape {
  readonly kind: FrameKind;
  /** One lens, on the +x side, anticlockwise; of a shield the whole pane. */
  readonly lens: readonly PlanePoint[];
  /** Width and depth of the rim. */
  readonly rim: number;
  readonly depth: number;
  /** Metres by which the rim is wider along its top and at its outer upper corner. */
  readonly brow: number;
  readonly flick: number;
  readonly bridgeHeight: number;
  readonly hinge: PlanePoint;
  /** A second bar above the bridge. */
  readonly doubleBridge: boolean;
}

const WAYFARER: FrameShape = {
  lens: [
    [0.0105, 0.011],
    [0.0125, -0.009],
    [0.022, -0.0185],
    [0.042, -0.0195],
    [0.055, -0.01],
    [0.0605, 0.009],
    [0.056, 0.0185],
    [0.034, 0.0185],
    [0.0165, 0.0175],
  ],
  kind: 'acetate',
  rim: 0.0048,
  depth: 0.0052,
  brow: 0.0016,
  flick: 0.0012,
  doubleBridge: false,
  bridgeHeight: 0.0115,
  hinge: [0.0695, 0.0165],
};
const CAT_EYE: FrameShape = {
  lens: [
    [0.0105, 0.009],
    [0.0115, -0.006],
    [0.019, -0.0185],
    [0.034, -0.0222],
    [0.049, -0.0172],
    [0.058, -0.003],
    [0.0622, 0.0172],
    [0.05, 0.0205],
    [0.032, 0.0198],
    [0.0165, 0.0165],
  ],
  kind: 'acetate',
  rim: 0.0044,
  depth: 0.0052,
  brow: 0.0018,
  flick: 0.0034,
  doubleBridge: false,
  bridgeHeight: 0.0105,
  hinge: [0.0695, 0.0182],
};
const AVIATOR: FrameShape = {
  lens: [
    [0.0105, 0.0125],
    [0.0095, 0.001],
    [0.0155, -0.0155],
    [0.031, -0.0262],
    [0.0475, -0.0235],
    [0.0585, -0.0085],
    [0.0605, 0.0085],
    [0.0545, 0.0185],
    [0.034, 0.0205],
    [0.0165, 0.0185],
  ],
  kind: 'wire',
  rim: 0.0016,
  depth: 0.002,
  brow: 0,
  flick: 0,
  doubleBridge: true,
  bridgeHeight: 0.0105,
  hinge: [0.0665, 0.0145],
};
const ROUND: FrameShape = {
  lens: Array.from({ length: 14 }, (_, i): PlanePoint => {
    const angle = (i / 14) * Math.PI * 2;
    return [0.0345 + 0.0235 * Math.cos(angle), 0.0225 * Math.sin(angle)];
  }),
  kind: 'acetate',
  rim: 0.0038,
  depth: 0.0044,
  brow: 0.0008,
  flick: 0.001,
  doubleBridge: false,
  bridgeHeight: 0.0085,
  hinge: [0.0665, 0.0105],
};

const SQUARE: FrameShape = {
  ...WAYFARER,
  lens: [
    [0.0105, 0.012],
    [0.0115, -0.012],
    [0.0185, -0.0205],
    [0.046, -0.021],
    [0.057, -0.0135],
    [0.0605, 0.0105],
    [0.0565, 0.0185],
    [0.034, 0.0195],
    [0.0155, 0.0188],
  ],
};
const RIMLESS: FrameShape = {
  ...SQUARE,
  kind: 'rimless',
  rim: 0.0014,
  depth: 0.0016,
  brow: 0,
  flick: 0,
  bridgeHeight: 0.0075,
  hinge: [0.0655, 0.0085],
};
const SHIELD: FrameShape = {
  ...RIMLESS,
  kind: 'shield',
  lens: [
    [0, 0.02],
    [-0.036, 0.0215],
    [-0.062, 0.0195],
    [-0.0695, 0.01],
    [-0.0665, -0.006],
    [-0.054, -0.0185],
    [-0.033, -0.0225],
    [-0.0165, -0.0165],
    [-0.008, -0.006],
    [0, -0.0025],
    [0.008, -0.006],
    [0.0165, -0.0165],
    [0.033, -0.0225],
    [0.054, -0.0185],
    [0.0665, -0.006],
    [0.0695, 0.01],
    [0.062, 0.0195],
    [0.036, 0.0215],
  ],
  hinge: [0.0695, 0.0135],
};

export function frameShape(piece: Piece): FrameShape {
  const shape = byWords(piece);
  return piece.attributes.fit === 'oversized' ? scaled(shape, 1.17) : shape;
}

function byWords({ cut, attributes, fabric, colours }: Piece): FrameShape {
  if (cut === 'aviator') return AVIATOR;
  if (cut === 'cat-eye') return CAT_EYE;
  if (cut === 'shield') return SHIELD;
  const frame = colours.find((colour) => colour.part === 'frame') ?? colours.find((colour) => colour.part === 'main');
  const metal = fabric === 'metal' || /gold|silver|steel|gunmetal|bronze|copper|pewter|brass/.test(frame?.name ?? '');
  const round = attributes.shape === 'round' ? ROUND : null;
  if (cut === 'rimless') return round ? { ...RIMLESS, lens: ROUND.lens } : RIMLESS;
  const square = attributes.shape === 'square' || attributes.shape === 'rectangular' || attributes.fit === 'oversized';
  const shape = round ?? (square ? SQUARE : WAYFARER);
  if (metal) {
    if (cut === null && !round && !square) return AVIATOR;
    return { ...shape, kind: 'wire', rim: 0.0016, depth: 0.002, brow: 0, flick: 0 };
  }
  // Optical frames are slimmer than those that keep the sun out.
  return cut === 'optical'
    ? { ...shape, rim: shape.rim * 0.72, brow: shape.brow * 0.7, flick: shape.flick * 0.6 }
    : shape;
}

function scaled(shape: FrameShape, by: number): FrameShape {
  const [hx, hy] = shape.hinge;
  return {
    ...shape,
    lens: shape.lens.map(([x, y]): PlanePoint => [0.0095 + (x - 0.0095) * (1 + (by - 1) * 0.75), y * by]),
    hinge: [outwards(hx, by), hy * by],
  };
}

/** Lenses grow away from the bridge, which stays as wide as a nose. */
function outwards(x: number, by: number): number {
  return 0.0095 + (x - 0.0095) * (1 + (by - 1) * 0.75);
}
