/** Work of others that lasts: what is asked meanwhile surely waits, on any machine. */
import { renderRoutes, type RenderRequest } from '@kenna/contract';
import { call } from './api.ts';
import { signUp } from './people.ts';

/** As large, as fine and as many as may be asked for; the studio does one at a time. */
const LONG_WORK = {
  page: 'GenerateImage',
  prompt: 'red sequin evening dress, city street at night',
  image_count: 4,
  image_width: 1536,
  image_height: 1536,
  hd_image_quality: true,
} satisfies RenderRequest;
const PEOPLE = 3;

export interface BusyStudio {
  occupy(): Promise<void>;
  /** Gives the studio back. Nothing happens to one that is free. */
  release(): Promise<void>;
}

export function busyStudio(url: string): BusyStudio {
  const asked: { token: string; id: number }[] = [];
  return {
    async occupy() {
      for (let person = 0; person < PEOPLE; person++) {
        const { token } = await signUp(url);
        asked.push({ token, id: (await call(url, renderRoutes.create, { token, body: LONG_WORK })).render_id });
      }
    },
    async release() {
      const cancels = asked.splice(0).map(({ token, id }) => call(url, renderRoutes.cancel, { token, params: { id } }));
      const ends = await Promise.allSettled(cancels);
      // The last of it waits for the rest: once all has ended, the studio was not busy all the while.
      if (ends.at(-1)?.status === 'rejected') throw new Error('The work did not last: let more people ask for it');
    },
  };
}
