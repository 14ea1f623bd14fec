/** What a cloth is, how two differ, and which ones have what a person asks for. */
import { fabricNotes, traitWords, type FabricNote, type FabricTrait } from '../knowledge/fabric-notes.ts';
import type { Asked, Reply } from '../reply.ts';

const ASKS =
  / (what|whats|which|tell|explain|describe|about|difference|differ|compare|vs|versus|or|better|between|suits?|good|best|recommend\w*|why|is|are|does|do|how|should|use|choose|need|looking) /;
const MOST = 5;
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

function namedIn(words: string): FabricNote[] {
  const names = words
    .trim()
    .split(' ')
    .map((word) => OTHER_NAMES[word] ?? word);
  return [...new Set(names)].flatMap((name) => fabricNotes.find((note) => note.name === name) ?? []);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const firstSuited = ({ suits }: FabricNote): string => suits.split(/,| and /)[0]!.trim();

const about = ({ is, behaves, suits, mind }: FabricNote): string => `${is} ${behaves} It suits ${suits}. ${mind}`;

/** Dark and strong colours want depth or lustre, pale ones want air. */
const FOR_DEEP = ['velvet', 'satin', 'silk', 'taffeta', 'wool'];
const FOR_PALE = ['chiffon', 'linen', 'organza', 'cotton', 'silk'];

export function fabricSkill(asked: Asked): Reply | null {
  const { words } = asked;
  const named = namedIn(words);
  const [note] = named;
  const asksForCloth = ASKS_FOR_CLOTH.test(words);
  if (asksForCloth && note && / (like|similar|instead|alternatives?) /.test(words)) return likes(note);
  if (named.length >= 2 && / (difference|differ|compare|vs|versus|or|better|between) /.test(words))
    return compare(named);
  const traits = traitsIn(words);
  if (asksForCloth && !note && traits.length > 0) return choose(traits);
  if (asksForCloth && !note) return forColour(asked);
  if (
    !note ||
    !(ASKS.test(words) || asked.text.trim().endsWith('?')) ||
    asked.reader.read(asked.text).pieces.some(({ form }) => form !== 'textile')
  )
    return null;
  return {
    paragraphs: [about(note).replace(/^(A )?(\S+)/, '$1**$2**')],
    marks: [
      { mark: 'create', prompt: note.prompt, label: `Create in ${note.name}` },
      { mark: 'ask', text: `Which fabrics are like ${note.name}?` },
      { mark: 'ask', text: 'Which fabrics are crisp?' },
    ],
  };
}

const notesOf = (names: readonly string[]): FabricNote[] =>
  names.flatMap((name) => fabricNotes.find((note) => note.name === name) ?? []);

function forColour({ reader, text }: Asked): Reply | null {
  const colour = reader.read(text).understood.find(({ kind, hex }) => kind === 'colour' && hex);
  if (!colour?.hex) return null;
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.hex!.slice(at, at + 2), 16));
  const isPale = (Math.max(...channels) + Math.min(...channels)) / 2 > 165;
  const why = isPale
    ? 'is pale: cloth that lets air and light through keeps it fresh'
    : 'is deep: pile and lustre bring it out';
  return offer(`${capital(colour.label)} ${why}.`, notesOf(isPale ? FOR_PALE : FOR_DEEP), colour.label);
}

/** What shares most of its traits. */
function likes(note: FabricNote): Reply {
  const shared = (other: FabricNote) => other.traits.filter((trait) => note.traits.includes(trait)).length;
  const others = fabricNotes.filter((other) => other !== note && shared(other) > 0);
  const nearest = others.toSorted((one, other) => shared(other) - shared(one)).slice(0, MOST);
  return offer(`Nearest to ${note.name} (${note.traits.join(', ')}):`, nearest);
}

function offer(beginning: string, notes: readonly FabricNote[], colour?: string): Reply {
  const promptOf = ({ name, prompt }: FabricNote) =>
    colour === undefined ? prompt : `${colour} ${name} dress, soft light`;
  return {
    paragraphs: [beginning, notes.map((note) => `- **${capital(note.name)}**: ${note.behaves}`).join('\n')],
    marks: [
      ...notes
        .slice(0, 2)
        .map((note) => ({ mark: 'create' as const, prompt: promptOf(note), label: `Create in ${note.name}` })),
      ...notes.slice(0, 1).map(({ name }) => ({ mark: 'ask' as const, text: `Tell me about ${name}` })),
    ],
  };
}

function compare(notes: readonly FabricNote[]): Reply {
  const two = notes.slice(0, 3);
  return {
    paragraphs: [
      two.map((note) => `- ${note.is.replace(/^(A )?(\S+)/, '$1**$2**')} ${note.behaves}`).join('\n'),
      `Choose ${two.map((note) => `${note.name} for ${firstSuited(note)}`).join(', ')}.`,
    ],
    marks: two.map((note) => ({
      mark: 'create' as const,
      prompt: note.prompt,
      label: `Create in ${note.name}`,
    })),
  };
}

function traitsIn(words: string): FabricTrait[] {
  const entries = Object.entries(traitWords) as [FabricTrait, string][];
  return entries.flatMap(([trait, said]) => (new RegExp(` (${said}) `).test(words) ? [trait] : []));
}

function choose(traits: readonly FabricTrait[]): Reply {
  const hits = ({ traits: own }: FabricNote) => traits.filter((trait) => own.includes(trait)).length;
  const most = Math.max(...fabricNotes.map(hits));
  const fitting = fabricNotes.filter((note) => hits(note) === most);
  const { paragraphs, marks } = offer(
    `For something ${traits.slice(0, 3).join(' and ')} I would look at these:`,
    fitting.slice(0, MOST),
  );
  const more = fitting.slice(MOST, 2 * MOST).map(({ name }) => name);
  return { paragraphs: more.length > 0 ? [...paragraphs, `Also ${more.join(', ')}.`] : paragraphs, marks };
}
