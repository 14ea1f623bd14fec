import type { ColourMention } from '../brief.ts';
import type { SenseOf } from '../words/sense.ts';

export const mentionOf = ({ name, tone, hex }: SenseOf<'colour'>, part: ColourMention['part']): ColourMention => ({
  name,
  tone,
  hex,
  part,
});

/** Formats a colour with its tone: "deep forest green". A person's own name for it comes first. */
export const colourLabel = ({
  name,
  tone,
  label = name,
}: Pick<SenseOf<'colour'>, 'name' | 'tone' | 'label'>): string => (tone === null ? label : `${tone} ${label}`);
