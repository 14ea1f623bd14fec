import type { ImageItem, ModeDefinition, Panel, RenderRequest } from '@kenna/contract';
import type { ReactNode } from 'react';
import type { Missing } from '../../../features/workspace/missing.store.ts';

/** What the canvas of a tool brings into its page. */
export interface ToolStage {
  /** Above the results; null for a tool without one. */
  readonly stage: ReactNode;
  /** The stage shows its results itself. */
  readonly showsResults: boolean;
  readonly rooms: Partial<Record<Panel, ReactNode>>;
  /** What need not be chosen in the panel, because it is made here. */
  readonly brings: ModeDefinition['needs'];
  /** What is missing on the canvas; null when nothing is. */
  readonly problem: Missing | null;
  /** Something of the canvas is on its way to the studio. */
  readonly sending: boolean;
  /** The request with what the canvas adds; null when that could not be sent, which the person has been told. */
  readonly prepare: (request: RenderRequest) => Promise<RenderRequest | null>;
  /** What a result in the list can be taken up for here. */
  readonly onTile: (image: ImageItem) => ReactNode;
}

/** What stands around the canvas of every tool. */
export interface ToolStageInput {
  /** Shown while there is no picture. */
  readonly firstVisit: ReactNode;
  readonly cancel: (renderId: number) => void;
  readonly retry: (renderId: number) => void;
}

export const NO_STAGE: ToolStage = {
  stage: null,
  showsResults: false,
  rooms: {},
  brings: [],
  problem: null,
  sending: false,
  prepare: async (request) => request,
  onTile: () => null,
};
