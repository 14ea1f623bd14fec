import type { RenderSettings } from '@kenna/contract';

/** What can be taken from a picture into the panel; the page brings the taking. */
export interface ViewerActions {
  readonly useAll: (settings: RenderSettings, seed: number | null) => void;
  readonly useSeed: (seed: number) => void;
}
