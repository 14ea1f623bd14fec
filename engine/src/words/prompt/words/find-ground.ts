import type { SettingName } from '../vocabulary/scenes.ts';
import type { LookUp } from './find-count.ts';
import type { Sense } from './sense.ts';
import { senseIn } from './sense.ts';
import type { Word } from './split-words.ts';

interface FoundGround {
  /** Index of the word after the last one that describes the background. */
  readonly until: number;
  /** Colours of the background with their tones, as terms of their own, and the number of words of each. */
  readonly colours: readonly { readonly from: number; readonly length: number; readonly senses: readonly Sense[] }[];
  /** Words among them that the picture does not show: "glossy" of "a glossy black surface". */
  readonly lost: readonly Word[];
  /** The place that the noun names; null for a plain ground in the colour. */
  readonly setting: SettingName | null;
}

const LINKS = new Set('on,upon,onto,over,against,atop,auf,sur,su,sobre,sopra,across'.split(','));
const ARTICLES = new Set(
  'a,an,the,einer,einem,eine,einen,der,dem,une,un,una,uno,la,le,el,il,piece,sheet,slab,of'.split(','),
);

/** Words for the finish of a ground. */
const FINISH =
  /^(?:gloss|glossy|shiny|polished|reflective|reflecting|mirrored|mirror|lacquered|matte?|smooth|wet|damp|rough|raw|textured|plain|flat|clean|solid|highly|gl[aä]nzende[mnrs]?|hochgl[aä]nzende[mnrs]?|spiegelnde[mnrs]?|matte[mnrs]|brillante|reflejante|lucid[oa]|riflettente|brillant|reflechissante?)$/;

const WET = new Set(['wet', 'damp']);

/** Finishes that every plain ground has. */
const USUAL = /^(?:plain|flat|clean|solid|smooth|matte?|matte[mnrs])$/;

/** Nouns of plain grounds, and of materials of which only the colour is drawn. */
const GROUNDS = new Set(
  'surface,floor,ground,boden,untergrund,oberflache,flache,sol,surfaces,superficie,pavimento,suelo,superficies'.split(
    ',',
  ),
);
const SHEETS = new Set(
  'acrylic,perspex,plexiglass,plexiglas,plexi,lacquer,acryl,mirror,formica,epoxy,resin'.split(','),
);
const ROCKS = new Set('stone,rock,slate,granite,basalt,stein,pierre,pietra,piedra'.split(','));
export const namesRock = (word: string): boolean => ROCKS.has(word);
/** Nouns after a material: "an acrylic sheet". */
const FORMS = new Set('sheet,slab,plate,panel,board,surface,floor,base,block,table,tabletop,top,tile,tiles'.split(','));

/**
 * Reads a ground with a colour: "on a glossy black surface", "black reflective floor", "on polished black stone".
 * Without "on" it is a ground only where it is all that its clause says.
 */
export function findGround(words: readonly Word[], index: number, lookUp: LookUp): FoundGround | null {
  const { clause } = words[index]!;
  const isIn = (at: number): boolean => words[at]?.clause === clause;
  let before = index - 1;
  while (isIn(before) && ARTICLES.has(words[before]!.text)) before -= 1;
  const isPlaced = isIn(before) && LINKS.has(words[before]!.text);
  const isClause = index > 0 && !isIn(index - 1);
  if (!isPlaced && !isClause) return null;
  const colours: { from: number; length: number; senses: readonly Sense[] }[] = [];
  const lost: Word[] = [];
  for (let at = index; isIn(at) && at < index + MAX_WORDS;) {
    const word = words[at]!;
    const ground = groundAt(words, at);
    if (ground !== null && colours.length > 0) {
      const until = at + ground.length;
      const follows = isIn(until) ? (senseIn(lookUp(until).senses, 'link') ?? null) : undefined;
      // "A black floor lamp", "on a red surface pattern".
      if (follows === null || (!isPlaced && !GROUNDS.has(word.text))) return null;
      // "Over a black stone" is over a thing.
      if (
        ground.setting === 'rock' &&
        ground.length === 1 &&
        isIn(before + 1) &&
        /^(?:an?|one)$/.test(words[before + 1]!.text)
      )
        return null;
      const dull = ground.isSheet ? words.slice(at, until) : [];
      const isWet = ground.setting === 'rock' && lost.some(({ text }) => WET.has(text));
      if (isWet) return { until, colours, lost: lost.filter(({ text }) => !WET.has(text)), setting: 'wet-stone' };
      return { until, colours, lost: [...lost, ...dull], setting: ground.setting };
    }
    if (FINISH.test(word.text)) {
      if (!USUAL.test(word.text)) lost.push(word);
      at += 1;
      continue;
    }
    const { length, senses = [] } = lookUp(at);
    if (length === 0 || (senses[0]?.kind !== 'colour' && senses[0]?.kind !== 'tone')) return null;
    colours.push({ from: at, length, senses });
    at += length;
  }
  return null;
}

/** Largest number of words of a ground with its adjectives. */
const MAX_WORDS = 7;

function groundAt(words: readonly Word[], at: number) {
  const { text, clause } = words[at]!;
  const next = words[at + 1];
  const length = next?.clause === clause && FORMS.has(next.text) ? 2 : 1;
  if (GROUNDS.has(text)) return { length: 1, setting: null, isSheet: false };
  if (SHEETS.has(text)) return { length, setting: null, isSheet: true };
  if (ROCKS.has(text)) return { length, setting: 'rock' as const, isSheet: false };
  return null;
}
