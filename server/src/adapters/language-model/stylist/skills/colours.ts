/** Matching colours, by the colour wheel and the engine's colour names. */
import { harmonyOf, type NamedColour } from '../colour-harmony.ts';
import { colourPairings } from '../knowledge/colour-pairings.ts';
import type { Question, Reply } from '../reply.ts';

const ASKS =
  / (go|goes|going|pairs?|paired|match\w*|combin\w*|wear|works?|complement\w*|opposite|contrast\w*|palettes?|colou?rs?|shades?|hues?|tones?|accents?|hex) /;
/** Palettes for an occasion, in the engine's words. */
const PALETTES: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/ (autumn|fall|autumnal) /, 'autumn', ['rust', 'mustard', 'burgundy', 'olive', 'camel']],
  [/ (winter|wintry|christmas) /, 'winter', ['midnight blue', 'burgundy', 'forest green', 'charcoal', 'silver']],
  [/ (spring) /, 'spring', ['blush', 'mint', 'butter', 'lavender', 'sage']],
  [/ (summer|beach|resort|holiday) /, 'summer', ['coral', 'turquoise', 'lemon', 'white', 'sand']],
  [/ (wedding|bridal|bride) /, 'a wedding', ['ivory', 'champagne', 'blush', 'sage', 'dusty rose']],
  [/ (office|work|business|tailoring|suit) /, 'tailoring', ['navy', 'charcoal', 'camel', 'ivory', 'burgundy']],
  [/ (evening|gala|party|cocktail) /, 'the evening', ['black', 'emerald', 'burgundy', 'midnight blue', 'champagne']],
  [/ (earth|earthy|natural) /, 'earth tones', ['terracotta', 'ochre', 'olive', 'camel', 'umber']],
  [/ (pastel|pastels|soft) /, 'pastels', ['blush', 'mint', 'lavender', 'butter', 'baby blue']],
];

const coloursOf = ({ reader }: Question): NamedColour[] =>
  (reader.vocabulary().kinds.colour ?? []).flatMap(({ label, hex }) => (hex ? [{ label, hex }] : []));

/** The garment that the question names; otherwise a dress. */
function garmentIn({ reader, text }: Question): string {
  const { pieces, hero } = reader.read(text);
  const form = pieces[hero]?.form ?? 'dress';
  return (reader.vocabulary().kinds.form ?? []).find(({ name }) => name === form)?.label.toLowerCase() ?? 'dress';
}

const swatches = (colours: readonly NamedColour[]): string =>
  colours.map(({ label, hex }) => `${label} \`${hex}\``).join(', ');

export function colourSkill(asked: Question): Reply | null {
  if (!ASKS.test(asked.words)) return null;
  const named = asked.reader.read(asked.text).understood.find(({ kind, hex }) => kind === 'colour' && hex);
  return named?.hex ? goesWith({ label: named.label, hex: named.hex }, asked) : paletteFor(asked);
}

function goesWith(colour: NamedColour, asked: Question): Reply {
  const { isNeutral, beside, across, calm } = harmonyOf(colour, coloursOf(asked));
  const garment = garmentIn(asked);
  const all = coloursOf(asked);
  const proved = (colourPairings[colour.label] ?? []).flatMap((name) => all.find(({ label }) => label === name) ?? []);
  const lines = [
    proved.length > 0 && `- **Classic partners**: ${swatches(proved)}`,
    across.length > 0 && `- **${isNeutral ? 'To wake it up' : 'Opposite, for contrast'}**: ${swatches(across)}`,
    beside.length > 0 && `- **Beside it on the wheel, for harmony**: ${swatches(beside)}`,
    calm.length > 0 && `- **Quiet neutrals**: ${swatches(calm)}`,
  ].filter((line) => line !== false);
  const [contrast, neighbour] = [
    proved[0]?.label ?? across[0]?.label,
    proved[1]?.label ?? beside[0]?.label ?? calm[0]?.label,
  ];
  const prompts = [
    contrast && `${colour.label} ${garment} with ${contrast} belt`,
    neighbour && `${colour.label} ${garment} with ${neighbour} lining`,
  ].filter((prompt) => prompt !== undefined);
  return {
    paragraphs: [
      `With **${colour.label}** \`${colour.hex}\`${isNeutral ? ', a neutral,' : ''} these go well:`,
      lines.join('\n'),
      'Let one colour lead, give the second about a third of it, and keep the strongest contrast for the smallest part.',
    ],
    marks: [
      ...prompts.map((prompt) => ({ mark: 'create' as const, prompt, label: `Create: ${prompt}`.slice(0, 60) })),
      { mark: 'open', tool: 'CreateVariations' },
      { mark: 'ask', text: `Which fabric suits ${colour.label}?` },
    ],
  };
}

function paletteFor(asked: Question): Reply | null {
  if (!/ (colou?rs?|palettes?|shades?|tones?|wear) /.test(asked.words)) return null;
  const [, occasion, names] = PALETTES.find(([means]) => means.test(asked.words)) ?? [];
  if (!occasion || !names) return null;
  const all = coloursOf(asked);
  const colours = names.flatMap((name) => all.find(({ label }) => label === name) ?? []);
  const garment = garmentIn(asked);
  const prompt = `${names[0]} ${garment} with ${names[1]} belt, ${names[2]} background`;
  return {
    paragraphs: [
      `A palette for ${occasion}: ${swatches(colours)}.`,
      `Begin with ${names[0]} for the garment, ${names[1]} for a detail and ${names[2]} behind it.`,
    ],
    marks: [
      { mark: 'create', prompt },
      { mark: 'ask', text: `What goes with ${names[0]}?` },
    ],
  };
}
