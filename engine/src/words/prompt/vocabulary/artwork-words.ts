/** Words for what is printed, sewn or pressed on things: typefaces, techniques and places, a row each. */

export const typefaceRows = [
  { name: 'sans', says: 'sans, sans serif, bold, block, heavy, modern, grotesque' },
  { name: 'serif', says: 'serif, elegant, classic, editorial, didone' },
  { name: 'script', says: 'script, cursive, brush script, retro script, swash' },
  { name: 'handwriting', says: 'handwritten, handwriting, hand written, marker, hand lettered, hand lettering' },
  { name: 'varsity', says: 'varsity, college, collegiate, athletic, university' },
  { name: 'condensed', says: 'condensed, narrow, tall, poster' },
  { name: 'slab', says: 'slab, slab serif, western, egyptian' },
  { name: 'typewriter', says: 'typewriter, monospace, monospaced, mono, code' },
  { name: 'blackletter', says: 'blackletter, gothic, old english, fraktur, metal band' },
  { name: 'stencil', says: 'stencil, stencilled, army, military' },
] as const;

export type TypefaceName = (typeof typefaceRows)[number]['name'];

export const techniqueRows = [
  {
    name: 'print',
    says: 'print, printed, prints, screen print, screen printed, screenprint, screenprinted, bedruckt, imprime, stampato, stampata, impreso',
  },
  { name: 'flock', says: 'flock, flocked, flock print, velvet print' },
  { name: 'foil', says: 'foil, foiled, foil print, metallic print, foil printed' },
  {
    name: 'embroidery',
    says: 'embroidery, embroidered, embroideries, stitched, chain stitched, bestickt, gestickt, brode, brodee, ricamato, ricamata, bordado',
  },
  { name: 'patch', says: 'patch, patches, badge, sewn on patch, iron on patch, applique, appliqued' },
  {
    name: 'deboss',
    says: 'deboss, debossed, embossed, emboss, stamped, engraved, pressed, blind stamped, etched, carved',
  },
] as const;

export type TechniqueName = (typeof techniqueRows)[number]['name'];

const artPlaceRows = [
  { name: 'left chest', says: 'left chest, left breast, upper left chest, left side of the chest, left front' },
  { name: 'right chest', says: 'right chest, right breast, upper right chest, right front' },
  {
    name: 'chest',
    says: 'chest, breast, bust, upper front, centre chest, center chest, bodice, brust, poitrine, petto, pecho',
  },
  {
    name: 'back',
    says: 'back, rear, back side, centre back, center back, upper back, full back, back panel, rucken, dos, schiena, retro, espalda',
  },
  { name: 'left sleeve', says: 'left sleeve, left arm' },
  { name: 'right sleeve', says: 'right sleeve, right arm' },
  { name: 'sleeve', says: 'sleeve, sleeves, arm, one sleeve, both sleeves, armel, manche, manica, manga' },
  { name: 'hem', says: 'hem, hemline, lower edge, bottom' },
  {
    name: 'pocket',
    says: 'pocket, chest pocket, patch pocket, kangaroo pocket, front pocket, tasche, poche, tasca, bolsillo',
  },
  { name: 'leg', says: 'leg, thigh, left leg, right leg' },
  { name: 'peak', says: 'peak, brim, visor, bill' },
  { name: 'label', says: 'label, tag, etikett, etiquette, etichetta, etiqueta' },
  {
    name: 'front',
    says: 'front, centre, center, front panel, centre front, center front, front side, middle, face, vorne, vorderseite, devant, davanti, frente',
  },
  { name: 'all over', says: 'all over' },
] as const;

export type ArtPlaceName = (typeof artPlaceRows)[number]['name'];

const wordsOf = (says: string): readonly string[] => says.split(',').map((word) => word.trim());

const byWords = <Name extends string>(
  rows: readonly { readonly name: Name; readonly says: string }[],
): ReadonlyMap<string, Name> =>
  new Map(rows.flatMap(({ name, says }) => wordsOf(says).map((word) => [word, name] as const)));

export const typefaceWords = byWords<TypefaceName>(typefaceRows);
export const techniqueWords = byWords<TechniqueName>(techniqueRows);
export const artPlaceWords = byWords<ArtPlaceName>(artPlaceRows);

const setOf = (words: string): ReadonlySet<string> => new Set(wordsOf(words));

/** Nouns after which a text stands: "with the text HELLO". */
export const textNouns = setOf(
  'text, texts, slogan, lettering, inscription, wording, caption, schriftzug, aufschrift, aufdruck, texte, scritta, testo, texto, lema, motto',
);
/** Nouns after which only a text in quotes or in capitals stands: "with the words LOVE". */
export const nameNouns = setOf(
  'word, words, letters, letter, initials, monogram, name, logo, quote, message, number, phrase, brand, writing, print, graphic, embroidery, patch, mots, parole, palabras, numero, nummer, worten',
);
/** Words after which a text stands in any case: "that says hello". */
export const sayingWords = setOf(
  'says, saying, write, reads, reading, spelling, spells, lettered, debossed with, embroidered with, embossed with, engraved with, printed with, stamped with, monogrammed with, labelled, labeled',
);
/** Words of a typeface or of letters: "in a script font". */
export const letterNouns = setOf(
  'font, fonts, type, typeface, letters, lettering, letter, writing, text, style, typo, schrift',
);
/** Nouns that make a motif of the word before them: "tiger graphic". */
export const motifNouns = setOf(
  'graphic, embroidery, embroideries, patch, patches, badge, emblem, motif, motifs, logo, decal, applique, print, prints, printed, pattern, icon, illustration, drawing, artwork',
);
/** Nouns that repeat a motif over the whole cloth unless a place is named. */
export const repeatNouns = setOf('print, prints, printed, pattern, motifs');
export const sizeWords: ReadonlyMap<string, number> = new Map([
  ['huge', 1.5],
  ['giant', 1.5],
  ['oversized', 1.5],
  ['oversize', 1.5],
  ['big', 1.3],
  ['large', 1.3],
  ['bold', 1.15],
  ['small', 0.7],
  ['little', 0.7],
  ['tiny', 0.45],
  ['mini', 0.5],
]);
