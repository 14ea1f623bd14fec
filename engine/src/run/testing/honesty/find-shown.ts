import type { Hex } from '../../../foundation/colour/hex.ts';
import type { Brief, ColourMention, PartFabric, Piece } from '../../../words/prompt/brief.ts';
import { readBrief } from '../../../words/prompt/read-brief.ts';
import { isGarmentZone } from '../../../words/prompt/vocabulary/body-zone.ts';
import { drawnParts } from '../../../words/prompt/vocabulary/drawn-words.ts';
import { acceptsAttribute, zoneOf } from '../../../words/prompt/vocabulary/form-facts.ts';
import type { ShownRow } from '../../../words/prompt/vocabulary/shown-words.ts';
import { partRows, type PartName } from '../../../words/prompt/vocabulary/parts.ts';
import { builtParts, COARSE, digestScene } from './scene-digest.ts';

/** A colour and a cloth that no part has by itself. */
const HEXES: readonly Hex[] = ['#c400ff', '#1fb000', '#ffd000'];
const CLOTH = 'sequin';

/** Words with which a thing has a part that it lacks otherwise. */
const HELPING: { readonly [Part in PartName]?: readonly string[] } = {
  cuffs: ['long sleeves'],
  buttons: ['button front', 'double breasted'],
  zip: ['zip front'],
  laces: ['lace up'],
  hardware: ['belted', 'buckled'],
  straps: ['chain strap', 'shoulder strap'],
};

const read = (prompt: string): Brief =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });

/** Builds the thing that the words name with and without each word of its row, and compares the scenes. */
export function findShown(words: string): Omit<ShownRow, 'things'> {
  const brief = read(words);
  const heroOf = ({ pieces, hero }: Brief): Piece => pieces[hero]!;
  const withHero = (piece: Piece): Brief => ({ ...brief, pieces: brief.pieces.with(brief.hero, piece) });
  const plain = heroOf(brief);
  const known = new Map<Piece, string>();
  const digestOf = (piece: Piece): string => {
    const digest = known.get(piece) ?? digestScene(withHero(piece), COARSE).digest;
    known.set(piece, digest);
    return digest;
  };
  const coloured = (piece: Piece, parts: readonly PartName[]): Piece => ({
    ...piece,
    colours: [...piece.colours, ...parts.map(colourOf)],
    drawsTrims: true,
  });
  const clothed = (piece: Piece, parts: readonly PartName[]): Piece => ({
    ...piece,
    partFabrics: parts.map((part): PartFabric => ({ part, fabric: CLOTH })),
  });
  const names = partRows.map(({ name }) => name);
  const shownBy = (change: typeof coloured): readonly PartName[] => {
    const isShownOn = (on: Piece, parts: readonly PartName[]): boolean => digestOf(change(on, parts)) !== digestOf(on);
    const built = new Set(builtParts(withHero(plain)));
    const shown = [
      ...names.filter((name) => built.has(name) && isShownOn(plain, [name])),
      ...changedBy(
        names.filter((name) => !built.has(name)),
        (parts) => isShownOn(plain, parts),
      ),
    ];
    const withWords = partRows.filter(({ name, attribute }) => {
      if (shown.includes(name)) return false;
      const prompts = [...(attribute === null ? [] : [`${words} with ${name}`]), ...(HELPING[name] ?? []).map((help) => `${words}, ${help}`)]; // prettier-ignore
      return prompts.some((prompt) => {
        const { attributes } = heroOf(read(prompt)) ?? plain;
        const isOther = JSON.stringify(attributes) !== JSON.stringify(plain.attributes);
        return isOther && isShownOn({ ...plain, attributes }, [name]);
      });
    });
    return [...shown, ...withWords.map(({ name }) => name)].toSorted();
  };
  const inColours = (count: number): string =>
    digestOf({ ...plain, colours: HEXES.slice(0, count).map((hex) => ({ ...colourOf('main'), hex })) });
  const withSurface = (surface: 'glossy' | 'matte'): string =>
    digestOf({ ...plain, attributes: { ...plain.attributes, surface } });
  const isPlain = (digest: string): boolean => digest === digestOf(plain);
  const onPlinth = digestScene({ ...brief, staging: 'plinth' }, COARSE).digest;
  return {
    colours: shownBy(coloured)
      .filter((part) => drawnParts[part] === undefined)
      .join(),
    cloths: shownBy(clothed).join(),
    mainColours: inColours(2) === inColours(1) ? 1 : inColours(3) === inColours(2) ? 2 : 3,
    hasSurface:
      acceptsAttribute(plain.form, 'surface') && !isPlain(withSurface('glossy')) && !isPlain(withSurface('matte')),
    standsOnPlinth: isGarmentZone(zoneOf(plain.form)) || !isPlain(onPlinth),
  };
}

const colourOf = (part: ColourMention['part']): ColourMention => ({ name: 'purple', tone: null, hex: HEXES[0]!, part });

/** The parts that have an effect: halves of the list are tried at once. */
function changedBy(
  parts: readonly PartName[],
  hasEffect: (parts: readonly PartName[]) => boolean,
): readonly PartName[] {
  if (parts.length === 0 || !hasEffect(parts)) return [];
  if (parts.length === 1) return parts;
  const middle = parts.length >> 1;
  return [parts.slice(0, middle), parts.slice(middle)].flatMap((half) => changedBy(half, hasEffect));
}
