import type { VaryTask, GarmentCategory } from '../../words/tasks/edit-task.ts';
import { readFill } from '../reading/read-fill.ts';
import type { Brief, Piece } from '../../words/prompt/brief.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { formLabel, zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import { clothPiece, type Wish } from './wish.ts';

const CATEGORIES: Readonly<Record<string, GarmentCategory>> = { whole: 'dress', upper: 'upper', lower: 'lower' };
const UNREAD =
  'These words name no colour, cloth, print, place or light that the built-in engine can give to a photograph: these variations were chosen without them.';

/** Reads the words of a task for a photograph; null where they name nothing that can be shown. */
export function readWords(task: VaryTask): Wish | null {
  const brief = readBrief(task);
  const piece = pieceOf(task, brief);
  const place = placeWords(brief);
  if (!piece && place === '' && !brief.light) return null;
  const hero = brief.pieces[brief.hero];
  return {
    piece,
    place,
    contrast: 1,
    category: hero ? (CATEGORIES[zoneOf(hero.form)] ?? null) : null,
    garment: hero && hero.form !== 'textile' ? formLabel(hero.form) : null,
    light: place === '' ? brief.light : null,
    note: cutNote(brief),
  };
}

export const unreadNote = (task: VaryTask): string | null => (task.prompt.trim() === '' ? null : UNREAD);

function pieceOf(task: VaryTask, brief: Brief): Piece | null {
  const hero = brief.pieces[brief.hero];
  if (hero) {
    const named = hero.fabric !== null || hero.pattern !== null || hero.colours.length > 0;
    if (!named) return null;
    return clothPiece({
      fabric: hero.fabric,
      pattern: hero.pattern,
      colours: hero.colours.map((own) => ({ ...own, part: 'main' })),
    });
  }
  // A colour that refers only to the background leaves the garment unchanged.
  const loose = brief.understood.some(({ kind }) => kind === 'colour' || kind === 'fabric' || kind === 'pattern');
  if (!loose) return null;
  const fill = readFill(task);
  return fill.kind === 'cloth' ? fill.piece : null;
}

/** The setting, its background and its light, as words that are read back as such. */
function placeWords({ setting, backdrop, light, understood }: Brief): string {
  if (!setting && !backdrop) return '';
  const kinds = new Set(['setting', 'backdrop', 'light']);
  const labels = understood.filter(({ kind }) => kinds.has(kind)).map(({ label }) => label);
  return labels.length > 0 ? labels.join(', ') : [setting, light].filter(Boolean).join(', ');
}

function cutNote({ understood }: Brief): string | null {
  const cut = understood.find(
    ({ kind }) => kind === 'attribute' || kind === 'part' || kind === 'detail' || kind === 'artwork',
  );
  if (!cut) return null;
  return `A photograph keeps its cut: "${cut.label}" can be given to pictures that were drawn here.`;
}
