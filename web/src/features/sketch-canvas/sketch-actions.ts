import type { Tool } from './sketch-settings.ts';

/** The open panel of the toolbar. */
export type Panel = 'pen' | 'eraser' | 'help';

/** Actions of the toolbar and its panels. */
export interface SketchActions {
  readonly zoomOut: () => void;
  readonly zoomIn: () => void;
  readonly fit: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly clear: () => void;
  readonly help: () => void;
  readonly choose: (tool: Tool) => void;
  /** Chooses the pen or the eraser, or opens its settings if it is chosen already. */
  readonly take: (tool: 'pen' | 'eraser') => void;
  /** Removes the line art; undefined where there is none. */
  readonly removePicture: (() => void) | undefined;
}
