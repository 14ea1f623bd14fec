/** Classifies explicit pictures. Rendered, uploaded and adjusted pictures are checked before they are stored. */
import type { Pixels } from './engine-task.ts';

export interface ExplicitContentCheck {
  /** Returns true when the picture must be blurred for people who have not allowed explicit content. */
  isExplicit(pixels: Pixels): Promise<boolean>;
  close(): Promise<void>;
}
