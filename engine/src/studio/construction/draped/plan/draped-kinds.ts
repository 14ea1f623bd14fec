/** The four kinds of draped garments: each row says what a garment of that kind is and what is usual for it. */
import type { Piece } from '../../../../words/prompt/brief.ts';

type Length = NonNullable<Piece['attributes']['length']>;

export interface DrapedKind {
  readonly name: DrapedName;
  /** It covers the chest, so that it has a neckline, armholes and straps or sleeves. */
  readonly bodice: boolean;
  /** It goes on below the hip. */
  readonly skirted: boolean;
  /** It is evening wear: its stitches do not show and its bodice is cut in panels. */
  readonly evening: boolean;
  /** It is a dress for the day, with a bodice and a skirt. */
  readonly dayDress: boolean;
  /** Its length when words name none, whatever its silhouette; null where the silhouette and the cloth decide. */
  readonly length: Length | null;
  /** Its length when its silhouette is a ball or mermaid skirt and words name none. */
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
