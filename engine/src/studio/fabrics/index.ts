import type { Fabric, FabricName } from './fabric.ts';
import { broderie } from './broderie.ts';
import { cottons } from './cottons.ts';
import { hardMaterials } from './hard-materials.ts';
import { crochet, knits } from './knits.ts';
import { leathers } from './leathers.ts';
import { sequins } from './sequins.ts';
import { sheers } from './sheers.ts';
import { silks } from './silks.ts';
import { texturedCloths } from './textured-cloths.ts';
import { wools } from './wools.ts';

export const FABRICS: readonly Fabric[] = [
  ...silks,
  ...cottons,
  ...texturedCloths,
  ...wools,
  ...knits,
  ...crochet,
  ...sequins,
  ...leathers,
  ...sheers,
  broderie,
  ...hardMaterials,
];

/** The fabric with this name; cotton when the words name none. */
export function fabricOf(name: FabricName | null | undefined): Fabric {
  return FABRICS.find((fabric) => fabric.name === name) ?? cottons[0]!;
}
