import type { Tool } from './sketch-settings.ts';

/** What of the toolbar is open. */
export type Panel = 'pen' | 'eraser' | 'help';

/** What the toolbar and its panels do. */
export interface SketchActions {
  readonly zoomOut: () => void;
  readonly zoomIn: () => void;
  readonly fit: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly clear: () => void;
  readonly help: () => void;
  readonly choose: (tool: Tool) => void;
  /** Takes a tip into the hand, or opens its settings. */
  readonly take: (tool: 'pen' | 'eraser') => void;
  /** Takes the line art away; undefined where there is none. */
  readonly removePicture: (() => void) | undefined;
}
