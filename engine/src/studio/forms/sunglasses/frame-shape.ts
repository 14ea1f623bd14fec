import type { PlanePoint } from '../../../foundation/geometry/curves/outline.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { Piece } from '../../../words/prompt/brief.ts';

/** Construction of a frame, which holds the lenses. */
interface FrameMake {
  /** True when the frame is sawn from acetate. Otherwise it is bent from metal. */
  readonly sawn: boolean;
  /** True when a rim encloses each lens. */
  readonly rimmed: boolean;
  /** Roundness of the section of the rim: 1 is round, lower values are squarer. */
  readonly roundness: number;
  /** True when one pane under a bar replaces the two lenses. */
  readonly onePane: boolean;
  /** True when pads of silicone rest on the nose. */
  readonly padded: boolean;
  /** Colour of the lenses when words name none. */
  readonly tint: Rgb;
}

const GREY: Rgb = [0.032, 0.028, 0.025];
const ACETATE: FrameMake = { sawn: true, rimmed: true, roundness: 0.45, onePane: false, padded: false, tint: GREY };
const WIRE: FrameMake = {
  sawn: false,
  rimmed: true,
  roundness: 1,
  onePane: false,
  padded: true,
  tint: [0.03, 0.034, 0.02],
};
const SCREWED: FrameMake = { ...WIRE, rimmed: false, tint: GREY };
const PANE: FrameMake = { ...SCREWED, onePane: true, padded: false };

/** Measures of a frame in metres from the centre of the bridge line. +x is the wearer's left. */
export interface FrameShape {
  readonly make: FrameMake;
  /** Outline of the lens on the +x side, or of the single pane of a shield, anticlockwise. */
  readonly lens: readonly PlanePoint[];
  /** Width of the rim. */
  readonly rim: number;
  /** Depth of the rim. */
  readonly depth: number;
  /** Metres by which the rim is wider along its top. */
  readonly brow: number;
  /** Metres by which the rim is wider at its outer upper corner. */
  readonly flick: number;
  readonly bridgeHeight: number;
  readonly hinge: PlanePoint;
  /** Half the length of a second bar above the bridge, 0 for none. */
  readonly upperBar: number;
  /** True when lenses without a rim can have its outline. */
  readonly curved?: boolean;
  /** The frame in scenes that were stored before version 3 of the drawing, where it differs. */
  readonly earlier?: FrameShape;
}

const EARLIER_WAYFARER: FrameShape = {
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
  make: ACETATE,
  rim: 0.0048,
  depth: 0.0052,
  brow: 0.0016,
  flick: 0.0012,
  upperBar: 0,
  bridgeHeight: 0.0115,
  hinge: [0.0695, 0.0165],
};
/** Wider at the top, where the outer corners stand up, than at the bottom. */
const WAYFARER: FrameShape = {
  ...EARLIER_WAYFARER,
  lens: [
    [0.0112, 0.0125],
    [0.0122, 0.002],
    [0.0152, -0.0115],
    [0.0225, -0.0178],
    [0.0345, -0.0195],
    [0.0455, -0.018],
    [0.0532, -0.0105],
    [0.0578, 0.003],
    [0.0605, 0.0145],
    [0.0575, 0.0188],
    [0.0455, 0.0194],
    [0.029, 0.0192],
    [0.0155, 0.0183],
  ],
  rim: 0.0046,
  brow: 0.0014,
  flick: 0.0013,
  bridgeHeight: 0.0128,
  hinge: [0.0705, 0.0165],
  earlier: EARLIER_WAYFARER,
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
  make: ACETATE,
  rim: 0.0044,
  depth: 0.0052,
  brow: 0.0018,
  flick: 0.0034,
  upperBar: 0,
  bridgeHeight: 0.0105,
  hinge: [0.0695, 0.0182],
};
/** Measures that all frames of bent wire share. */
const BENT = { make: WIRE, rim: 0.0016, depth: 0.002, brow: 0, flick: 0 } as const;

const EARLIER_AVIATOR: FrameShape = {
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
  ...BENT,
  upperBar: 0.0112,
  bridgeHeight: 0.0105,
  hinge: [0.0665, 0.0145],
};
/** Drops whose tips are near the middle of the cheeks; the upper bar ends on both rims. */
const AVIATOR: FrameShape = {
  ...EARLIER_AVIATOR,
  lens: [
    [0.0108, 0.013],
    [0.0104, 0.0045],
    [0.0158, -0.0115],
    [0.027, -0.0245],
    [0.0415, -0.0285],
    [0.0552, -0.0195],
    [0.0618, -0.0015],
    [0.0605, 0.0125],
    [0.0525, 0.0195],
    [0.0355, 0.0208],
    [0.0185, 0.0192],
  ],
  upperBar: 0.0192,
  earlier: EARLIER_AVIATOR,
};
const ROUND: FrameShape = {
  lens: Array.from({ length: 14 }, (_, i): PlanePoint => {
    const angle = (i / 14) * Math.PI * 2;
    return [0.0345 + 0.0235 * Math.cos(angle), 0.0225 * Math.sin(angle)];
  }),
  make: ACETATE,
  rim: 0.0038,
  depth: 0.0044,
  brow: 0.0008,
  flick: 0.001,
  upperBar: 0,
  bridgeHeight: 0.0085,
  hinge: [0.0665, 0.0105],
  curved: true,
};

