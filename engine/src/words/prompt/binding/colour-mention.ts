import type { ColourMention } from '../brief.ts';
import type { SenseOf } from '../words/sense.ts';

export const mentionOf = ({ name, tone, hex }: SenseOf<'colour'>, part: ColourMention['part']): ColourMention => ({
  name,
  tone,
  hex,
  part,
});

/** Formats a colour with its tone: "deep forest green". */
export const colourLabel = ({ name, tone }: Pick<ColourMention, 'name' | 'tone'>): string =>
  tone === null ? name : `${tone} ${name}`;
