import type { Draft } from './draft.ts';

/** Lights under which a street is not seen by day. */
const NIGHT: readonly Draft['light'][] = ['moonlight', 'neon', 'candle'];

/** A street is drawn at dusk when the words name a light of the night: "street at night". */
export function settleStreet(draft: Draft): void {
  if (draft.setting !== 'street' || !NIGHT.includes(draft.light)) return;
  draft.setting = 'street-dusk';
  for (const [at, chip] of draft.chips.entries())
    if (chip.kind === 'setting' && chip.name === 'street') draft.chips[at] = { ...chip, name: 'street-dusk' };
}
