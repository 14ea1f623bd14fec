import { Button } from '@mantine/core';
import { notDrawableSchema } from '@kenna/contract';
import { mdiClose } from '@mdi/js';
import { useId, type ReactNode } from 'react';
import { offerLabel, type Offer } from '../../../lib/text/offer-label.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Refusal } from '../results.store.ts';
import classes from './refusal-notice.module.css';

interface RefusalNoticeProps {
  readonly refusal: Refusal;
  /** A line that explains how the words can be drawn, such as by another engine. */
  readonly hint: ReactNode;
  readonly onOffer: (offer: Offer) => void;
  readonly onDismiss: () => void;
}

/** Shown instead of pictures that the engine cannot draw: the reason, and a button for each prompt that it can draw. */
export function RefusalNotice({ refusal, hint, onOffer, onDismiss }: RefusalNoticeProps) {
  const title = useId();
  const { data } = notDrawableSchema.safeParse(refusal.data);
  const { reason, advice, offers } = data ?? { reason: refusal.text, advice: null, offers: [] };
  return (
    <section className={classes.refusal} aria-labelledby={title} ref={scrollIntoView}>
      <h2 id={title} className={classes.title}>
        {reason}
      </h2>
      <p className={classes.text}>{[advice, 'Nothing was charged, and your words stay in the prompt.'].join(' ')}</p>
      {offers.length > 0 && (
        <div className={classes.offers}>
          {offers.map((offer) => (
            <Button key={offer.kind} variant="default" size="md" title={offer.prompt} onClick={() => onOffer(offer)}>
              {offerLabel(offer)}
            </Button>
          ))}
        </div>
      )}
      <p className={classes.hint}>{hint}</p>
      <IconButton label="Dismiss" icon={mdiClose} className={classes.dismiss} onClick={onDismiss} />
    </section>
  );
}

const scrollIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
