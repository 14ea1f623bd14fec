import type { Brief, ColourMention, Piece } from '../../words/prompt/brief.ts';
import type { Hex } from '../../foundation/colour/hex.ts';
import { mentionOf } from '../../words/prompt/colour/mention-of-hex.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import type { VaryTask } from '../../words/tasks/edit-task.ts';
import { clothPiece } from './wish.ts';

interface Colourway {
  /** The understood part; null when nothing was understood. */
  readonly piece: Piece | null;
  readonly note: string | null;
}

const CODE = /#?\b([0-9a-f]{6}|[0-9a-f]{3})\b/i;

/** Reads one colourway: a colour name, a code, or a colour with a cloth or a print: "navy velvet", "#c8102e". */
export function readColourway(text: string, namedColours: VaryTask['namedColours'] = []): Colourway {
  const code = /^#/.test(text.trim()) ? CODE.exec(text) : null;
  const rest = code ? text.replace(code[0], ' ') : text;
  const brief = readBrief({
    // With this word, what is named is read as a piece of cloth.
    prompt: `${rest} fabric`,
    negativePrompt: '',
    accentPrompt: '',
    styles: [],
    namedColours,
    look: 'studio',
  });
  const hero = brief.pieces[brief.hero];
  const colours = code ? [mentionOf(hexOfCode(code[1]!))] : coloursOf(brief, hero);
  const fabric = hero?.fabric ?? null;
  const pattern = hero?.pattern ?? null;
  const unread = brief.unknownWords.join(' ');
  if (colours.length === 0 && !fabric && !pattern) return { piece: null, note: null };
  const note = unread === '' ? null : `Of this colourway "${unread}" was not understood.`;
  return { piece: clothPiece({ colours, fabric, pattern }), note };
}

const coloursOf = ({ understood }: Brief, hero: Piece | undefined): readonly ColourMention[] => {
  if (hero && hero.colours.length > 0) return hero.colours.map((colour) => ({ ...colour, part: 'main' }));
  return understood.flatMap(({ kind, hex }) => (kind === 'colour' && hex ? [mentionOf(hex)] : []));
};

function hexOfCode(digits: string): Hex {
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${full.toLowerCase()}`;
}
