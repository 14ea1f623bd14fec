/** What a cloth is, how two differ, and which ones have what a person asks for. */
import { fabricNotes, traitWords, type FabricNote, type FabricTrait } from '../knowledge/fabric-notes.ts';
import type { Asked, Reply } from '../reply.ts';

const ASKS =
  / (what|whats|which|tell|explain|describe|about|difference|differ|compare|vs|versus|or|better|between|suits?|good|best|recommend\w*|why|is|are|does|do|how|should|use|choose|need|looking) /;
const ASKS_FOR_CLOTH = / (fabrics?|materials?|cloths?|textiles?) /;

/** Words that name a cloth beside its own, as the engine reads them. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  cashmere: 'wool',
  merino: 'wool',
  mohair: 'wool',
  flannel: 'wool',
  boucle: 'tweed',
  georgette: 'chiffon',
  crepe: 'jersey',
  poplin: 'cotton',
  twill: 'cotton',
  voile: 'cotton',
  charmeuse: 'satin',
  duchesse: 'satin',
  raffia: 'straw',
  velour: 'velvet',
  pvc: 'vinyl',
  latex: 'vinyl',
  sequins: 'sequin',
  jeans: 'denim',
  knits: 'knit',
  knitted: 'knit',
  nubuck: 'suede',
  guipure: 'lace',
  viscose: 'jersey',
  raw: '',
  teddy: 'shearling',
  sherpa: 'shearling',
  flax: 'linen',
  faille: 'taffeta',
  brocade: 'taffeta',
};

function namedIn({ words }: Asked): FabricNote[] {
  const names = words
    .trim()
    .split(' ')
    .map((word) => OTHER_NAMES[word] ?? word);
  return [...new Set(names)].flatMap((name) => fabricNotes.find((note) => note.name === name) ?? []);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const firstSuited = ({ suits }: FabricNote): string => suits.split(/,| and /)[0]!.trim();

function promptFor({ name, suits }: FabricNote, { reader, choose }: Asked): string {
  const forms = suits.split(/, | and /).filter((form) => reader.read(form).pieces.length > 0);
  const form = (choose.of(forms) ?? 'dress').replace(/^.* (?=coats$|gowns$)/, '');
  return `${name} ${form.replace(/(?<=dress)es$|(?<!s)s$/, '')}, soft light`;
}

const about = ({ is, behaves, suits, mind }: FabricNote): string => `${is} ${behaves} It suits ${suits}. ${mind}`;

export function fabricSkill(asked: Asked): Reply | null {
  const named = namedIn(asked);
  if (named.length >= 2 && / (difference|differ|compare|vs|versus|or|better|between) /.test(asked.words))
    return compare(named, asked);
  const traits = traitsIn(asked);
  if (ASKS_FOR_CLOTH.test(asked.words) && traits.length > 0 && named.length === 0) return choose(traits, asked);
  const [note] = named;
  if (!note || !ASKS.test(asked.words) || asked.reader.read(asked.text).pieces.length > 0) return null;
  return {
    paragraphs: [`**${capital(note.name)}**. ${about(note)}`],
    marks: [
      { mark: 'create', prompt: promptFor(note, asked), label: `Create in ${note.name}` },
      { mark: 'ask', text: `What goes well with ${note.name}?` },
      { mark: 'ask', text: `Which fabrics are like ${note.name}?` },
    ].filter(({ mark }, index) => mark === 'create' || index === 2) as Reply['marks'],
  };
}

function compare(notes: readonly FabricNote[], asked: Asked): Reply {
  const two = notes.slice(0, 3);
  return {
    paragraphs: [
      two.map((note) => `- **${capital(note.name)}**: ${note.is} ${note.behaves}`).join('\n'),
      `Choose ${two.map((note) => `${note.name} for ${firstSuited(note)}`).join(', ')}.`,
    ],
    marks: two.map((note) => ({
      mark: 'create' as const,
      prompt: promptFor(note, asked),
      label: `Create in ${note.name}`,
    })),
  };
}

function traitsIn({ words }: Asked): FabricTrait[] {
  const likes = / like (\w+) $/.exec(words)?.[1];
  const like = fabricNotes.find(({ name }) => name === likes);
  if (like) return like.traits.slice(0, 2);
  const entries = Object.entries(traitWords) as [FabricTrait, string][];
  return entries.flatMap(([trait, said]) => (new RegExp(` (${said}) `).test(words) ? [trait] : []));
}

const MOST = 5;

function choose(traits: readonly FabricTrait[], asked: Asked): Reply {
  const scored = fabricNotes.map((note) => ({
    note,
    hits: traits.filter((trait) => note.traits.includes(trait)).length,
  }));
  const most = Math.max(...scored.map(({ hits }) => hits));
  const fitting = scored.filter(({ hits }) => hits === most).map(({ note }) => note);
  const chosen = fitting.slice(0, MOST);
  const [best] = chosen;
  return {
    paragraphs: [
      `For something ${traits.slice(0, 3).join(' and ')} I would look at these:`,
      chosen.map((note) => `- **${capital(note.name)}**: ${note.behaves}`).join('\n'),
      ...(fitting.length > chosen.length
        ? [
            `Also ${fitting
              .slice(MOST, MOST + 5)
              .map(({ name }) => name)
              .join(', ')}.`,
          ]
        : []),
    ],
    marks: [
      ...chosen
        .slice(0, 2)
        .map((note) => ({ mark: 'create' as const, prompt: promptFor(note, asked), label: `Create in ${note.name}` })),
      ...(best ? [{ mark: 'ask' as const, text: `Tell me about ${best.name}` }] : []),
    ],
  };
}
