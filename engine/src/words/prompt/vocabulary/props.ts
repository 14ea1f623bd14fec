/** Things that stand or lie beside, below or round the product of a picture, under the names that people use. */
interface PropRow {
  readonly name: string;
  readonly label: string;
  /** Nouns in the singular, and those whose plural is irregular. */
  readonly says: string;
  /** Number that a plural without a number stands for: "lemons". */
  readonly usual: number;
  /** True for a noun that names a print, a trimming or a stone of jewellery after "with": "dress with lemons". */
  readonly isAlsoMotif: boolean;
}

export const propRows = [
  {
    name: 'pebble',
    label: 'pebbles',
    says: 'pebble,river stone,river pebble,beach pebble,kiesel,kieselstein,galet,ciottolo,ciottoli,guijarro',
    usual: 6,
    isAlsoMotif: false,
  },
  {
    name: 'stone',
    label: 'stones',
    says: 'stone,stein,steine,pierre,pietre,piedra,sasso,sassi',
    usual: 3,
    isAlsoMotif: true,
  },
  {
    name: 'lemon',
    label: 'lemons',
    says: 'lemon,zitrone,zitronen,citron,limone,limoni,limon,limones',
    usual: 3,
    isAlsoMotif: true,
  },
  {
    name: 'orange',
    label: 'oranges',
    says: 'orange,orangen,apfelsine,arancia,arance,naranja,mandarin,tangerine,clementine',
    usual: 3,
    isAlsoMotif: true,
  },
  { name: 'apple', label: 'apples', says: 'apple,apfel,pomme,mela,mele,manzana', usual: 2, isAlsoMotif: true },
  {
    name: 'leaf',
    label: 'leaves',
    says: 'leaf,leaves,green leaf,green leaves,blatt,blatter,feuille,foglia,foglie,hoja',
    usual: 5,
    isAlsoMotif: true,
  },
  {
    name: 'petal',
    label: 'petals',
    says: 'petal,rose petal,flower petal,blutenblatt,blutenblatter,rosenblatter,petale,petalo,petali',
    usual: 11,
    isAlsoMotif: true,
  },
  { name: 'book', label: 'books', says: 'book,buch,bucher,livre,libro,libri', usual: 3, isAlsoMotif: false },
  {
    name: 'cube',
    label: 'cubes',
    says: 'cube,block,wooden block,stone cube,wurfel,cubo,cubi',
    usual: 3,
    isAlsoMotif: false,
  },
  {
    name: 'sphere',
    label: 'spheres',
    says: 'sphere,ball,kugel,kugeln,boule,sfera,sfere,esfera',
    usual: 3,
    isAlsoMotif: false,
  },
  {
    name: 'podium',
    label: 'podium',
    says: 'podium,round podium,cylinder podium',
    usual: 1,
    isAlsoMotif: false,
  },
] as const satisfies readonly PropRow[];

export type PropName = (typeof propRows)[number]['name'];

/** Where props are, seen from the product. */
export type PropPlace = 'beside' | 'below' | 'behind' | 'scattered';
