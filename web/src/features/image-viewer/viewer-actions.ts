import type { ImageItem, Mode, Model, PlacedPicture, RenderRequest, SceneTake, Settings } from '@kenna/contract';
import type { FramePart } from '../../ui/compare/zoom-view.ts';

/** A take that a person is about to make. */
export interface TriedTake {
  readonly take: SceneTake;
  /** The look that was chosen for it; null for that of the picture. */
  readonly model: Model | null;
  /** Own pictures that it lays on the piece; absent for none. */
  readonly artworks?: readonly PlacedPicture[];
}

/** A part of the opened picture that a person works on, such as that of a placed picture. */
export interface WorkedOn {
  /** Another name is another work, to which the viewer turns anew. */
  readonly name: string;
  readonly part: FramePart;
}

/** Actions of the viewer that change the page behind it or send requests. The page supplies them. */
export interface ViewerActions {
  readonly useAll: (page: Mode, settings: Settings, seed: number | null) => void;
  /**
   * Sends a request that draws this picture again, and shows the new one in the viewer. Returns false when the server
   * refused it; the page has then shown the reason.
   */
  readonly draw: (request: RenderRequest, image: ImageItem) => Promise<boolean>;
  /** Called with the take of the word that was chosen last, or null when it was taken back. */
  readonly tryTake: (tried: TriedTake | null, image: ImageItem) => void;
  /** Text that states how much of the plan's quota a number of pictures uses. */
  readonly price: (images: number) => string;
  readonly useSeed: (seed: number) => void;
  readonly download: (image: ImageItem) => void;
}
