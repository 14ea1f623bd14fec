/** Notifies all windows of a person about a change in the library, after it is stored. Runs in the background. */
import { libraryChannel, type LibraryChangeEvent } from '@kenna/contract';
import type { RealtimePublisher } from '../ports/realtime-publisher.port.ts';
import type { Background } from './background.ts';

/** The person who made a change, and the window that sent the request (`X-Window`) if there is one. */
export interface Actor {
  readonly userId: number;
  readonly window: string | null;
}

type Change = Pick<LibraryChangeEvent, 'change'> & Partial<Omit<LibraryChangeEvent, 'window'>>;

export type NotifyLibrary = (actor: Actor, change: Change) => void;

interface Parts {
  readonly realtime: Pick<RealtimePublisher, 'publish'>;
  readonly background: Background;
}

export const createNotifyLibrary =
  ({ realtime, background }: Parts): NotifyLibrary =>
  ({ userId, window }, change) => {
    const event = { image_ids: [], collection_ids: [], bookmarked_ids: [], ...change, window };
    background.run('notifying of a library change', () =>
      realtime.publish(libraryChannel(userId), 'UserLibraryChange', event),
    );
  };
