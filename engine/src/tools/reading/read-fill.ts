/** Reads the words of an inpaint task: the new content of the mask. */
import type { InpaintTask } from '../../words/tasks/edit-task.ts';
import type { Brief, ColourMention, Piece } from '../../words/prompt/brief.ts';
import type { Hex } from '../../foundation/colour/hex.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { formLabel } from '../../words/prompt/vocabulary/form-facts.ts';
import type { SettingName } from '../../studio/settings/setting.ts';
import { formOf } from '../../studio/forms/index.ts';
import { backgroundWord, NAMES_FLOWERS, NAMES_PRINT, removes, wantedPart } from './fill-words.ts';

/** Cloth, or colour alone when neither fabric nor pattern is named. */
export interface ClothFill {
  readonly kind: 'cloth';
  readonly piece: Piece;
  readonly note: string | null;
}

interface ObjectFill {
  readonly kind: 'object';
  readonly brief: Brief;
  readonly note: string | null;
}

export interface SettingFill {
  readonly kind: 'setting';
  readonly setting: SettingName;
  readonly brief: Brief;
  readonly note: string | null;
}

interface CompletionFill {
  readonly kind: 'complete';
  readonly note: string | null;
}

export type Fill = ClothFill | ObjectFill | SettingFill | CompletionFill;

type Words = Pick<InpaintTask, 'prompt' | 'negativePrompt' | 'styles' | 'look' | 'namedColours'>;

export function readFill({ prompt, ...words }: Words): Fill {
  const wanted = wantedPart(prompt);
  if (wanted.trim() === '' || removes(wanted)) return { kind: 'complete', note: null };
  const brief = readBrief({ ...words, prompt: wanted, accentPrompt: '' });
  const hero = brief.pieces[brief.hero];
  const background = backgroundWord(wanted);
  if (hero && hero.form !== 'textile') return objectFill(brief, hero);
  if (background) return { kind: 'setting', setting: background, brief, note: null };
  if (hero) return { kind: 'cloth', piece: hero, note: flowersNote(wanted) };
  if (brief.setting && brief.setting !== 'studio') {
    return { kind: 'setting', setting: brief.setting, brief, note: null };
  }
  return colourFill(brief);
}

function objectFill(brief: Brief, hero: Piece): Fill {
  if (formOf(hero.form) !== null) return { kind: 'object', brief, note: null };
  const note = `The built-in engine cannot draw this yet: ${formLabel(hero.form)}.`;
  return { kind: 'complete', note: `${note} The picture was completed without it.` };
}

/**
 * Reads words without an object ("make it green") or with an unknown one ("a purple elephant"): the existing content
 * gets the named colours, print or cloth. Without those the picture is completed.
 */
function colourFill(brief: Brief): Fill {
  const colours = namedColours(brief);
  const pattern = brief.understood.find((chip) => chip.kind === 'pattern');
  const fabric = brief.understood.find((chip) => chip.kind === 'fabric');
  const strange = brief.unknownWords.filter((word) => !REQUEST_VERBS.has(word));
  const unread = strange.length > 0 ? `The built-in engine cannot draw this: ${strange.join(', ')}.` : null;
  if (colours.length === 0 && !pattern && !fabric) {
    return { kind: 'complete', note: `${unread ?? NOTHING_READ} The picture was completed instead.` };
  }
  const piece: Piece = {
    form: 'textile',
    cut: null,
    colours,
    attributes: {},
    details: [],
    partFabrics: [],
    fabric: (fabric?.name as Piece['fabric']) ?? null,
    pattern: pattern ? { name: pattern.name as NonNullable<Piece['pattern']>['name'], colours: [] } : null,
  };
  const shown = pattern ? 'the print' : fabric ? 'the cloth' : 'the colours';
  return { kind: 'cloth', piece, note: unread && `${unread} The masked area got ${shown} of your words.` };
}

const NOTHING_READ = 'These words name nothing that the built-in engine can draw.';
/** Verbs of a request, which are not objects to draw. */
const REQUEST_VERBS = new Set([
  'change',
  'turn',
  'recolour',
  'recolor',
  'paint',
  'dye',
  'tint',
  'fill',
  'replace',
  'cover',
]);

function namedColours({ understood, backdrop }: Brief): ColourMention[] {
  const mentions = understood.flatMap(({ kind, name, hex }) =>
    kind === 'colour' && hex ? [{ name: name as ColourMention['name'], tone: null, hex, part: 'main' as const }] : [],
  );
  return mentions.length > 0 || !backdrop ? mentions : [{ ...backdrop, part: 'main' }];
}

/** The first colour that the words assign to the covered content. */
export const mainColour = (piece: Piece): Hex | null => piece.colours[0]?.hex ?? null;

function flowersNote(words: string): string | null {
  if (!NAMES_FLOWERS.test(words) || NAMES_PRINT.test(words)) return null;
  return 'The built-in engine cannot draw single flowers yet: the masked area got a print of flowers.';
}
