import { Button } from '@mantine/core';
import { Notice } from '../../ui/messages/notice.tsx';

/** The server could not answer for a collection, which may well be there. */
export function CollectionFault({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title="The collection could not be opened" text="The studio did not answer as it should. Nothing is lost.">
      <Button size="md" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
