import type { Mode, Placement } from '@kenna/contract';
import { createStore, useStore } from 'zustand';
import { nextComponentType, type ComponentType, type PanelEvent } from './component-type.ts';

export interface PendingPictures {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** Address of the picture that they are made from; null for none. */
  readonly source: string | null;
  /** Where that picture lies on the canvas, in pixels of the canvas; null where it fills it. */
  readonly placement: Placement | null;
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
  /** Whether the server did not accept the last request. */
  readonly wasRefused: boolean;
  /** The last request, if the engine cannot draw it; null once another is sent or the person dismisses it. */
  readonly refusal: Refusal | null;
}

/** The state of a results area with the functions that change it. A tool that opens over a page has its own. */
export function openResults() {
  const store = createStore<ResultsState>(() => ({
    componentType: 'newUser',
    message: '',
    pending: null,
    wasRefused: false,
    refusal: null,
  }));
  return {
    store,
    movePanel(event: PanelEvent, message = ''): void {
      const isNew = event.kind === 'sent' || event.kind === 'left';
      store.setState({ componentType: nextComponentType(event), message, ...(isNew && { refusal: null }) });
    },
    showPending: (pending: PendingPictures | null): void => store.setState({ pending, wasRefused: false }),
    /** Takes the requested pictures away, because the server did not accept the request. */
    dropPending: (): void => store.setState({ pending: null, wasRefused: true }),
    /** Shows what the engine cannot draw where the pictures would have been. */
    showRefusal: (refusal: Refusal): void => store.setState({ refusal }),
    dismissRefusal: (): void => store.setState({ refusal: null }),
  };
}

export type ResultsArea = ReturnType<typeof openResults>;

/** The results area of the workspace. */
export const pageResults = openResults();

export const useResults = ({ store }: ResultsArea): ResultsState => useStore(store);

/**
 * Prepares the results for a tool: a refusal of the same tool stays, because the home page may have sent its request.
 * `null` is a tool that sends no renders.
 */
export function enterResults(mode: Mode | null): void {
  const { refusal } = pageResults.store.getState();
  pageResults.store.setState({
    componentType: nextComponentType({ kind: 'returned' }),
    message: '',
    refusal: refusal?.page === mode ? refusal : null,
  });
}
