import type { ImageItem, RenderRequest, RenderSettings } from '@kenna/contract';

/** What can be taken from a picture into the panel; the page brings the taking. */
export interface ViewerActions {
  readonly useAll: (settings: RenderSettings, seed: number | null) => void;
  /** Sends a request for pictures; false when it was not accepted, which the page has shown. */
  readonly draw: (request: RenderRequest) => Promise<boolean>;
  /** What a number of pictures takes from the plan, in words. */
  readonly price: (images: number) => string;
  readonly useSeed: (seed: number) => void;
  readonly download: (image: ImageItem) => void;
}
