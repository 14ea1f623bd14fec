import { EndSentinel } from '../../../ui/messages/end-sentinel.tsx';

/** What the end of a list needs to know of it. */
export interface PickerList {
  readonly isSuccess: boolean;
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

/** Reads on when the end of what is shown comes near. */
export function PickerEnd({ list }: { list: PickerList }) {
  if (list.isSuccess && !list.hasNextPage) return null;
  return (
    <EndSentinel
      state={list.isError ? 'error' : list.isPending || list.isFetchingNextPage ? 'busy' : 'more'}
      onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
    />
  );
}
