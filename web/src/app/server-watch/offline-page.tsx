import { Button } from '@mantine/core';
import { Notice } from '../../ui/messages/notice.tsx';

/** Shown when the server does not answer while the page opens. The page continues by itself once it answers. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      title="The server cannot be reached"
      text="Check your network. Your work is safe, and this page opens by itself as soon as there is a connection."
    >
      <Button size="md" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
