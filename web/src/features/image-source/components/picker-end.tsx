import { ListEnd } from '../../../ui/messages/list-end.tsx';

/** State of a paged query, as TanStack Query provides it. */
export interface PickerList {
  readonly isSuccess: boolean;
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

/** Loads the next page when the end of the list is scrolled near. */
export function PickerEnd({ list }: { list: PickerList }) {
  if (list.isSuccess && !list.hasNextPage) return null;
  return (
    <ListEnd
      state={list.isError ? 'error' : list.isPending || list.isFetchingNextPage ? 'busy' : 'more'}
      onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
    />
  );
}
