/** What the middle of the workspace shows. */
export type ComponentType =
  'newUser' | 'existingUser' | 'loading' | 'showImages' | 'renderError' | 'unauthenticatedError';

export type PanelEvent =
  | { kind: 'sent' }
  /** Realtime: pictures arrived. */
  | { kind: 'delivered' }
  /** Realtime: the render ended without its pictures. */
  | { kind: 'failed' }
  /** Code 1, a spent quota, a cancel: nothing runs, nothing went wrong with the person's work. */
  | { kind: 'returned' }
  | { kind: 'http'; status: number }
  | { kind: 'left' };

/** The next state of the panel. 402 opens the plans and leaves the panel as it was before sending. */
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
