import { useRef } from 'react';

/**
 * Creates idempotency keys. The same request has the same key until `answered` is called or another request is made, so
 * the server executes a request only once that is repeated because its answer was lost.
 */
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

/** Returns 128 random bits in hexadecimal. `crypto.randomUUID` is not used because it exists only on secure origins. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
