import { Button } from '@mantine/core';
import { Notice } from '../ui/messages/notice.tsx';

/** Shown when a page fails to load or to render, most often because the product was updated while the tab was open. */
export function BrokenPage() {
  return (
    <Notice title="This page did not load" text="Reload the page. Your typed text is saved.">
      <Button size="md" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Notice>
  );
}
