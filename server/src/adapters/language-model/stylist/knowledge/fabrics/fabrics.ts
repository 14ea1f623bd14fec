import { cottonsAndLinens } from './cottons-and-linens.ts';
import type { Fabric } from './fabric.ts';
import { knitsAndStretch } from './knits-and-stretch.ts';
import { leathersAndTechnical } from './leathers-and-technical.ts';
import { regeneratedFibres } from './regenerated-fibres.ts';
import { silksAndSatins } from './silks-and-satins.ts';
import { woolsAndCoatings } from './wools-and-coatings.ts';

/** The stylist's knowledge of fabrics: a few sentences each, with scales for ranking. */
export const fabrics: readonly Fabric[] = [
  ...silksAndSatins,
  ...cottonsAndLinens,
  ...regeneratedFibres,
  ...woolsAndCoatings,
  ...knitsAndStretch,
  ...leathersAndTechnical,
];
