import {
  writeRequest,
  type ArtworkPart,
  type ArtworkTechnique,
  type ImageItem,
  type PlacedPicture,
  type RenderRequest,
  type SceneTake,
  type SeenPicture,
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

/** The picture that is being placed: one of the person's own, or one that lies on the piece already. */
type Chosen =
  | { readonly kind: 'own'; readonly image: ImageItem }
  | { readonly kind: 'on piece'; readonly picture: string; readonly part: ArtworkPart };

/** What a person has done to the pictures on a piece since it was drawn. */
export interface PlacingStep {
  readonly chosen: Chosen | null;
  readonly placing: Placing;
  /** Pictures that are taken away. */
  readonly removed: readonly Pick<SeenPicture, 'picture' | 'part'>[];
}

export const FIRST_STEP: PlacingStep = { chosen: null, placing: FIRST_PLACING, removed: [] };

export const changesPiece = ({ chosen, removed }: PlacingStep): boolean => chosen !== null || removed.length > 0;

const inCentimetres = (mm: number): number => Math.round(mm) / 10;

/** A picture on the piece, chosen as it lies there. */
export const chooseOnPiece = (seen: SeenPicture): Pick<PlacingStep, 'chosen' | 'placing'> => ({
  chosen: { kind: 'on piece', picture: seen.picture, part: seen.part },
  placing: {
    part: seen.part,
    technique: seen.technique,
    width: inCentimetres(seen.width_mm ?? 0),
    across: inCentimetres(seen.u),
    up: inCentimetres(seen.v),
    turn: seen.turn,
    mirror: seen.mirror,
  },
});

/** The step after the chosen picture is taken away. */
export function withoutChosen({ chosen, removed }: PlacingStep): PlacingStep {
  const gone = chosen?.kind === 'on piece' ? [...removed, { picture: chosen.picture, part: chosen.part }] : removed;
  return { chosen: null, placing: FIRST_PLACING, removed: gone };
}

/** What a request does to the pictures of the piece. */
export function artworksOf({ chosen, placing, removed }: PlacingStep): readonly PlacedPicture[] {
  const away = removed.map((each) => takenAway(each));
  if (chosen === null) return away;
  if (chosen.kind === 'own') return [...away, { image_id: chosen.image.id, ...placeOf(placing) }];
  const moved = { picture: chosen.picture, ...placeOf(placing) };
  return chosen.part === placing.part ? [...away, moved] : [...away, takenAway(chosen), moved];
}

const takenAway = ({ picture, part }: Pick<SeenPicture, 'picture' | 'part'>): PlacedPicture => ({
  picture,
  removed: true,
  ...placeOf({ ...FIRST_PLACING, part }),
});

/** The picture that is being placed, among those that a preview shows. */
export const seenOf = ({ chosen, placing }: PlacingStep, placed: readonly SeenPicture[]): SeenPicture | undefined =>
  chosen === null
    ? undefined
    : placed.findLast(
        ({ picture, part }) => part === placing.part && (chosen.kind === 'own' || picture === chosen.picture),
      );

const placeOf = (placing: Placing): Omit<PlacedPicture, 'image_id' | 'picture' | 'removed'> => ({
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

/** The take in which a step is seen. */
export const takeOfStep = ({ chosen, placing }: PlacingStep, image: ImageItem, views: readonly string[]): SceneTake =>
  chosen === null ? {} : takeShowing(placing.part, image, views);

export const placingRequest = (image: ImageItem, take: SceneTake, artworks: readonly PlacedPicture[]): RenderRequest =>
  writeRequest('GenerateImage', { sceneImageId: image.id, takes: [take], artworks: [...artworks] });
