import { ART_DRAWING, type WordArtwork } from '../artwork.ts';
import type { Brief, Chip } from '../brief.ts';
import type { FoundArtwork } from '../words/find-artworks.ts';

/** Gives each artwork to the piece that the words name nearest before it, or else after it. */
export function placeFoundArtworks(brief: Brief, found: readonly FoundArtwork[]): Brief {
  const forms = brief.understood.filter(
    ({ kind, source, piece }) => kind === 'form' && source === 'prompt' && piece !== null,
  );
  const pieceOf = ({ start }: FoundArtwork): number => {
    const before = forms.filter((chip) => chip.end <= start).at(-1);
    return (before ?? forms.find((chip) => chip.start >= start))?.piece ?? brief.hero;
  };
  // "Pyjamas" are two pieces, of which only one is named.
  const isUnnamed = (index: number) => !forms.some(({ piece }) => piece === index);
  const isOn = (it: FoundArtwork, index: number) =>
    pieceOf(it) === index || (it.artwork.place.part === 'all over' && isUnnamed(index));
  const pieces = brief.pieces.map((piece, index) => {
    const own = found
      .filter((it) => isOn(it, index))
      .map(({ artwork }): WordArtwork => ({ ...artwork, drawing: ART_DRAWING }));
    return own.length === 0 ? piece : { ...piece, artworks: own };
  });
  const chips = found.map((it): Chip => ({
    kind: 'artwork',
    name: it.artwork.source === 'text' ? it.artwork.text : it.artwork.motif,
    label: artworkLabel(it.artwork),
    piece: pieceOf(it),
    source: 'prompt',
    start: it.start,
    end: it.end,
  }));
  return { ...brief, pieces, understood: [...brief.understood, ...chips] };
}

/** What a chip says of an artwork: `“HELLO” on the chest, embroidered`. */
function artworkLabel({ place: { part }, technique, ...artwork }: WordArtwork): string {
  const what = artwork.source === 'text' ? `“${artwork.text}”` : artwork.motif.replaceAll('-', ' ');
  const where = part === 'all over' ? 'all over' : `on the ${part}`;
  return technique === 'print' ? `${what} ${where}` : `${what} ${where}, ${technique}`;
}
