/** Lays a person's own pictures on the main piece of a scene. The scene keeps them, so that all its takes show them. */
import type { PictureOnPiece } from '@kenna/contract/engine-task';
import { MAX_ARTWORKS, type Artwork, type PictureArtwork } from '../../words/prompt/artwork.ts';
import type { Brief, Piece } from '../../words/prompt/brief.ts';
import type { PictureScene } from '../../words/prompt/picture-scene.ts';
import type { BodyZone } from '../../words/prompt/vocabulary/body-zone.ts';
import { zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import { cachedPicture } from './cached-pictures.ts';

interface PlacedScene {
  readonly scene: PictureScene;
  /** Sentences for the person about pictures that the scene does not show. */
  readonly remarks: readonly string[];
}

/** @param check called before each picture; throws when the work was cancelled. */
export function placePictures(
  scene: PictureScene,
  pictures: readonly PictureOnPiece[],
  check: () => void,
): PlacedScene {
  const remarks = new Set<string>();
  let { brief } = scene;
  for (const { source, technique, part, u, v, turn, width_mm, mirror } of pictures) {
    check();
    const picture = cachedPicture(source);
    if (picture === null) {
      remarks.add(EMPTY);
      continue;
    }
    const place = { part, u, v, turn, width_mm, ...(mirror && { mirror: true as const }) };
    const added = withPicture(brief, { source: 'picture', picture, place, technique, ink: 'own' });
    if (added === null) remarks.add(FULL);
    else brief = added;
  }
  return { scene: { ...scene, brief }, remarks: [...remarks] };
}

const EMPTY = 'Not drawn: the placed picture, because it shows nothing.';
const FULL = `A piece carries at most ${MAX_ARTWORKS} artworks, so not every picture was placed.`;

/** The same picture on the same part is moved. Null for a piece that carries as many as it can. */
function withPicture(brief: Brief, added: PictureArtwork): Brief | null {
  const index = carrierOf(brief, added);
  const piece = brief.pieces[index];
  if (piece === undefined) return brief;
  const isSame = (artwork: Artwork) =>
    artwork.source === 'picture' &&
    artwork.picture.digest === added.picture.digest &&
    artwork.place.part === added.place.part;
  const kept = (piece.artworks ?? []).filter((artwork) => !isSame(artwork));
  if (kept.length >= MAX_ARTWORKS) return null;
  return { ...brief, pieces: brief.pieces.with(index, { ...piece, artworks: [...kept, added] }) };
}

/** Parts that only some pieces of an outfit have. */
const ZONES: Readonly<Partial<Record<PictureArtwork['place']['part'], BodyZone>>> = { leg: 'lower', peak: 'head' };

/** The index of the piece that carries a picture: the main one, or the one of an outfit that has such a part. */
function carrierOf({ pieces, hero }: Brief, { place }: PictureArtwork): number {
  const zone = ZONES[place.part];
  const isOf = ({ form }: Piece) => zoneOf(form) === zone;
  if (zone === undefined || isOf(pieces[hero]!)) return hero;
  const found = pieces.findIndex(isOf);
  return found < 0 ? hero : found;
}
