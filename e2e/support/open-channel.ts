/** Waits for the realtime connection of a page in a browser. */
import type { Page } from '@playwright/test';

/** Resolves when the page receives the events of a channel. Called before the page opens. */
export const opensChannel = (page: Page, channel: string): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const text = String(payload);
        if (text.includes('subscription_succeeded') && text.includes(channel)) resolve();
      }),
    );
  });
