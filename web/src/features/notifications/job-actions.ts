/** What can be done with a render job; the page brings the doing. */
export interface JobActions {
  readonly retry: (id: number) => void;
  readonly remove: (id: number) => void;
}
