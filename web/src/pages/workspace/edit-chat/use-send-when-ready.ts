import { useEffect, useEffectEvent, useState } from 'react';

/** A picture of a message. */
interface MessagePicture {
  /** Whether it is being uploaded or looked up. */
  readonly isAdding: boolean;
  /** Address of the picture that the draft names; null for none. */
  readonly chosen: string | null;
  /** Id of the picture that a message would go with; null for none. */
  readonly imageId: number | null;
}

interface WaitingMessage {
  readonly text: string;
  /** By index of the pictures: what there was when the message began to wait for it; null where it does not. */
  readonly before: readonly (MessagePicture | null)[];
}

interface SendWhenReady {
  readonly text: string;
  /** Always as many, in the same order. */
  readonly pictures: readonly MessagePicture[];
  /** Called without a pending picture. It decides itself whether the message can be sent by then. */
  readonly send: () => void;
}

/** A chosen picture reaches the page a moment after the draft. */
const isOnItsWay = ({ isAdding, chosen, imageId }: MessagePicture, before: MessagePicture | null): boolean =>
  isAdding || (before !== null && imageId !== null && imageId === before.imageId && chosen !== before.chosen);

const hasCome = ({ imageId }: MessagePicture, before: MessagePicture | null): boolean =>
  before === null || (imageId !== null && imageId !== before.imageId);

/**
 * Sends a message at once, or as soon as its pictures are there. A message of which a picture does not come is held
 * back, because it would be about another picture or none; so is one whose text has changed since it was sent off.
 */
export function useSendWhenReady({ text, pictures, send }: SendWhenReady) {
  const [waiting, setWaiting] = useState<WaitingMessage | null>(null);
  const [missed, setMissed] = useState<string | null>(null);
  const before = pictures.map((picture, index) => waiting?.before[index] ?? (picture.isAdding ? picture : null));
  if (waiting !== null && waiting.text !== text) setWaiting(null);
  else if (waiting !== null && before.some((was, index) => was !== waiting.before[index])) setWaiting({ text, before });
  const waits = waiting !== null;
  const isPending = pictures.some((picture, index) => isOnItsWay(picture, waits ? before[index]! : null));
  const sendWaiting = useEffectEvent(() => {
    setWaiting(null);
    if (pictures.every((picture, index) => hasCome(picture, before[index]!))) send();
    else setMissed(text);
  });
  useEffect(() => {
    if (!waits || isPending) return;
    const timer = setTimeout(sendWaiting);
    return () => clearTimeout(timer);
  }, [waits, isPending]);
  return {
    /** Whether a message is sent once its pictures are there. */
    waits,
    /** Whether the message was held back because a picture did not come. */
    isMissed: missed === text && !waits && !isPending,
    send: () => {
      setMissed(null);
      if (isPending && text.trim() !== '') setWaiting({ text, before });
      else send();
    },
    hold: () => setWaiting(null),
  };
}
