import { notDrawableSchema } from '@kenna/contract';
import { offerLabel } from '../../../lib/text/offer-label.ts';

interface PreviewOffersProps {
  /** What the server answers beside the reason. */
  readonly data: unknown;
  /** Called with words that can be drawn. */
  readonly onOffer: (prompt: string) => void;
}

/** A button for each picture that can be drawn in the place of a refused preview. */
export function PreviewOffers({ data, onOffer }: PreviewOffersProps) {
  const offers = notDrawableSchema.safeParse(data).data?.offers ?? [];
  return offers.map((offer) => (
    <button key={offer.kind} type="button" title={offer.prompt} onClick={() => onOffer(offer.prompt)}>
      {offerLabel(offer)}
    </button>
  ));
}
