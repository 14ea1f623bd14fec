import type { VaryTask } from '../../words/tasks/edit-task.ts';
import type { Brief, Piece } from '../../words/prompt/brief.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { withLight } from '../../words/prompt/with-light.ts';
import { formLabel } from '../../words/prompt/vocabulary/form-facts.ts';

type Words = Pick<VaryTask, 'prompt' | 'negativePrompt' | 'accentPrompt' | 'styles' | 'look' | 'namedColours'>;

/** Merges words into a brief: named values replace the existing ones; moods, details, fabrics of parts and avoided words are added. The rest stays. */
export function addWords(brief: Brief, words: Words): Brief {
  const hero = brief.pieces[brief.hero];
  const read = readBrief(words);
  // Words that name only a cut refer to the existing garment.
  const named = read.pieces.length > 0 && (read.pieces[read.hero]!.form !== 'textile' || hero?.form === 'textile');
  const said = named || !hero ? read : readBrief({ ...words, prompt: `${words.prompt} ${formLabel(hero.form)}` });
  const own = said.pieces[said.hero];
  const form = named ? own?.form : hero?.form;
  const merged = hero && own ? mergePieces(hero, own, form ?? hero.form) : (own ?? hero);
  const replaced = new Set(said.understood.map(({ kind, name }) => keyOf(kind, name)));
  return {
    ...(said.light === null ? brief : withLight(brief, said)),
    subject: merged ? 'drawable' : brief.subject,
    pieces: merged ? (hero ? brief.pieces.with(brief.hero, merged) : [merged]) : brief.pieces,
    setting: said.setting ?? (said.backdrop ? 'studio' : brief.setting),
    backdrop: said.backdrop ?? (said.setting ? null : brief.backdrop),
    plainBackground: said.backdrop || said.setting ? (said.plainBackground ?? null) : (brief.plainBackground ?? null),
    view: said.view ?? brief.view,
    staging: said.staging ?? brief.staging,
    moods: [...new Set([...brief.moods, ...said.moods])],
    look: words.look,
    understood: [
      ...brief.understood.filter(({ kind, name }) => !replaced.has(keyOf(kind, name))),
      ...said.understood.map((chip) => ({ ...chip, piece: chip.piece === null ? null : brief.hero })),
    ],
    avoided: [...brief.avoided, ...said.avoided],
    unknownWords: read.unknownWords,
  };
}

/** Attributes replace each other by name; chips of other kinds replace all of their kind. */
const keyOf = (kind: string, name: string): string => (kind === 'attribute' ? name.split('=')[0]! : kind);

/** A text or a motif at a place replaces what was there. */
function mergeArtworks({ artworks: own = [] }: Piece, { artworks: said = [] }: Piece): Pick<Piece, 'artworks'> {
  const kept = own.filter(({ place }) => !said.some((artwork) => artwork.place.part === place.part));
  return kept.length + said.length === 0 ? {} : { artworks: [...kept, ...said] };
}

function mergePieces(own: Piece, said: Piece, form: Piece['form']): Piece {
  const other = form !== own.form;
  return {
    form,
    cut: said.cut ?? (other ? null : own.cut),
    colours: said.colours.length > 0 ? said.colours : own.colours,
    fabric: said.fabric ?? own.fabric,
    pattern: said.pattern ?? own.pattern,
    attributes: { ...own.attributes, ...said.attributes },
    details: [...new Set([...own.details, ...said.details])],
    partFabrics: [...own.partFabrics, ...said.partFabrics],
    ...mergeArtworks(own, said),
  };
}
