/** Nouns for the people whom clothes are made for. */
export const wearerWords: Readonly<Record<'man' | 'woman' | 'child', readonly string[]>> = {
  man: 'man,men,mens,male,gentleman,gents,homme,hommes,herren,manner,uomo,uomini,hombre,hombres,caballero'.split(','),
  woman: 'woman,women,womens,lady,ladies,female,femme,femmes,damen,frauen,donna,donne,mujer,mujeres'.split(','),
  child: 'boy,boys,girl,girls,kid,kids,child,children,toddler,baby,kinder,enfant,bambino,bambina,nino,nina'.split(','),
};

/** Returns true for a word such as "women" or "kids". */
export const isWearer = (word: string): boolean => Object.values(wearerWords).some((list) => list.includes(word));
