/** The pictures of a scene apart from it, for a store that keeps equal pictures of many scenes once. */
import type { Artwork } from './artwork.ts';
import type { PictureScene } from './picture-scene.ts';

/** The texts of packed pictures by their digests. */
type PictureTexts = Readonly<Record<string, string>>;

/** A scene with empty pictures, and their texts. */
export function splitPictures(scene: PictureScene): { readonly scene: PictureScene; readonly pictures: PictureTexts } {
  const pictures: Record<string, string> = {};
  const bare = withArtworks(scene, (artwork) => {
    if (artwork.source !== 'picture') return artwork;
    const { digest, data } = artwork.picture;
    pictures[digest] = data;
    return { ...artwork, picture: { ...artwork.picture, data: '' } };
  });
  return { scene: bare, pictures };
}

/** The inverse of `splitPictures`. An artwork whose picture is missing is left out. */
export const joinPictures = (scene: PictureScene, pictures: PictureTexts): PictureScene =>
  withArtworks(scene, (artwork) => {
    if (artwork.source !== 'picture') return artwork;
    const data = pictures[artwork.picture.digest];
    return data === undefined ? null : { ...artwork, picture: { ...artwork.picture, data } };
  });

function withArtworks(scene: PictureScene, change: (artwork: Artwork) => Artwork | null): PictureScene {
  const { brief } = scene;
  if (!brief.pieces.some(({ artworks }) => artworks?.some(({ source }) => source === 'picture'))) return scene;
  const pieces = brief.pieces.map((piece) =>
    piece.artworks === undefined ? piece : { ...piece, artworks: piece.artworks.flatMap((each) => change(each) ?? []) },
  );
  return { ...scene, brief: { ...brief, pieces } };
}
