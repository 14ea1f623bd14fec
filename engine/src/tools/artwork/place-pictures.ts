/** Lays a person's own pictures on the main piece of a scene. The scene keeps them, so that all its takes show them. */
import type { PictureOnPiece } from '@kenna/contract/engine-task';
import type { PackedPicture } from '../../foundation/image/packed-picture.ts';
import { ART_DRAWING, MAX_ARTWORKS, type Artwork, type PictureArtwork } from '../../words/prompt/artwork.ts';
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
  for (const { source, technique, part, u, v, turn, width_mm, mirror, removed } of pictures) {
    check();
    const picture = typeof source === 'string' ? pictureOf(scene.brief, source) : cachedPicture(source);
    if (picture === null) {
      remarks.add(typeof source === 'string' ? UNKNOWN : EMPTY);
      continue;
    }
    if (removed) {
      brief = withoutPicture(brief, picture.digest, part);
      continue;
    }
    const place = { part, u, v, turn, width_mm, ...(mirror && { mirror: true as const }) };
    const added = withPicture(brief, {
      source: 'picture',
      picture,
      place,
      technique,
      ink: 'own',
      drawing: ART_DRAWING,
    });
    if (added === null) remarks.add(FULL);
    else brief = added;
  }
  return { scene: { ...scene, brief }, remarks: [...remarks] };
}

const UNKNOWN = 'Not drawn: the placed picture, because it does not lie on this piece.';
const EMPTY = 'Not drawn: the placed picture, because it shows nothing.';
const FULL = `A piece carries at most ${MAX_ARTWORKS} artworks, so not every picture was placed.`;

/** A picture that lies on the piece, by its name; null for none. */
function pictureOf({ pieces }: Brief, digest: string): PackedPicture | null {
  const artworks = pieces.flatMap((piece) => piece.artworks ?? []);
  const found = artworks.find((artwork) => artwork.source === 'picture' && artwork.picture.digest === digest);
  return found?.source === 'picture' ? found.picture : null;
}

type PartOfPiece = PictureArtwork['place']['part'];

const isPicture = (artwork: Artwork, digest: string, part: PartOfPiece): boolean =>
  artwork.source === 'picture' && artwork.picture.digest === digest && artwork.place.part === part;

/** A piece that has lost its last artwork is as one that never had any. */
function withoutPicture(brief: Brief, digest: string, part: PartOfPiece): Brief {
  const pieces = brief.pieces.map((piece): Piece => {
    const { artworks, ...bare } = piece;
    if (!artworks?.some((artwork) => isPicture(artwork, digest, part))) return piece;
    const kept = artworks.filter((artwork) => !isPicture(artwork, digest, part));
    return kept.length === 0 ? bare : { ...bare, artworks: kept };
  });
  return { ...brief, pieces };
}

/** The same picture on the same part is moved. Null for a piece that carries as many as it can. */
function withPicture(brief: Brief, added: PictureArtwork): Brief | null {
  const index = carrierOf(brief, added);
  const piece = brief.pieces[index];
  if (piece === undefined) return brief;
  const { picture, place } = added;
  const artworks = piece.artworks ?? [];
  const before = artworks.find((artwork) => isPicture(artwork, picture.digest, place.part));
  const kept = artworks.filter((artwork) => artwork !== before);
  if (kept.length >= MAX_ARTWORKS) return null;
  // The person has moved it from where its own version had placed it.
  const moved = before === undefined ? added : withVersionOf(before, added);
  return { ...brief, pieces: brief.pieces.with(index, { ...piece, artworks: [...kept, moved] }) };
}

function withVersionOf({ drawing }: Artwork, { drawing: _, ...added }: PictureArtwork): PictureArtwork {
  return drawing === undefined ? added : { ...added, drawing };
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
