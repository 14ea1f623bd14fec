/** Actions on a render job, which the page implements. */
export interface JobActions {
  readonly retry: (id: number) => void;
  readonly remove: (id: number) => void;
}