const SQUARE: FrameShape = {
  ...EARLIER_WAYFARER,
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
  make: SCREWED,
  rim: 0.0014,
  depth: 0.0016,
  brow: 0,
  flick: 0,
  bridgeHeight: 0.0075,
  hinge: [0.0655, 0.0085],
};
const SHIELD: FrameShape = {
  ...RIMLESS,
  make: PANE,
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

/** Features of each kind of glasses, one row per kind. */
interface GlassesKind {
  /** A frame that only the fit changes, by its scale. */
  readonly frame?: FrameShape;
  /** A frame whose lenses words can only make round; the fit still scales it. */
  readonly outlineOnly?: FrameShape;
  /** The frame when words name metal and no outline. */
  readonly ofMetal?: FrameShape;
  /** Factors for the rim, the brow and the corners of a frame of acetate. */
  readonly slim?: { readonly rim: number; readonly brow: number; readonly flick: number };
  /** True when the lenses are clear unless words name a colour. */
  readonly clear?: boolean;
}

const KINDS: { readonly [Cut in NonNullable<Piece['cut']>]?: GlassesKind } = {
  aviator: { frame: AVIATOR },
  'cat-eye': { frame: CAT_EYE },
  shield: { frame: SHIELD },
  rimless: { outlineOnly: RIMLESS },
  wayfarer: {},
  // Optical frames are slimmer than those of sunglasses.
  optical: { slim: { rim: 0.72, brow: 0.7, flick: 0.6 }, clear: true },
};
const UNNAMED: GlassesKind = { ofMetal: AVIATOR };

export const glassesKind = ({ cut }: Piece): GlassesKind => (cut === null ? UNNAMED : (KINDS[cut] ?? {}));

export function frameShape(piece: Piece): FrameShape {
  const now = byWords(piece);
  const shape = (piece.drawnAs && now.earlier) || now;
  const { fit } = piece.attributes;
  const scale = fit && SCALES[fit];
  return scale === undefined ? shape : scaled(shape, scale);
}

type Attributes = Piece['attributes'];

/** Outlines by the shape and the fit that words name; the shape decides first. */
const BY_SHAPE: { readonly [Shape in NonNullable<Attributes['shape']>]?: FrameShape } = {
  round: ROUND,
  square: SQUARE,
  rectangular: SQUARE,
};
const BY_FIT: { readonly [Fit in NonNullable<Attributes['fit']>]?: FrameShape } = { oversized: SQUARE };
/** Scales of a frame by the fit that words name. */
const SCALES: { readonly [Fit in NonNullable<Attributes['fit']>]?: number } = { oversized: 1.17 };

function byWords(piece: Piece): FrameShape {
  const { attributes, fabric, colours } = piece;
  const { shape: shapeName, fit } = attributes;
  const { frame: own, outlineOnly, ofMetal, slim } = glassesKind(piece);
  if (own) return own;
  const frame = colours.find((colour) => colour.part === 'frame') ?? colours.find((colour) => colour.part === 'main');
  const metal = fabric === 'metal' || /gold|silver|steel|gunmetal|bronze|copper|pewter|brass/.test(frame?.name ?? '');
  const outline = shapeName && BY_SHAPE[shapeName];
  if (outlineOnly) return outline?.curved ? { ...outlineOnly, lens: outline.lens } : outlineOnly;
  const named = outline ?? (fit && BY_FIT[fit]);
  const shape = named ?? WAYFARER;
  if (metal) return ofMetal && !named ? ofMetal : { ...shape, ...BENT };
  return slim
    ? { ...shape, rim: shape.rim * slim.rim, brow: shape.brow * slim.brow, flick: shape.flick * slim.flick }
    : shape;
}

function scaled(shape: FrameShape, by: number): FrameShape {
  const [hx, hy] = shape.hinge;
  return {
    ...shape,
    lens: shape.lens.map(([x, y]): PlanePoint => [outwards(x, by), y * by]),
    hinge: [outwards(hx, by), hy * by],
  };
}

/** x of a point of a scaled frame. Lenses grow away from the bridge, whose width is that of a nose. */
function outwards(x: number, by: number): number {
  return 0.0095 + (x - 0.0095) * (1 + (by - 1) * 0.75);
}
