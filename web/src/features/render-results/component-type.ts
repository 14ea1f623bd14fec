/** States of the results area of the workspace, with the names of the specification. */
export type ComponentType =
  'newUser' | 'existingUser' | 'loading' | 'showImages' | 'renderError' | 'unauthenticatedError';

export type PanelEvent =
  | { kind: 'sent' }
  /** A realtime event delivered pictures. */
  | { kind: 'delivered' }
  /** A realtime event reported that the render failed. */
  | { kind: 'failed' }
  /**
   * The workspace returns to its former state without an error: event code 1, an exhausted quota, or a cancelled
   * render.
   */
  | { kind: 'returned' }
  | { kind: 'http'; status: number }
  /** The person logged out. */
  | { kind: 'left' };

/** The next state of the results area. 402 opens the plans, so the area shows no error (`existingUser`). */
export function nextComponentType(event: PanelEvent): ComponentType {
  switch (event.kind) {
    case 'sent':
      return 'loading';
    case 'delivered':
      return 'showImages';
    case 'failed':
    case 'returned':
      return 'existingUser';
    case 'http':
      if (event.status === 401) return 'unauthenticatedError';
      return event.status === 402 ? 'existingUser' : 'renderError';
    case 'left':
      return 'newUser';
  }
}
