/** The effect of a pointer that is pressed. `second` is a second finger: together with the first it pans and zooms. */
export type PointerRole = 'draw' | 'pan' | 'second' | 'ignore';

export interface PointerDown {
  readonly type: string;
  readonly button: number;
}

export interface PointerCircumstances {
  /** True if the hand tool is selected or the space bar is held, so that dragging pans. */
  readonly hand: boolean;
  /** True if a pen has been used on this stage. From then on fingers only pan, so a resting palm draws nothing. */
  readonly penSeen: boolean;
  /** Number of fingers that are already down. */
  readonly fingers: number;
  /** True if a pen or the mouse is currently drawing or panning. */
  readonly busy: boolean;
}

export const PEN_ERASER_BUTTON = 5;

export function roleOf(
  { type, button }: PointerDown,
  { hand, penSeen, fingers, busy }: PointerCircumstances,
): PointerRole {
  if (busy) return 'ignore';
  if (type === 'touch') {
    if (fingers === 1) return 'second';
    if (fingers > 1) return 'ignore';
    return hand || penSeen ? 'pan' : 'draw';
  }
  if (button === 1) return 'pan';
  if (button !== 0 && !(type === 'pen' && button === PEN_ERASER_BUTTON)) return 'ignore';
  return hand ? 'pan' : 'draw';
}
