import type { LookUp } from './find-count.ts';
import type { Hex } from '../../../foundation/colour/hex.ts';
import type { LightName } from '../vocabulary/scenes.ts';
import type { Sense, SenseOf } from './sense.ts';
import type { Word } from './split-words.ts';

/** Nouns for light and for what it casts. */
const LIGHTS = new Set(
  (
    'light,lights,lighting,glow,gel,gels,shadow,shadows,backlight,backlights,backlighting,rimlight,spotlight,spotlights,' +
    'uplight,underglow,neon,neons,haze,flare,flares,licht,lumiere,luce,luz,schatten'
  ).split(','),
);
/** Words between a colour and such a noun: "blue gel light", "pink background light". */
const LIGHT_KINDS = new Set(
  'gel,gelled,neon,rim,back,background,key,fill,side,ambient,accent,stage,club,disco,led,laser,edge,hair,spot,under,top,cast'.split(
    ',',
  ),
);
/** Words that shade a colour of light: "soft warm pink light". */
const SHADES = new Set(
  'soft,warm,cool,cold,bright,hot,gentle,moody,deep,subtle,strong,faint,and,to,hard,of'.split(','),
);

/** Words that name light of a colour. */
interface ColouredLight {
  /** Number of words. */
  readonly length: number;
  /** Null for what no lamp of a picture shows: a glow, a shadow, light on the background only. */
  readonly sense: SenseOf<'light'> | null;
}

/**
 * Reads light of a colour, which colours no thing: "blue gel light", "teal shadows", "pink and orange light". Returns
 * null for other words, and where the light describes a thing: "red light jacket".
 */
export function findColouredLight(words: readonly Word[], index: number, lookUp: LookUp): ColouredLight | null {
  const clause = words[index]?.clause;
  const isNear = (at: number): boolean => words[at]?.clause === clause && words[at] !== undefined;
  const hexes: Hex[] = [];
  let at = index;
  while (isNear(at) && !(hexes.length > 0 && isLightFrom(words, at))) {
    const { length, senses = [] } = lookUp(at);
    const colour = senses.find((it) => it.kind === 'colour');
    const isTone = senses.some(({ kind }) => kind === 'tone');
    if (colour === undefined && !isTone && (at === index || !SHADES.has(words[at]!.text))) return null;
    if (colour !== undefined) hexes.push(colour.hex);
    at += Math.max(length, 1);
  }
  if (hexes.length === 0 || !isNear(at)) return null;
  const from = at;
  while (!LIGHTS.has(words[at]!.text)) at += 1;
  while (isNear(at + 1) && LIGHTS.has(words[at + 1]!.text)) at += 1;
  const isDescribing = isNear(at + 1) && !endsRun(words[at + 1]!.text, lookUp(at + 1).senses ?? []);
  // "Blue hair gel", "blue eye shadow" are things.
  const isThing = words
    .slice(from, at + 1)
    .some((_, i) => lookUp(from + i).senses?.some(({ kind }) => kind === 'form'));
  if (isDescribing || isThing) return null;
  const name = lampOf(words.slice(from, at + 1).map(({ text }) => text));
  const sense = name === null ? null : { kind: 'light' as const, name, hexes: hexes.slice(0, MAX_COLOURS) };
  return { length: at + 1 - index, sense };
}

/** The lights of which two lamps have colours. */
const MAX_COLOURS = 2;

/** The light whose lamps have the colours; null for one that is not drawn. */
function lampOf(said: readonly string[]): LightName | null {
  if (said.some((word) => NOT_DRAWN.has(word))) return null;
  if (said.some((word) => RIMS.has(word))) return 'rim';
  return said.includes('neon') || said.includes('neons') ? 'neon' : 'gels';
}
const NOT_DRAWN = new Set(
  'glow,shadow,shadows,background,haze,flare,flares,underglow,under,hair,top,laser,spot,spotlight,spotlights,schatten'.split(
    ',',
  ),
);
const RIMS = new Set('rim,back,edge,backlight,backlights,backlighting,rimlight'.split(','));

/** Returns true where a noun for light follows, with at most two words before it that say which light. */
function isLightFrom(words: readonly Word[], from: number): boolean {
  const { clause } = words[from]!;
  for (let at = from; at < from + 3 && words[at]?.clause === clause; at += 1) {
    if (LIGHTS.has(words[at]!.text) && !isTone(words, at)) return true;
    if (!LIGHT_KINDS.has(words[at]!.text)) return false;
  }
  return false;
}

/** A "neon" that is no lamp shades a colour: "sneakers in green neon", unless they are under it. */
const isTone = (words: readonly Word[], at: number): boolean => {
  const [next, { text, clause }] = [words[at + 1], words[at]!];
  const isLamp = next?.clause === clause && NEON_LAMPS.has(next.text);
  return text === 'neon' && !isLamp && words[at - 2]?.text !== 'under';
};
const NEON_LAMPS = new Set('light,lights,lighting,glow,sign,signs,tube,tubes,lamp,lamps'.split(','));

/** Words after a light that do not make it a description of a thing. */
const AFTER = new Set(
  'from,falling,coming,behind,above,around,left,right,effect,effects,source,sources,leak,leaks,beam,beams,ray,rays,sign,signs,tube,tubes,reflection,reflections,setup,mood,atmosphere,only,side,across,through,into'.split(
    ',',
  ),
);
const endsRun = (text: string, senses: readonly Sense[]): boolean =>
  AFTER.has(text) || senses.some(({ kind }) => kind === 'link');
