import type { ImageItem, ModeDefinition, Panel, RenderRequest, RenderView } from '@kenna/contract';
import type { ReactNode } from 'react';
import type { Missing } from '../../../features/workspace/draft/missing.ts';

/** Elements and functions that the canvas of a tool contributes to its page. */
export interface ToolStage {
  /** The canvas; null for a tool without one, and while it has no picture. */
  readonly stage: ReactNode;
  /** Whether the stage shows the results itself. */
  readonly showsResults: boolean;
  /** The result that such a stage shows; null while it shows the picture. */
  readonly chosen: ImageItem | null;
  /** Whether something was drawn that has not been sent. */
  readonly isChanged: boolean;
  readonly sections: Partial<Record<Panel, ReactNode>>;
  /** Inputs that the canvas provides, so that the panel need not ask for them. */
  readonly brings: ModeDefinition['needs'];
  /** Message about missing input on the canvas; null when nothing is missing. */
  readonly problem: Missing | null;
  /** Whether something of the canvas is being uploaded. */
  readonly sending: boolean;
  /** Adds the canvas to a request; null when it could not be uploaded, which has been reported in a toast. */
  readonly prepare: (request: RenderRequest) => Promise<RenderRequest | null>;
  /** Action on a result in the list, such as working on it on the canvas. */
  readonly onTile: (image: ImageItem) => ReactNode;
}

/** Elements and functions that the page passes to the canvas of every tool. */
export interface ToolStageInput {
  /** The renders that were sent from a dialog, newest first; null on a page. */
  readonly own: readonly RenderView[] | null;
  readonly cancel: (renderId: number) => void;
  readonly retry: (renderId: number) => void;
}

export const NO_STAGE: ToolStage = {
  stage: null,
  showsResults: false,
  chosen: null,
  isChanged: false,
  sections: {},
  brings: [],
  problem: null,
  sending: false,
  prepare: async (request) => request,
  onTile: () => null,
};
