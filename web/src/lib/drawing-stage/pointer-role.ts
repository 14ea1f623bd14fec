/** What a pointer that goes down is for. `second` joins a finger that is down already: both move the picture. */
export type PointerRole = 'draw' | 'pan' | 'second' | 'ignore';

export interface PointerDown {
  readonly type: string;
  readonly button: number;
}

export interface PointerCircumstances {
  /** The hand tool is chosen, or the space bar is held. */
  readonly hand: boolean;
  /** A pen has been used on this stage: from then on fingers only move the picture, so a resting palm draws nothing. */
  readonly penSeen: boolean;
  /** Fingers that are down already. */
  readonly fingers: number;
  /** A pen or the mouse is drawing or moving the picture. */
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
