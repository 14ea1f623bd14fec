import { Button } from '@mantine/core';
import { Notice } from '../../ui/messages/notice.tsx';

/** Shown when the server fails to load a collection, which may well exist. */
export function CollectionFault({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title="The collection could not be opened" text="The server could not load it. Nothing is lost.">
      <Button size="md" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
