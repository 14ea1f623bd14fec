import type { Mode, RenderRequest } from '@kenna/contract';
import { useState } from 'react';
import { LivePreview } from '../../features/live-preview/components/live-preview.tsx';
import {
  endPreview,
  switchLivePreview,
  useLivePreview,
  withSeen,
  wordsOf,
} from '../../features/live-preview/live-preview.store.ts';
import { useUser } from '../../features/session/session.api.ts';
import { useEngines } from '../../features/workspace/engines/engines.api.ts';
import classes from './use-live.module.css';

/**
 * The live preview of Create, over the results while words or settings differ from those that were made last. It is
 * offered where the engine that would make the picture has previews.
 *
 * @param request what would be sent now; null while something is missing.
 */
export function useLive(mode: Mode, engine: string | null, request: RenderRequest | null) {
  const engines = useEngines();
  const person = useUser()?.id ?? 0;
  const isOn = useLivePreview(({ offFor }) => !offFor.includes(person));
  const made = useLivePreview((state) => state.made);
  const [hidden, setHidden] = useState<string | null>(null);
  const words = request === null ? null : wordsOf(request);
  const isLive = engine === null ? engines?.live : engines?.choice.find(({ name }) => name === engine)?.live;
  const isOffered = mode === 'GenerateImage' && isLive === true;
  const shows = isOffered && isOn && words !== null && words !== made && words !== hidden;

  return {
    /** Over the results; null while there is nothing to preview. */
    preview: shows && (
      <div className={classes.stage}>
        <LivePreview request={request!}>
          <button type="button" onClick={() => setHidden(words)}>
            Show results
          </button>
          <button type="button" onClick={() => switchLivePreview(person, false)}>
            Turn off
          </button>
        </LivePreview>
      </div>
    ),
    /** Turns it on again, where it was turned off. */
    turnOn: isOffered && !isOn && (
      <button type="button" className={classes.turnOn} onClick={() => switchLivePreview(person, true)}>
        Turn on the live preview
      </button>
    ),
    /** The request that makes the drawing whole. */
    wholeOf: (asked: RenderRequest): RenderRequest => (isOffered && isOn ? withSeen(asked) : asked),
    /** Called with the request that was made from the panel when it was sent. */
    onSent: (asked: RenderRequest) => endPreview(asked),
  };
}
