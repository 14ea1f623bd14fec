import {
  writeRequest,
  type ArtworkPart,
  type ArtworkTechnique,
  type ImageItem,
  type PlacedPicture,
  type RenderRequest,
  type SceneTake,
} from '@kenna/contract';

/** How a picture is laid on a piece, in the measures of the panel. */
export interface Placing {
  readonly part: ArtworkPart;
  readonly technique: ArtworkTechnique;
  /** Width in centimetres; 0 for the usual width of the part. */
  readonly width: number;
  /** Centimetres to the right of the part's centre. */
  readonly across: number;
  /** Centimetres above the part's centre. */
  readonly up: number;
  /** Degrees clockwise. */
  readonly turn: number;
  readonly mirror: boolean;
}

export const FIRST_PLACING: Placing = {
  part: 'front',
  technique: 'print',
  width: 0,
  across: 0,
  up: 0,
  turn: 0,
  mirror: false,
};

const millimetres = (centimetres: number): number => Math.round(centimetres * 10);

export const placedPicture = (picture: ImageItem, placing: Placing): PlacedPicture => ({
  image_id: picture.id,
  part: placing.part,
  technique: placing.technique,
  u: millimetres(placing.across),
  v: millimetres(placing.up),
  turn: placing.turn,
  width_mm: placing.width === 0 ? null : millimetres(placing.width),
  mirror: placing.mirror,
});

/** The views that show parts which are not seen from the front. */
const VIEWS: Partial<Record<ArtworkPart, string>> = { back: 'back', 'left sleeve': 'side' };

/** The take in which the part is seen: of a picture from another side the front, otherwise the picture as it is. */
export function takeShowing(part: ArtworkPart, { take }: ImageItem, views: readonly string[]): SceneTake {
  const wanted = VIEWS[part] ?? (take.view === undefined ? undefined : 'front');
  return wanted !== undefined && views.includes(wanted) ? { view: wanted } : {};
}

export const placingRequest = (image: ImageItem, take: SceneTake, placed: PlacedPicture): RenderRequest =>
  writeRequest('GenerateImage', { sceneImageId: image.id, takes: [take], artworks: [placed] });
