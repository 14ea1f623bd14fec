import type { Brief } from '../../words/prompt/brief.ts';
import type { ScenePart } from '../parts/scene.ts';

/** The parts without the band of a tie where the collar of a shirt is folded over it. */
export function underCollar(parts: readonly ScenePart[], { pieces }: Brief): readonly ScenePart[] {
  if (!parts.some(({ name }) => name === 'collar stand')) return parts;
  return parts.filter(({ name, piece }) => !(name === 'band' && pieces[piece]!.form === 'tie'));
}
