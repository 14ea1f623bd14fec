import type { Mode } from '@kenna/contract';
import { create } from 'zustand';
import { nextComponentType, type ComponentType, type PanelEvent } from './component-type.ts';

export interface PendingPictures {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** Address of the picture that they are made from; null for none. */
  readonly source: string | null;
}

/** The answer to a request that the engine cannot draw. */
export interface Refusal {
  /** The tool that sent the request. */
  readonly page: Mode;
  readonly text: string;
  /** `data` of the error, not validated yet, so that the home page does not load the schema. */
  readonly data: unknown;
}

interface ResultsState {
  readonly componentType: ComponentType;
  /** Text of the notice for `renderError` and `unauthenticatedError`. */
  readonly message: string;
  /** Requested pictures whose render is not in the list yet. */
  readonly pending: PendingPictures | null;
  /** The last request, if the engine cannot draw it; null once another is sent or the person dismisses it. */
  readonly refusal: Refusal | null;
}

export const useResults = create<ResultsState>(() => ({
  componentType: 'newUser',
  message: '',
  pending: null,
  refusal: null,
}));

export function movePanel(event: PanelEvent, message = ''): void {
  const isNew = event.kind === 'sent' || event.kind === 'left';
  useResults.setState({ componentType: nextComponentType(event), message, ...(isNew && { refusal: null }) });
}

export const showPending = (pending: PendingPictures | null): void => useResults.setState({ pending });

/** Shows what the engine cannot draw where the pictures would have been. */
export const showRefusal = (refusal: Refusal): void => useResults.setState({ refusal });

export const dismissRefusal = (): void => useResults.setState({ refusal: null });

/**
 * Prepares the results for a tool: a refusal of the same tool stays, because the home page may have sent its request.
 */
export function enterResults(mode: Mode): void {
  const { refusal } = useResults.getState();
  useResults.setState({
    componentType: nextComponentType({ kind: 'returned' }),
    message: '',
    refusal: refusal?.page === mode ? refusal : null,
  });
}
