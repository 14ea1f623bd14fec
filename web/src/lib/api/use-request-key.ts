import { useRef } from 'react';

/** The key of a request: the same for the same request until it was answered, so that a repeated one is done once. */
export function useRequestKey() {
  const unanswered = useRef<{ readonly about: string; readonly key: string } | null>(null);
  return {
    keyOf: (request: unknown): string => {
      const about = JSON.stringify(request);
      if (unanswered.current?.about !== about) unanswered.current = { about, key: newKey() };
      return unanswered.current.key;
    },
    answered: (): void => {
      unanswered.current = null;
    },
  };
}

/** 128 random bits; `randomUUID` exists only on secure origins. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
