import type { Piece } from '../../../words/prompt/brief.ts';
import type { FabricName } from '../../fabrics/fabric.ts';

/** Measures of a hat in metres. Heights are above the table. */
export interface HatShape {
  /** Height of the crown. */
  readonly crown: number;
  /** Height of the rounding from the crown's side to its top. */
  readonly dome: number;
  /** Width of the top of the crown as a share of the width at its foot. */
  readonly topShare: number;
  /** Half the width of the crown at its foot. */
  readonly halfWidth: number;
  /** Half the depth of the crown at its foot, from front to back. */
  readonly halfDepth: number;
  /** Width of the brim, from the crown's foot to its edge. */
  readonly brim: number;
  /** Length in metres of a peak over the forehead. */
  readonly peak?: number;
  /** Number of gores that the crown is sewn from. */
  readonly panels?: number;
  /** True for a visor, which is a band without a crown. */
  readonly open?: boolean;
  /** Metres by which the front is higher than the back. */
  readonly tilt?: number;
  /** 1 for a soft crown that hangs down on one side. */
  readonly slouch?: number;
  /** True for cloth wound round the head and knotted in front. */
  readonly wrapped?: boolean;
  /** Number of knitted ribs round the head. */
  readonly ribs?: number;
  /** Height in metres of the turned-up cuff. */
  readonly cuff?: number;
  /** Metres by which the brim curls up at the sides. */
  readonly curl: number;
  /** Metres by which the brim snaps down in front. */
  readonly snap: number;
  /** Slope of the brim outwards in metres per metre. */
  readonly slope: number;
  /** Height in metres of the waves of a soft brim. */
  readonly floppy: number;
  /** Depth in metres of the crease along the top. */
  readonly dent: number;
  /** Depth in metres of the two dents in front. */
  readonly pinch: number;
  /** Share of the way from the crown's centre to the brim's edge that the ribbon covers; 0 for none. */
  readonly ribbon: number;
  readonly stitched: boolean;
  /** Metres by which the whole hat is raised so that its lowest edge touches the table. */
  readonly lift: number;
}

/** Measures of a hat that is pressed flat and stiffened. */
const RIGID = { curl: 0, snap: 0, slope: 0, floppy: 0, lift: 0.003 } as const;

const FEDORA: HatShape = {
  crown: 0.118,
  dome: 0.024,
  topShare: 0.8,
  halfWidth: 0.084,
  halfDepth: 0.101,
  brim: 0.064,
  curl: 0.02,
  snap: 0.012,
  slope: 0,
  floppy: 0,
  dent: 0.03,
  pinch: 0.012,
  ribbon: 0.085,
  stitched: false,
  lift: 0.011,
};
const SUNHAT: HatShape = {
  crown: 0.1,
  dome: 0.06,
  topShare: 0.9,
  halfWidth: 0.084,
  halfDepth: 0.099,
  brim: 0.125,
  curl: 0.006,
  snap: 0.01,
  slope: 0.09,
  floppy: 0.011,
  dent: 0,
  pinch: 0,
  ribbon: 0.085,
  stitched: false,
  lift: 0.027,
};
const BUCKET: HatShape = {
  crown: 0.092,
  dome: 0.012,
  topShare: 0.8,
  halfWidth: 0.086,
  halfDepth: 0.098,
  brim: 0.056,
  curl: 0,
  snap: 0,
  slope: 0.86,
  floppy: 0.0035,
  dent: 0,
  pinch: 0,
  ribbon: 0,
  stitched: true,
  lift: 0.0405,
};
const CLOCHE: HatShape = {
  crown: 0.13,
  dome: 0.09,
  topShare: 0.95,
  halfWidth: 0.085,
  halfDepth: 0.1,
  brim: 0.042,
  curl: 0.004,
  snap: 0.014,
  slope: 0.95,
  floppy: 0.003,
  dent: 0,
  pinch: 0,
  ribbon: 0.13,
  stitched: false,
  lift: 0.054,
};
const TOP_HAT: HatShape = {
  crown: 0.15,
  dome: 0.006,
  topShare: 0.99,
  halfWidth: 0.084,
  halfDepth: 0.1,
  brim: 0.045,
  curl: 0.02,
  snap: 0.008,
  slope: 0,
  floppy: 0,
  dent: 0,
  pinch: 0,
  ribbon: 0.08,
  stitched: false,
  lift: 0.008,
};
const COWBOY: HatShape = {
  crown: 0.125,
  dome: 0.03,
  topShare: 0.8,
  halfWidth: 0.084,
  halfDepth: 0.102,
  brim: 0.095,
  curl: 0.062,
  snap: 0.02,
  slope: 0,
  floppy: 0,
  dent: 0.034,
  pinch: 0.014,
  ribbon: 0.04,
  stitched: false,
  lift: 0.019,
};
const BRIMLESS: HatShape = {
  crown: 0.16,
  dome: 0.1,
  topShare: 0.98,
  halfWidth: 0.086,
  halfDepth: 0.1,
  brim: 0.004,
  curl: 0,
  snap: 0,
  slope: 0.3,
  floppy: 0,
  dent: 0,
  pinch: 0,
  ribbon: 0,
  stitched: false,
  lift: 0,
};
const BEANIE: HatShape = { ...BRIMLESS, crown: 0.185, dome: 0.115, topShare: 0.9, cuff: 0.06, ribs: 46 };
const CAP: HatShape = {
  ...BRIMLESS,
  crown: 0.118,
  dome: 0.088,
  topShare: 0.975,
  brim: 0.0005,
  peak: 0.076,
  panels: 6,
  lift: 0.002,
  tilt: 0.024,
};
const VISOR: HatShape = { ...CAP, open: true, panels: 0, peak: 0.085, tilt: 0.016 };
const BERET: HatShape = { ...BRIMLESS, crown: 0.058, dome: 0.036, topShare: 1.42, slouch: 1, lift: 0 };
const PILLBOX: HatShape = { ...BRIMLESS, crown: 0.07, dome: 0.008, topShare: 1.02 };
const TURBAN: HatShape = { ...BRIMLESS, crown: 0.15, dome: 0.095, topShare: 1.06, wrapped: true };
const BOATER: HatShape = { ...SUNHAT, crown: 0.088, dome: 0.006, topShare: 0.985, brim: 0.07, ...RIGID, ribbon: 0.15 };
const BOWLER: HatShape = { ...TOP_HAT, crown: 0.125, dome: 0.075, topShare: 0.98, brim: 0.046, curl: 0.024 };

