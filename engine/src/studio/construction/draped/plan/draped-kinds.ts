/** The four kinds of draped garments: each row says what a garment of that kind is and what is usual for it. */
import type { Piece } from '../../../../words/prompt/brief.ts';

type Length = NonNullable<Piece['attributes']['length']>;

export interface DrapedKind {
  readonly name: DrapedName;
  /** True when it covers the chest. It then has a neckline, armholes, and straps or sleeves. */
  readonly bodice: boolean;
  /** True when it continues below the hip. */
  readonly skirted: boolean;
  /** True for evening wear, whose stitches do not show and whose bodice is cut in panels. */
  readonly evening: boolean;
  /** True for day dresses, which have a bodice and a skirt. */
  readonly dayDress: boolean;
  /** Length when words name none, whatever the silhouette; null where silhouette and cloth decide. */
  readonly length: Length | null;
  /** Length of a ball or mermaid skirt when words name none. */
  readonly fullLength: Length;
}

export type DrapedName = 'dress' | 'gown' | 'top' | 'skirt';

const DRESS: DrapedKind = {
  name: 'dress',
  bodice: true,
  skirted: true,
  evening: false,
  dayDress: true,
  length: null,
  fullLength: 'floor',
};

export const DRAPED_KINDS: Readonly<Record<DrapedName, DrapedKind>> = {
  dress: DRESS,
  gown: { ...DRESS, name: 'gown', evening: true, dayDress: false, length: 'floor' },
  top: { ...DRESS, name: 'top', skirted: false, dayDress: false, length: 'hip' },
  skirt: { ...DRESS, name: 'skirt', bodice: false, dayDress: false, fullLength: 'maxi' },
};
