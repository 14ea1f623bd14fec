import {
  writeRequest,
  type ArtworkPart,
  type ArtworkTechnique,
  type ImageItem,
  type PicturePoint,
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

/** Names the picture that is being placed; null for none. */
export const chosenName = ({ chosen }: PlacingStep): string | null => {
  if (chosen === null) return null;
  return chosen.kind === 'own' ? `own ${chosen.image.id}` : `on piece ${chosen.picture}`;
};

/** Names a picture on the piece: the same one can lie on several parts. */
type OnPiece = Pick<SeenPicture, 'picture' | 'part'>;

/** A picture with the place that it gets. */
interface Laid {
  readonly chosen: Chosen;
  readonly placing: Placing;
}

/** What a person has done to the pictures on a piece since it was drawn. */
export interface PlacingStep {
  /** The picture that is being placed. */
  readonly chosen: Chosen | null;
  readonly placing: Placing;
  /** Pictures that were placed or moved before it. */
  readonly others: readonly Laid[];
  /** Pictures that are taken away. */
  readonly removed: readonly OnPiece[];
}

export const FIRST_STEP: PlacingStep = { chosen: null, placing: FIRST_PLACING, others: [], removed: [] };

/** All pictures that get a place. */
export const laidBy = ({ chosen, placing, others }: PlacingStep): readonly Laid[] =>
  chosen === null ? others : [...others, { chosen, placing }];

export const changesPiece = (step: PlacingStep): boolean => laidBy(step).length > 0 || step.removed.length > 0;

const inCentimetres = (mm: number): number => Math.round(mm) / 10;

const isOnPiece = (chosen: Chosen | null, { picture, part }: OnPiece): boolean =>
  chosen?.kind === 'on piece' && chosen.picture === picture && chosen.part === part;

/** The pictures on the piece that can be chosen: those that are neither chosen nor taken away. */
export const choosable = ({ chosen, removed }: PlacingStep, onPiece: readonly SeenPicture[]): readonly SeenPicture[] =>
  onPiece.filter(
    (seen) =>
      !isOnPiece(chosen, seen) && !removed.some(({ picture, part }) => picture === seen.picture && part === seen.part),
  );

/** The step after a picture on the piece is chosen: as it lies there, or as it was moved before. */
export function chooseOnPiece(step: PlacingStep, seen: SeenPicture): PlacingStep {
  const laid = laidBy(step);
  const before = laid.find(({ chosen }) => isOnPiece(chosen, seen));
  const asSeen: Laid = {
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
  };
  const { chosen, placing } = before ?? asSeen;
  return { ...step, chosen, placing, others: laid.filter((each) => each !== before) };
}

/** The step after a picture of the person is chosen. It replaces one that is being placed, at the same place. */
export const chooseOwn = (step: PlacingStep, image: ImageItem): PlacingStep =>
  step.chosen?.kind === 'on piece'
    ? { ...step, chosen: { kind: 'own', image }, placing: FIRST_PLACING, others: laidBy(step) }
    : { ...step, chosen: { kind: 'own', image } };

/** The step after a picture on the piece is taken away. */
export const removeOnPiece = (step: PlacingStep, { picture, part }: OnPiece): PlacingStep => ({
  ...step,
  others: step.others.filter(({ chosen }) => !isOnPiece(chosen, { picture, part })),
  removed: [...step.removed, { picture, part }],
});

/** The step after the chosen picture is taken away. */
export function withoutChosen(step: PlacingStep): PlacingStep {
  const { chosen } = step;
  const left: PlacingStep = { ...step, chosen: null, placing: FIRST_PLACING };
  return chosen?.kind === 'on piece' ? removeOnPiece(left, chosen) : left;
}

/** What a request does to the pictures of the piece. */
export function artworksOf(step: PlacingStep): readonly PlacedPicture[] {
  const laid = laidBy(step).flatMap(({ chosen, placing }): readonly PlacedPicture[] => {
    if (chosen.kind === 'own') return [{ image_id: chosen.image.id, ...placeOf(placing) }];
    const moved = { picture: chosen.picture, ...placeOf(placing) };
    return chosen.part === placing.part ? [moved] : [takenAway(chosen), moved];
  });
  return [...step.removed.map((each) => takenAway(each)), ...laid];
}

const takenAway = ({ picture, part }: OnPiece): PlacedPicture => ({
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

/** Whether a take shows its piece as the picture does. */
export const isSameView = (take: SceneTake): boolean => Object.keys(take).length === 0;

/**
 * Where a picture of a piece shows the pictures on it, in shares of its width and height; null when that is not known of
 * all of them, or when one covers the whole piece.
 */
export function outlinesOf(placed: readonly SeenPicture[]): readonly (readonly PicturePoint[])[] | null {
  const outlines = placed.map(({ seen }) => seen?.outline.filter((point) => point !== null));
  return outlines.every((outline) => outline !== undefined) ? outlines : null;
}

export const placingRequest = (image: ImageItem, take: SceneTake, artworks: readonly PlacedPicture[]): RenderRequest =>
  writeRequest('GenerateImage', { sceneImageId: image.id, takes: [take], artworks: [...artworks] });
