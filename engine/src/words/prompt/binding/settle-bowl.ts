import { cutRows } from '../vocabulary/cuts.ts';
import type { Draft } from './draft.ts';

/** "A bowl full of lemons": a bowl for fruit is larger than one for soup. */
export function settleBowl({ pieces, props }: Draft): void {
  const [bowl] = pieces;
  if (bowl?.form !== 'bowl' || bowl.cut !== null || !props.some(({ place }) => place === 'inside')) return;
  bowl.cut = cutRows.find(({ name }) => name === 'serving-bowl') ?? null;
}
