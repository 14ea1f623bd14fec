/**
 * A hanbok: a short wrapped jacket, the jeogori, tied by a long ribbon over a full skirt that hangs from the chest. The
 * dress form builds that cut with it.
 */
import type { Piece } from '../../../words/prompt/brief.ts';
import { fabricOf } from '../../fabrics/index.ts';
import type { FormContext } from '../../parts/form.ts';
import { material } from '../../materials/material.ts';
import type { Part, Shape } from '../../parts/part.ts';
import { clothMesh, clothTrim } from '../draped/cloth/cloth-mesh.ts';
import { clothSurface } from '../draped/cloth/cloth-surface.ts';
import { planDraped } from '../draped/plan/draped-plan.ts';
import type { DrapedPlan } from '../draped/plan/draped-plan.ts';
import { necklineOf } from '../draped/plan/neckline.ts';
import type { SkirtSilhouette } from '../draped/plan/skirt-silhouettes.ts';
import { bowMeshes } from '../draped/sewn-on/bow.ts';
import { surfaceFrame } from '../draped/sewn-on/surface-frame.ts';
import { frontParts } from './front-band.ts';
import { kimonoSleeves } from './kimono-sleeves.ts';

const SKIRT: SkirtSilhouette = {
  release: 1.25,
  spread: [
    [0, 0.37, 0.37],
    [0.3, 0.325, 0.325],
    [0.6, 0.25, 0.25],
    [0.85, 0.165, 0.165],
    [1.05, 0.085, 0.085],
    [1.17, 0.03, 0.032],
    [1.25, 0, 0],
  ],
  flutes: { count: 17, depth: 0.1, begin: 0.01 },
  gathers: { count: 58, depth: 0.005 },
  bias: 0,
};

/** The jacket stands off the gathers of the skirt below it. */
const JACKET: SkirtSilhouette = {
  ...SKIRT,
  spread: [
    [1.1, 0.086, 0.086],
    [1.17, 0.058, 0.058],
    [1.25, 0.022, 0.02],
    [1.33, 0.004, 0.003],
    [1.4, 0, 0],
  ],
  flutes: { count: 5, depth: 0.004, begin: 0.5 },
  gathers: { count: 0, depth: 0 },
};

/** Height in metres of the jacket's hem. */
const JACKET_HEM = 1.158;
/** Height in metres of the upper edge of the skirt, which the jacket hides. */
const SKIRT_TOP = 1.29;

/** Bleached silk, for the jacket unless words name a colour for it. */
const BLEACHED = material({ ...fabricOf('silk').response, albedo: [0.7, 0.67, 0.6] });

export function hanbok({ piece, drape, random, detail }: FormContext): Shape {
  const attributes = { length: 'floor', neckline: 'v-neck', sleeve: 'long', silhouette: 'shift' } as const;
  const plain = planDraped({ ...piece, cut: null, attributes }, 'dress', drape, random);
  const skirt: DrapedPlan = { ...plain, skirt: SKIRT, top: SKIRT_TOP, hem: 0.012, silhouetteName: 'empire' };
  const jacket: DrapedPlan = { ...plain, skirt: JACKET, hem: JACKET_HEM };
  const neckline = necklineOf(plain);
  const skirtSurface = clothSurface(skirt, neckline, drape, random);
  const surface = clothSurface(jacket, neckline, drape, random);
  const context = { piece, plan: jacket, neckline, surface, drape, random, detail };
  const upper = [
    { name: 'jacket', mesh: clothMesh(jacket, neckline, surface, detail), trim: clothTrim(jacket, neckline, surface) },
    ...frontParts(context, { band: 0.042, open: false }),
    ...kimonoSleeves({ sleeveDrop: 0.235, sleeveEnd: 1 }, 1.1 - 0.8 * drape.stiffness, random, detail),
  ];
  const [above, below] = rolesOf(piece);
  return {
    parts: [
      {
        name: 'skirt',
        ...below,
        mesh: clothMesh(skirt, neckline, skirtSurface, detail),
        trim: clothTrim(skirt, neckline, skirtSurface),
      },
      ...upper.map((part): Part => ({ ...part, ...above })),
      ...ribbon(context, below),
    ],
    presentation: 'dress form',
    coversArms: true,
  };
}

type Dye = Pick<Part, 'role' | 'colourPart' | 'material'>;

/** Colours of jacket and skirt. Of two named colours the jacket takes the first; a single one belongs to the skirt. */
function rolesOf({ colours }: Piece): readonly [jacket: Dye, skirt: Dye] {
  const main = colours.filter(({ part }) => part === 'main').length;
  if (colours.some(({ part }) => part === 'bodice'))
    return [{ role: 'cloth', colourPart: 'bodice' }, { role: 'cloth' }];
  if (main > 1) return [{ role: 'cloth' }, { role: 'contrast' }];
  return [{ role: 'cloth', material: BLEACHED }, { role: 'cloth' }];
}

/** The ribbon that ties the jacket, in the colour of the skirt. Its ends hang to the thigh. */
function ribbon({ surface, random, detail }: Parameters<typeof frontParts>[0], dye: Dye): Part[] {
  const { at, normal } = surfaceFrame(surface, -0.2, 1.245);
  const knot = [at[0] + 0.014 * normal[0], at[1], at[2] + 0.014 * normal[2]] as const;
  const bow = { at: knot, front: [normal[0], 0.06, normal[2]] as const, loop: 0.085, width: 0.044 };
  const meshes = bowMeshes({ ...bow, tails: [0.5, 0.58], swell: (down) => 0.012 + 0.28 * down }, random, detail);
  return meshes.map((mesh, i) => ({ name: `ribbon ${i + 1}`, ...dye, colourPart: 'bow', mesh }));
}
