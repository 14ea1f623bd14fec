import { Button } from '@mantine/core';
import { Notice } from '../ui/messages/notice.tsx';

/** The server gave no answer at all. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title="The studio is out of reach" text="There is no answer from the server. Your work is safe there.">
      <Button size="md" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
