import { create } from 'zustand';
import { nextComponentType, type ComponentType, type PanelEvent } from './component-type.ts';

export interface PendingPictures {
  readonly count: number;
  readonly width: number;
  readonly height: number;
}

interface ResultsState {
  readonly componentType: ComponentType;
  /** Text of the notice for `renderError` and `unauthenticatedError`. */
  readonly message: string;
  /** Requested pictures whose render is not in the list yet. */
  readonly pending: PendingPictures | null;
}

export const useResults = create<ResultsState>(() => ({
  componentType: 'newUser',
  message: '',
  pending: null,
}));

export function movePanel(event: PanelEvent, message = ''): void {
  useResults.setState({ componentType: nextComponentType(event), message });
}

export const showPending = (pending: PendingPictures | null): void => useResults.setState({ pending });