/** What a kind of hat is made from. */
interface HatKind {
  readonly shape: HatShape;
  /** Measures of the hat when words make it of straw. By default they are the same. */
  readonly ofStraw?: HatShape;
  /** The fabric when words name none. */
  readonly fabric: FabricName;
  /** True when crown and brim are sewn from plaits of straw unless words name a fabric. */
  readonly plaited?: boolean;
}

const FELT: HatKind = { shape: FEDORA, ofStraw: SUNHAT, fabric: 'wool' };

/** The kinds of hats, one row for each; other hats are of felt. */
const KINDS: { readonly [Cut in NonNullable<Piece['cut']>]?: HatKind } = {
  sunhat: { shape: SUNHAT, fabric: 'wool', plaited: true },
  'bucket-hat': { shape: BUCKET, fabric: 'cotton' },
  cloche: { shape: CLOCHE, fabric: 'wool' },
  'top-hat': { shape: TOP_HAT, fabric: 'wool' },
  cowboy: { shape: COWBOY, fabric: 'wool' },
  beanie: { shape: BEANIE, fabric: 'wool' },
  cap: { shape: CAP, fabric: 'cotton' },
  visor: { shape: VISOR, fabric: 'cotton' },
  turban: { shape: TURBAN, fabric: 'jersey' },
  boater: { shape: BOATER, fabric: 'wool', plaited: true },
  bowler: { shape: BOWLER, fabric: 'wool' },
  beret: { shape: BERET, fabric: 'wool' },
  pillbox: { shape: PILLBOX, fabric: 'wool' },
};

/** The kind of hat that the words name; a felt fedora when they name none. */
export const hatKind = ({ cut }: Piece): HatKind => (cut && KINDS[cut]) ?? FELT;

export function hatShape(piece: Piece): HatShape {
  const { attributes, fabric } = piece;
  const { shape: usual, ofStraw = usual } = hatKind(piece);
  const shape = fabric === 'straw' ? ofStraw : usual;
  if (attributes.brim === 'wide' && shape.brim < 0.09 && shape.brim > 0.01)
    return { ...shape, brim: shape.brim * 1.35 };
  if (attributes.brim === 'narrow' && shape.brim > 0.05) return { ...shape, brim: 0.042 };
  return shape;
}
