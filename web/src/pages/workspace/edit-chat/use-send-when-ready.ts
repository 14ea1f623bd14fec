import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Sends a message at once, or as soon as its pictures are there.
 *
 * @param isPending whether a picture of the message is still being added.
 * @param send called without a pending picture. It decides itself whether the message can be sent by then.
 */
export function useSendWhenReady(isPending: boolean, send: () => void) {
  const [waits, setWaits] = useState(false);
  const sendWaiting = useEffectEvent(() => {
    setWaits(false);
    send();
  });
  useEffect(() => {
    if (!waits || isPending) return;
    const timer = setTimeout(sendWaiting);
    return () => clearTimeout(timer);
  }, [waits, isPending]);
  return {
    /** Whether a message is sent once its pictures are there. */
    waits,
    send: () => (isPending ? setWaits(true) : send()),
    hold: () => setWaits(false),
  };
}
