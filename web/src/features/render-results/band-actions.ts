import type { ImageItem, RenderSettings } from '@kenna/contract';
import type { ReactNode } from 'react';
import type { Command } from '../../lib/commands/commands.ts';

/** Actions on a render and its pictures. The page supplies them. */
export interface BandActions {
  readonly open: (imageId: number) => void;
  readonly cancel: (renderId: number) => void;
  readonly retry: (renderId: number) => void;
  readonly remove: (renderId: number) => void;
  /** Sends the same request again with another seed. */
  readonly again: (settings: RenderSettings) => void;
  /** Copies all settings into the panel. */
  readonly use: (settings: RenderSettings) => void;
  /** Buttons on a picture in addition to its download. */
  readonly tools: (image: ImageItem) => ReactNode;
  /** Marks at the bottom edge of a picture. */
  readonly marks: (image: ImageItem) => ReactNode;
  /** Actions in the command palette on the picture that fills the stage. */
  readonly commands: (image: ImageItem) => readonly Command[];
  readonly report: (image: ImageItem) => void;
  /** Downloads pictures. */
  readonly save: (images: readonly ImageItem[]) => void;
  /** Moves all pictures of a render to the bin. */
  readonly trashAll: (images: readonly ImageItem[]) => void;
}
