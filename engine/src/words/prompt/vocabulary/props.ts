import type { FabricName } from './fabrics.ts';

/** Things that stand or lie beside, below or round the product of a picture, under the names that people use. */
export interface PropRow {
  readonly name: string;
  readonly label: string;
  /** Nouns in the singular, and those whose plural is irregular. */
  readonly says: string;
  /** Number that a plural without a number stands for: "lemons". */
  readonly usual: number;
  /** True for a noun that names a print, a trimming or a stone of jewellery after "with": "dress with lemons". */
  readonly isAlsoMotif: boolean;
  /** Property that the thing has by nature, so that words for it change nothing: "smooth pebbles". */
  readonly isAlready?: string;
  /** False for a prop on which no product stands. Default true. */
  readonly bears?: false;
  /** True for what is only drawn below products, in their size. */
  readonly isSupport?: true;
  /** The materials in which it is drawn, beside those that only give it a colour. */
  readonly materials?: readonly PropMaterial[];
}

/** Materials of props that are no fabrics. */
type Mineral = 'concrete' | 'stone' | 'granite' | 'slate' | 'terracotta' | 'plaster';

export type PropMaterial = Mineral | FabricName;

const STONES = ['marble', 'travertine', 'concrete', 'stone', 'granite', 'slate', 'terracotta', 'plaster'] as const;
const BLOCKS = [...STONES, 'wood', 'metal', 'ceramic', 'vinyl', 'leather', 'velvet', 'suede'] as const;
const CLOTHS = ['velvet', 'satin', 'silk', 'linen', 'cotton', 'wool', 'leather', 'suede', 'corduroy', 'terry'] as const;

export const propRows = [
  {
    name: 'pebble',
    label: 'pebbles',
    says: 'pebble,river stone,river pebble,beach pebble,kiesel,kieselstein,galet,ciottolo,ciottoli,guijarro',
    usual: 6,
    isAlsoMotif: false,
    isAlready: 'smooth,small,little,flat,round,river',
  },
  {
    name: 'stone',
    label: 'stones',
    says: 'stone,stein,steine,pierre,pietre,piedra,sasso,sassi',
    usual: 3,
    isAlsoMotif: true,
    isAlready: 'smooth,round',
  },
  {
    name: 'lemon',
    label: 'lemons',
    says: 'lemon,zitrone,zitronen,citron,limone,limoni,limon,limones',
    usual: 3,
    isAlsoMotif: true,
    isAlready: 'ripe,yellow',
    bears: false,
  },
  {
    name: 'orange',
    label: 'oranges',
    says: 'orange,orangen,apfelsine,arancia,arance,naranja,mandarin,tangerine,clementine',
    usual: 3,
    isAlsoMotif: true,
    isAlready: 'ripe,round',
    bears: false,
  },
  {
    name: 'apple',
    label: 'apples',
    says: 'apple,apfel,pomme,mela,mele,manzana',
    usual: 2,
    isAlsoMotif: true,
    isAlready: 'ripe,round',
    bears: false,
  },
  {
    name: 'leaf',
    label: 'leaves',
    says: 'leaf,leaves,green leaf,green leaves,blatt,blatter,feuille,foglia,foglie,hoja',
    usual: 5,
    isAlsoMotif: true,
    isAlready: 'small,flat',
    bears: false,
  },
  {
    name: 'petal',
    label: 'petals',
    says: 'petal,rose petal,flower petal,blutenblatt,blutenblatter,rosenblatter,petale,petalo,petali',
    usual: 11,
    isAlsoMotif: true,
    isAlready: 'small,rose',
    bears: false,
  },
  { name: 'book', label: 'books', says: 'book,buch,bucher,livre,libro,libri', usual: 3, isAlsoMotif: false },
  {
    name: 'cube',
    label: 'cubes',
    says: 'cube,block,wooden block,stone cube,wurfel,cubo,cubi',
    usual: 3,
    isAlsoMotif: false,
    materials: BLOCKS,
  },
  {
    name: 'sphere',
    label: 'spheres',
    says: 'sphere,ball,kugel,kugeln,boule,sfera,sfere,esfera',
    usual: 3,
    isAlsoMotif: false,
    isAlready: 'round',
    bears: false,
    materials: BLOCKS,
  },
  {
    name: 'podium',
    label: 'podium',
    says: 'podium,round podium,cylinder podium',
    usual: 1,
    isAlsoMotif: false,
    isAlready: 'round,low',
    materials: BLOCKS,
  },
  {
    name: 'tray',
    label: 'tray',
    says: 'tray,serving tray,jewellery tray,jewelry tray,trinket tray,tablett,plateau,vassoio,bandeja',
    usual: 1,
    isAlsoMotif: false,
    isAlready: 'flat,low',
    isSupport: true,
    materials: [...STONES, 'wood', 'metal', 'ceramic', 'vinyl', 'leather', 'straw'],
  },
  {
    name: 'dish',
    label: 'plate',
    says: 'plate,saucer,dish,trinket dish,jewellery dish,jewelry dish,ring dish,teller,assiette,piatto,piattino,plato',
    usual: 1,
    isAlsoMotif: false,
    isAlready: 'flat,low,round,small,little',
    isSupport: true,
    materials: [...STONES, 'wood', 'metal', 'ceramic', 'vinyl'],
  },
  {
    name: 'cushion',
    label: 'cushion',
    says: 'cushion,pillow,kissen,coussin,cuscino,cojin',
    usual: 1,
    isAlsoMotif: false,
    isAlready: 'small,little,square,soft',
    isSupport: true,
    materials: CLOTHS,
  },
  {
    name: 'stool',
    label: 'stool',
    says: 'stool,hocker,tabouret,sgabello,taburete',
    usual: 1,
    isAlsoMotif: false,
    isAlready: 'small,little,low,round',
    isSupport: true,
    materials: [...STONES, 'wood', 'metal', 'vinyl'],
  },
  {
    name: 'bench',
    label: 'bench',
    says: 'bench,sitzbank,holzbank,banc,panca,banco',
    usual: 1,
    isAlsoMotif: false,
    isAlready: 'small,little,low',
    isSupport: true,
    materials: [...STONES, 'wood', 'metal', 'vinyl'],
  },
  {
    name: 'coaster',
    label: 'coaster',
    says: 'coaster,untersetzer,sous verre,sottobicchiere,posavasos',
    usual: 1,
    isAlsoMotif: false,
    isAlready: 'small,little,round,flat',
    isSupport: true,
    materials: [...STONES, 'wood', 'leather', 'metal', 'ceramic'],
  },
] as const satisfies readonly PropRow[];

export type PropName = (typeof propRows)[number]['name'];

/** Where props are, seen from the product. */
export type PropPlace = 'beside' | 'below' | 'behind' | 'scattered' | 'inside';
