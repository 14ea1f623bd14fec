/** Tells all windows of a person what one of them did to the library, after it is written. No answer waits for it. */
import { libraryChannel, type LibraryChangeEvent } from '@kenna/contract';
import type { RealtimePublisher } from '../ports/realtime-publisher.port.ts';
import type { Background } from './background.ts';

/** Who did it: the person, and the window that asked (`X-Window`) where one did. */
export interface Actor {
  readonly userId: number;
  readonly window: string | null;
}

type Change = Pick<LibraryChangeEvent, 'change'> & Partial<Omit<LibraryChangeEvent, 'window'>>;

export type TellLibrary = (actor: Actor, change: Change) => void;

interface Parts {
  readonly realtime: Pick<RealtimePublisher, 'publish'>;
  readonly background: Background;
}

export const createTellLibrary =
  ({ realtime, background }: Parts): TellLibrary =>
  ({ userId, window }, change) => {
    const event = { image_ids: [], collection_ids: [], bookmarked_ids: [], ...change, window };
    background.run('telling of the library', () =>
      realtime.publish(libraryChannel(userId), 'UserLibraryChange', event),
    );
  };
