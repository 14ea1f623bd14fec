/** How long messages and hints are shown, in milliseconds, and after how many characters they are cut. */

export const TOAST_DURATION_MS = 6000;
export const TOAST_TITLE_LENGTH = 100;
/** How long the pointer rests on a control before its tooltip appears. */
export const TOOLTIP_DELAY_MS = 800;
/** How long a button confirms that it has copied something. */
export const COPIED_INDICATOR_MS = 1500;
