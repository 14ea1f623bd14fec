import { Button } from '@mantine/core';
import { Notice } from '../ui/messages/notice.tsx';

/** A page that failed to load or to draw, most often because the product was updated under an open tab. */
export function BrokenPage() {
  return (
    <Notice title="This page did not load" text="Reload the page. What you typed is kept.">
      <Button size="md" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Notice>
  );
}
