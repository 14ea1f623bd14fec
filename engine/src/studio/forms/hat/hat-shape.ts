import type { Piece } from '../../../prompt/brief.ts';

/** Measures of a hat in metres; heights are above the table. */
export interface HatShape {
  readonly crown: number;
  /** Height of the rounding from the crown's side to its top. */
  readonly dome: number;
  /** Width of the crown's top as a share of its foot. */
  readonly topShare: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
  readonly brim: number;
  /** The brim is a peak over the forehead alone. */
  readonly peaked?: boolean;
  /** Metres of a turned-up cuff round the foot. */
  readonly cuff?: number;
  /** How far the brim turns up at the sides, down in front, and falls outwards per metre. */
  readonly curl: number;
  readonly snap: number;
  readonly slope: number;
  /** Waves of a soft brim. */
  readonly floppy: number;
  /** Depth of the crease along the top and of the two dents in front. */
  readonly dent: number;
  readonly pinch: number;
  /** Share of the surface that the ribbon covers; 0 for none. */
  readonly ribbon: number;
  readonly stitched: boolean;
  /** Raises the whole hat so that its lowest edge touches the table. */
  readonly lift: number;
}

const FEDORA: HatShape = {
  ...{
    crown: 0.118,
    dome: 0.024,
    topShare: 0.8,
    halfWidth: 0.084,
    halfDepth: 0.101,
    brim: 0.064,
    curl: 0.02,
    snap: 0.012,
    slope: 0,
  },
  ...{ floppy: 0, dent: 0.03, pinch: 0.012, ribbon: 0.085, stitched: false, lift: 0.011 },
};
const SUNHAT: HatShape = {
  ...{
    crown: 0.1,
    dome: 0.06,
    topShare: 0.9,
    halfWidth: 0.084,
    halfDepth: 0.099,
    brim: 0.125,
    curl: 0.006,
    snap: 0.01,
    slope: 0.09,
  },
  ...{ floppy: 0.011, dent: 0, pinch: 0, ribbon: 0.085, stitched: false, lift: 0.027 },
};
const BUCKET: HatShape = {
  ...{
    crown: 0.088,
    dome: 0.012,
    topShare: 0.87,
    halfWidth: 0.086,
    halfDepth: 0.098,
    brim: 0.058,
    curl: 0,
    snap: 0,
    slope: 0.72,
  },
  ...{ floppy: 0.002, dent: 0, pinch: 0, ribbon: 0, stitched: true, lift: 0.04 },
};
const CLOCHE: HatShape = {
  ...{
    crown: 0.125,
    dome: 0.085,
    topShare: 0.97,
    halfWidth: 0.085,
    halfDepth: 0.099,
    brim: 0.03,
    curl: 0,
    snap: -0.012,
    slope: 0.45,
  },
  ...{ floppy: 0.003, dent: 0, pinch: 0, ribbon: 0.1, stitched: false, lift: 0.014 },
};
const TOP_HAT: HatShape = {
  ...{
    crown: 0.15,
    dome: 0.006,
    topShare: 0.99,
    halfWidth: 0.084,
    halfDepth: 0.1,
    brim: 0.045,
    curl: 0.02,
    snap: 0.008,
    slope: 0,
  },
  ...{ floppy: 0, dent: 0, pinch: 0, ribbon: 0.08, stitched: false, lift: 0.008 },
};
const COWBOY: HatShape = {
  ...{
    crown: 0.125,
    dome: 0.03,
    topShare: 0.8,
    halfWidth: 0.084,
    halfDepth: 0.102,
    brim: 0.095,
    curl: 0.062,
    snap: 0.02,
    slope: 0,
  },
  ...{ floppy: 0, dent: 0.034, pinch: 0.014, ribbon: 0.04, stitched: false, lift: 0.019 },
};
const BRIMLESS: HatShape = {
  ...{
    crown: 0.16,
    dome: 0.1,
    topShare: 0.98,
    halfWidth: 0.086,
    halfDepth: 0.1,
    brim: 0.004,
    curl: 0,
    snap: 0,
    slope: 0.3,
  },
  ...{ floppy: 0, dent: 0, pinch: 0, ribbon: 0, stitched: false, lift: 0 },
};
const BEANIE: HatShape = { ...BRIMLESS, crown: 0.165, dome: 0.11, topShare: 0.93, cuff: 0.055 };
const CAP: HatShape = {
  ...BRIMLESS,
  ...{
    crown: 0.112,
    dome: 0.086,
    topShare: 0.985,
    brim: 0.072,
    peaked: true,
    slope: 0.2,
    curl: -0.012,
    stitched: true,
    lift: 0.022,
  },
};
const BERET: HatShape = { ...BRIMLESS, crown: 0.06, dome: 0.03, topShare: 1.45 };
const PILLBOX: HatShape = { ...BRIMLESS, crown: 0.07, dome: 0.008, topShare: 1.02 };

/** The measures of the hat that the words name; a fedora when they name none. */
export function hatShape({ cut, attributes, fabric }: Piece): HatShape {
  const shape = byCut(cut, fabric === 'straw');
  if (attributes.brim === 'wide' && shape.brim < 0.09 && shape.brim > 0.01)
    return { ...shape, brim: shape.brim * 1.35 };
  if (attributes.brim === 'narrow' && shape.brim > 0.05) return { ...shape, brim: 0.042 };
  return shape;
}

function byCut(cut: Piece['cut'], straw: boolean): HatShape {
  switch (cut) {
    case 'sunhat':
      return SUNHAT;
    case 'bucket-hat':
      return BUCKET;
    case 'cloche':
      return CLOCHE;
    case 'top-hat':
      return TOP_HAT;
    case 'cowboy':
      return COWBOY;
    case 'beanie':
      return BEANIE;
    case 'cap':
      return CAP;
    case 'beret':
      return BERET;
    case 'pillbox':
      return PILLBOX;
    default:
      return straw ? SUNHAT : FEDORA;
  }
}
