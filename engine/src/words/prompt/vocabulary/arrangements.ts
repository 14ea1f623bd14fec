import type { ViewName } from './scenes.ts';

/** How several things stand or lie together. A picture of one thing has no arrangement. */
interface ArrangementRow {
  readonly name: string;
  readonly label: string;
  /** Phrases that ask for it wherever they stand; the English ones for sides are read by `find-sides.ts`. */
  readonly says: string;
  /** Nouns before "of": "a row of vases". */
  readonly of: string;
  /** The sides of one thing that it shows; each side has a copy of the thing. */
  readonly sides?: readonly ViewName[];
}

export const arrangementRows = [
  {
    name: 'group',
    label: 'group',
    says: 'grouped together, grouped, clustered together',
    of: 'group,cluster,gruppe,groupe,gruppo,grupo',
  },
  {
    name: 'row',
    label: 'row',
    says:
      'in a row, in one row, in a line, in line, put in line, lined up, lineup, line up, side by side, next to each other, ' +
      'beside each other, next to one another, standing next to each other, standing side by side, in a neat row, ' +
      'in einer reihe, nebeneinander, aufgereiht, en ligne, en rang, cote a cote, alignes, in fila, uno accanto all altro, ' +
      'en fila, uno al lado del otro, alineados',
    of: 'row,line,lineup,reihe,rangee,rang,fila,hilera',
  },
  {
    name: 'circle',
    label: 'circle',
    says:
      'in a circle, in a ring formation, arranged in a circle, arranged in a ring, in a circular arrangement, im kreis, ' +
      'en cercle, in cerchio, en circulo',
    of: 'circle,kreis,cercle,cerchio,circulo',
  },
  {
    name: 'stack',
    label: 'stack',
    says:
      'stacked, stacked up, in a stack, in a pile, piled up, on top of each other, on top of one another, gestapelt, ' +
      'aufeinander, empiles, empile, impilati, impilate, apilados, apiladas',
    of: 'stack,pile,stapel,pile,pila',
  },
  {
    name: 'on-top',
    label: 'on top',
    says: 'on top, on top of it, standing on top, placed on top, sitting on top, obendrauf, oben drauf, encima',
    of: '',
  },
  {
    name: 'dining',
    label: 'round a table',
    says: 'around the table, round the table, around a table, um den tisch, autour de la table, intorno al tavolo, alrededor de la mesa',
    of: '',
  },
  {
    name: 'grid',
    label: 'neat grid',
    says:
      'in a grid, in a neat grid, neat grid, arranged in a grid, grid layout, grid arrangement, knolled, knolling, ' +
      'laid out in a grid, laid out neatly, neatly laid out, laid out flat, im raster, en grille, in griglia, en cuadricula',
    of: 'grid,raster,grille,griglia,cuadricula',
  },
  {
    name: 'diagonal',
    label: 'diagonal',
    says:
      'diagonal arrangement, in a diagonal arrangement, in diagonal arrangement, in a diagonal, in a diagonal line, in a diagonal row, diagonally arranged, arranged diagonally, ' +
      'placed diagonally, laid diagonally, on a diagonal, diagonal line, diagonal angeordnet, in einer diagonale, ' +
      'en diagonale, in diagonale, en diagonal',
    of: '',
  },
  {
    name: 'front-and-back',
    label: 'front and back',
    says:
      'vorne und hinten, vorder und ruckseite, vorderseite und ruckseite, devant et dos, face et dos, avant et arriere, ' +
      'davanti e dietro, fronte e retro, delante y detras, frente y espalda',
    of: '',
    sides: ['front', 'back'],
  },
  {
    name: 'front-and-side',
    label: 'front and side',
    says: 'von vorne und von der seite, de face et de profil, face et profil, fronte e lato, de frente y de perfil',
    of: '',
    sides: ['front', 'side'],
  },
  {
    name: 'front-side-and-back',
    label: 'front, side and back',
    says: 'von vorne von der seite und von hinten, face profil et dos, fronte lato e retro, frente perfil y espalda',
    of: '',
    sides: ['front', 'side', 'back'],
  },
] as const satisfies readonly ArrangementRow[];

export type ArrangementName = (typeof arrangementRows)[number]['name'];

/** The sides of one thing that an arrangement shows; undefined for arrangements of several things. */
export const sidesOf = (name: ArrangementName | undefined): readonly ViewName[] | undefined =>
  (arrangementRows as readonly ArrangementRow[]).find((row) => row.name === name)?.sides;

/** Nouns for several things whose arrangement stays open: "a set of vases". */
export const setNouns: readonly string[] =
  'set,pack,bundle,collection,trio,duo,quartet,couple,pair,lot,juego,paquete,par,pareja,paire,paio,coppia,paar,kit,assortment'.split(
    ',',
  );

/** The number of things that a noun alone stands for; three for the others. */
export const usualNumber: Readonly<Record<string, number>> = {
  pair: 2,
  couple: 2,
  duo: 2,
  par: 2,
  pareja: 2,
  paire: 2,
  paio: 2,
  coppia: 2,
  paar: 2,
  trio: 3,
  quartet: 4,
  row: 4,
  line: 4,
  lineup: 4,
  reihe: 4,
  rangee: 4,
  fila: 4,
  hilera: 4,
  circle: 6,
  kreis: 6,
  cercle: 6,
  cerchio: 6,
  circulo: 6,
  grid: 6,
  stack: 3,
};

/** Each number, its English words and those of the other languages; French "six" counts as English. */
const numberWords: readonly (readonly [number, string, string])[] = [
  [2, 'two', 'zwei,deux,due,dos'],
  [3, 'three', 'drei,trois,tre,tres'],
  [4, 'four', 'vier,quatre,quattro,cuatro'],
  [5, 'five', 'funf,cinq,cinque,cinco'],
  [6, 'six', 'sechs,sei,seis'],
  [7, 'seven', 'sieben,sept,sette,siete'],
  [8, 'eight', 'acht,huit,otto,ocho'],
  [9, 'nine', 'neun,neuf,nove,nueve'],
  [10, 'ten', 'zehn,dix,dieci,diez'],
  [11, 'eleven', 'elf,onze,undici'],
  [12, 'twelve,dozen', 'zwolf,douze,dodici,doce'],
];

/** Maximum number of copies of one thing in a picture. */
export const MAX_COPIES = 12;

const english = new Map(
  numberWords.flatMap(([value, words]) => words.split(',').map((word) => [word, value] as const)),
);
const foreign = new Map(
  numberWords.flatMap(([value, , words]) => words.split(',').map((word) => [word, value] as const)),
);

/** The value of a number from 2 to 12, as a word of five languages or in digits; undefined for anything else. */
export function numberOf(word: string): number | undefined {
  return /^(?:[2-9]|1[0-2])$/.test(word) ? Number(word) : (english.get(word) ?? foreign.get(word));
}

/** Returns true for a number whose noun has no English plural. */
export const isForeignNumber = (word: string): boolean => foreign.has(word);

/**
 * Greatest number of cushions of 0.45 m that lie side by side on a piece of furniture without reaching its arms.
 * @param form the name of the form of the furniture.
 * @param cut the name of its cut; null for the usual one.
 */
export function maxCushionsOn(form: string, cut: string | null): number {
  if (form === 'sofa') return cut === 'loveseat' || cut === 'chaise-longue' ? 2 : 3;
  return form === 'bed' ? 3 : 1;
}
