/** Builds, poses and finishes of the display mannequin that wears clothes, with the words for them. */
interface FigureRow {
  readonly name: string;
  /** Words that ask for it once a figure is shown. */
  readonly says: string;
  /** Words for several of them, who are shown as one where they wear something: "men wearing suits". */
  readonly several?: string;
  /** Names of the kind of clothes, which ask for it too. */
  readonly fashion?: string;
}

/** People in the singular, who are shown wearing what is named: "a woman wearing", "hombre con". */
export const buildRows = [
  {
    name: 'women',
    several: 'women, ladies, businesswomen, bridesmaids, femmes, frauen, damen, donne, mujeres',
    says: 'woman, lady, female model, womens mannequin, female mannequin, mannequin femme, femme, dame, frau, donna, signora, mujer, senora, modella, businesswoman, bride, mum, mom, wife',
  },
  {
    name: 'men',
    several: 'men, gentlemen, guys, businessmen, groomsmen, hommes, herren, manner, uomini, hombres',
    says: 'man, gentleman, guy, bloke, dude, lad, businessman, groom, husband, dad, father, male model, male figure, men s model, mens model, mens mannequin, men s mannequin, male mannequin, homme, monsieur, mann, herr, uomo, signore, hombre, senor, caballero, modello, mannequin homme',
    fashion:
      'menswear, mens wear, men s wear, mens fashion, men s fashion, mode homme, mode masculine, herrenmode, mannermode, moda uomo, moda maschile, moda hombre, moda masculina',
  },
  {
    name: 'child',
    says: 'child, kid, boy, girl, toddler, little boy, little girl, young girl, young boy, child model, kids mannequin, child mannequin, enfant, garcon, fille, fillette, junge, madchen, kind, bambino, bambina, ragazzino, ragazzina, nino, nina',
  },
  {
    name: 'plus',
    says: 'plus size, plus sized, plus size woman, plus size model, curvy, curvy woman, curvy model, plus mannequin, grande taille, ronde, grosse grossen, taglie comode, tallas grandes, talla grande',
  },
] as const satisfies readonly FigureRow[];

export const poseRows = [
  {
    name: 'standing',
    says: 'standing, standing pose, standing arms down, arms down, arms at her sides, arms at his sides, arms by her sides, arms by his sides, arms at sides, arms by side, arms hanging, hands down, standing straight, standing upright, debout, stehend, in piedi, de pie',
  },
  {
    name: 'contrapposto',
    says: 'contrapposto, weight on one leg, one hip out, relaxed stance, relaxed pose, leaning on one leg, hanche decalee, standbein, dehanchement, poids sur une jambe',
  },
  {
    name: 'walking',
    says: 'walking, striding, mid stride, in mid stride, walking pose, strolling, walks, marchant, en marchant, qui marche, gehend, laufend, beim gehen, camminando, che cammina, caminando, andando, que camina',
  },
  {
    name: 'hands-on-hips',
    says: 'hands on hips, hands on hip, arms akimbo, akimbo, hands on her hips, hands on his hips, mains sur les hanches, hande in den huften, hande in die huften gestemmt, mani sui fianchi, manos en las caderas, brazos en jarras',
  },
  {
    name: 'arms-crossed',
    says: 'arms crossed, crossed arms, arms folded, folded arms, bras croises, verschrankte arme, gekreuzte arme, braccia incrociate, brazos cruzados',
  },
  {
    name: 'seated',
    says: 'seated, sitting, sitting down, sits, seated pose, assis, assise, sitzend, seduta, seduto, sentada, sentado',
  },
] as const satisfies readonly FigureRow[];

export const finishRows = [
  {
    name: 'white',
    says: 'white mannequin, matt white mannequin, matte white mannequin, mannequin blanc, weisse puppe, manichino bianco, maniqui blanco',
  },
  {
    name: 'black',
    says: 'black mannequin, matt black mannequin, matte black mannequin, mannequin noir, schwarze puppe, manichino nero, maniqui negro',
  },
  {
    name: 'clay',
    says: 'clay mannequin, grey mannequin, gray mannequin, stone mannequin, plaster mannequin, mannequin en argile, manichino di argilla, maniqui de arcilla',
  },
  {
    name: 'wood',
    says: 'wood mannequin, wooden mannequin, oak mannequin, mannequin en bois, holzpuppe, manichino di legno, maniqui de madera',
  },
  {
    name: 'translucent',
    says: 'translucent mannequin, transparent mannequin, clear mannequin, acrylic mannequin, glass mannequin, mannequin transparent, manichino trasparente, maniqui transparente',
  },
] as const satisfies readonly FigureRow[];

export type BuildName = (typeof buildRows)[number]['name'];
export type PoseName = (typeof poseRows)[number]['name'];
export type FinishName = (typeof finishRows)[number]['name'];
export type FigureName = BuildName | PoseName | FinishName;

/** The poses that the mannequin has. Words for another one are named as not drawn. */
export const DRAWN_POSES: readonly PoseName[] = [
  'standing',
  'contrapposto',
  'walking',
  'hands-on-hips',
  'arms-crossed',
  'seated',
];

/** The builds that the mannequin has. Words for another one are named as not drawn. */
export const DRAWN_BUILDS = ['women', 'men', 'child', 'plus'] as const satisfies readonly BuildName[];
export type DrawnBuild = (typeof DRAWN_BUILDS)[number];
