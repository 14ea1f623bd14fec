/** Prompts to begin with, made of combinations that match. */
import { garmentIdeas } from '../knowledge/garment-ideas.ts';
import type { SeededChoice } from '../seeded-choice.ts';

const named = (form: string): string => ({ heel: 'shoe', 'perfume-bottle': 'perfume bottle' })[form] ?? form;

/** Combinations that the engine can draw: a colour, a fabric and a garment, each prompt with a different garment. */
export function beginPrompts(choose: SeededChoice, count: number): string[] {
  return choose
    .shuffled(garmentIdeas)
    .slice(0, count)
    .map(({ colours, fabrics, forms }) =>
      [choose.of(colours), choose.of(fabrics), named(choose.of(forms) ?? '')].join(' '),
    );
}
