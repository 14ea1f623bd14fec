import type { ImageItem, RenderRequest, RenderSettings } from '@kenna/contract';

/** Actions of the viewer that change the page behind it or send requests. The page supplies them. */
export interface ViewerActions {
  readonly useAll: (settings: RenderSettings, seed: number | null) => void;
  /**
   * Sends a request that draws this picture again, and shows the new one in the viewer. Returns false when the server
   * refused it; the page has then shown the reason.
   */
  readonly draw: (request: RenderRequest, image: ImageItem) => Promise<boolean>;
  /** Text that states how much of the plan's quota a number of pictures uses. */
  readonly price: (images: number) => string;
  readonly useSeed: (seed: number) => void;
  readonly download: (image: ImageItem) => void;
}
