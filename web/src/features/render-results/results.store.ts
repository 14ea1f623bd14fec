import { create } from 'zustand';
import { nextComponentType, type ComponentType, type PanelEvent } from './component-type.ts';

interface ResultsState {
  readonly componentType: ComponentType;
  /** What `renderError` and `unauthenticatedError` say. */
  readonly message: string;
  /** Pictures asked for whose render is not in the list yet. */
  readonly pendingCount: number;
}

export const useResults = create<ResultsState>(() => ({
  componentType: 'existingUser',
  message: '',
  pendingCount: 0,
}));

export function movePanel(event: PanelEvent, message = ''): void {
  useResults.setState({ componentType: nextComponentType(event), message });
}

export const addPending = (count: number): void =>
  useResults.setState(({ pendingCount }) => ({ pendingCount: Math.max(0, pendingCount + count) }));
