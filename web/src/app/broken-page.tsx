import { Button } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useConnection } from '../lib/realtime/connection.store.ts';
import { Notice } from '../ui/messages/notice.tsx';

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Shown in place of a page that fails to load or to render, most often because the product was updated while the tab was
 * open. While the server is away nothing can be reloaded: the browser would replace the product with its own error page.
 */
export function BrokenPage() {
  const isOffline = useSyncExternalStore(onNetworkChange, () => !navigator.onLine);
  // The browser tells of its own network at once; that the server does not answer is noticed later.
  const away = useConnection((state) => state.away) || isOffline;
  const [wasAway, setWasAway] = useState(away);
  if (away && !wasAway) setWasAway(true);
  const navigate = useNavigate();
  useEffect(() => {
    // A module that failed to load is loaded again only by a new document.
    if (wasAway && !away) window.location.reload();
  }, [wasAway, away]);
  if (wasAway) {
    return (
      <Notice
        title="This page needs a connection"
        text="It opens by itself as soon as the server can be reached. Your work is safe."
      >
        <Button size="md" onClick={() => void navigate(-1)}>
          Go back
        </Button>
      </Notice>
    );
  }
  return (
    <Notice title="This page did not load" text="Reload the page. Your typed text is saved.">
      <Button size="md" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Notice>
  );
}
