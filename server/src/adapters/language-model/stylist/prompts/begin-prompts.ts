/** Prompts to begin with, from what goes well together. */
import { garmentIdeas } from '../knowledge/garment-ideas.ts';
import type { SeededChoice } from '../seeded-choice.ts';

const named = (form: string): string => ({ heel: 'shoe', 'perfume-bottle': 'perfume bottle' })[form] ?? form;

/** Words that the engine draws: a colour, a cloth and a garment, each of another kind. */
export function beginPrompts(choose: SeededChoice, count: number): string[] {
  return choose
    .shuffled(garmentIdeas)
    .slice(0, count)
    .map(({ colours, fabrics, forms }) =>
      [choose.of(colours), choose.of(fabrics), named(choose.of(forms) ?? '')].join(' '),
    );
}
