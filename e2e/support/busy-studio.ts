/** Keeps the engine busy with long renders of other people, so that a render of the journey waits on any machine. */
import { renderRoutes, type RenderRequest } from '@kenna/contract';
import { call } from './api.ts';
import { signUp } from './people.ts';

/** A large, slow render. The engine runs one at a time. */
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
  /** Cancels the long renders. It does nothing when the engine is not occupied. */
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
      // The last render is the last to run, so if it has ended already, the engine was idle at some point.
      if (ends.at(-1)?.status === 'rejected') throw new Error('The long renders ended too early: increase PEOPLE');
    },
  };
}
