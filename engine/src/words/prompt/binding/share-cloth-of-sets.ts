import type { Draft, DraftPiece } from './draft.ts';

const SUITS: readonly string[] = ['suit', 'three-piece-suit', 'tuxedo-suit', 'skirt-suit'];

/** Gives the pieces of a suit or a set one fabric, colour and pattern, unless the words describe each of them. */
export function shareClothOfSets({ pieces }: Draft): void {
  matchCape(pieces);
  for (const piece of pieces) {
    const other = pieces.find(({ form }) => form === piece.cut?.adds);
    if (other !== undefined) {
      shareCloth(piece, other);
      lendSewing(piece, other);
    }
    if (piece.cut?.name === 'tuxedo-suit') dyeBlack(piece, other);
  }
  const jacket = pieces.find(({ cut }) => cut !== null && SUITS.includes(cut.name));
  const waistcoat = pieces.find(({ cut }) => cut?.name === 'waistcoat');
  if (jacket !== undefined && waistcoat !== undefined) lendCloth(jacket, waistcoat);
}

/** A tuxedo without a named colour or pattern is black, even where the garment would be undyed otherwise. */
function dyeBlack(...pieces: readonly (DraftPiece | undefined)[]): void {
  if (pieces.some((piece) => piece?.pattern || piece?.colours.some(({ part }) => part === 'main'))) return;
  for (const piece of pieces) piece?.colours.push({ name: 'black', tone: null, hex: '#111113', part: 'main' });
}

/** The piping and the stitches of a set are those of both pieces. */
function lendSewing(from: DraftPiece, to: DraftPiece): void {
  const sewn = from.colours.filter(({ part }) => part === 'piping' || part === 'stitching');
  to.colours.push(...sewn.filter(({ part }) => !to.colours.some((own) => own.part === part)));
}

/** Copies in either direction, from the piece that was described to the other. */
export function shareCloth(one: DraftPiece, other: DraftPiece): void {
  lendCloth(one, other);
  lendCloth(other, one);
}

export function lendCloth(from: DraftPiece, to: DraftPiece): void {
  const main = from.colours.filter(({ part }) => part === 'main');
  if (!to.colours.some(({ part }) => part === 'main')) to.colours.push(...main);
  to.fabric ??= from.fabric;
  to.pattern ??= from.pattern;
}

/** The cape of a gown has the gown's fabric and no lapels, unless the words describe it. */
function matchCape(pieces: readonly DraftPiece[]): void {
  const cape = pieces.find(({ cut }) => cut?.name === 'cape');
  const gown = pieces.find(({ form }) => form === 'gown');
  if (cape === undefined || gown === undefined) return;
  cape.attributes.collar ??= 'none';
  if (cape.colours.length === 0 && cape.fabric === null && cape.pattern === null) {
    cape.colours.push(...gown.colours.filter(({ part }) => part === 'main'));
    cape.fabric = gown.fabric;
  }
}
