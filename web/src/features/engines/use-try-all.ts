import type { EngineState, EngineTrial } from '@kenna/contract';
import { useEffect, useRef, useState } from 'react';
import { tryEngine } from './engines.api.ts';
import { trialsOf, type Trial } from './engine-words.ts';

interface TriedOne {
  readonly trial: Trial;
  readonly made: EngineTrial;
}

/** Makes one test picture for each family and operation of an engine, one after the other, until it is stopped. */
export function useTryAll(engine: EngineState) {
  const [tried, setTried] = useState<readonly TriedOne[]>([]);
  const [current, setCurrent] = useState<Trial | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function begin(): Promise<void> {
    const stop = new AbortController();
    running.current = stop;
    setTried([]);
    try {
      for (const trial of trialsOf(engine)) {
        setCurrent(trial);
        const { operation, file } = trial;
        const made = await tryEngine({ name: engine.name, operation, file }, stop.signal);
        if (stop.signal.aborted) return;
        setTried((before) => [...before, { trial, made }]);
      }
    } catch {
      // A refusal was shown to the person; stopping needs no words.
    } finally {
      if (running.current === stop) setCurrent(null);
    }
  }

  return { tried, current, begin, stop: () => running.current?.abort() };
}
