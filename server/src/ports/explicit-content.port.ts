/** Classifies explicit pictures. Every picture is checked before anyone sees it. */
import type { Pixels } from './engine-task.ts';

export interface ExplicitContentCheck {
  /** True when the picture must be blurred for people who have not allowed explicit content. */
  isExplicit(pixels: Pixels): Promise<boolean>;
  close(): Promise<void>;
}
