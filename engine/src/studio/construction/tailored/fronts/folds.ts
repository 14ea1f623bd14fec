import type { Relief } from '../../../../foundation/geometry/mesh/displace.ts';
import type { Fold } from '../../../../foundation/geometry/tables/fold-field.ts';
import { angleBetween, bell, clamp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { planeTable } from '../../../../foundation/geometry/tables/plane-table.ts';
import { between } from '../../../../foundation/geometry/random.ts';
import type { Random } from '../../../../foundation/geometry/random.ts';
import type { FormContext } from '../../../parts/form.ts';
import { skirtFlutes } from '../../draped/plan/flutes.ts';
import type { SkirtRelief } from '../../draped/plan/flutes.ts';
import { bothSides, foldScale, frontShare, scaledFolds, unevenness } from '../../sewing/drape.ts';
import type { TailoredBody } from '../trunk/body.ts';
import { BELT_HEIGHT } from '../trimmings/belt.ts';
import type { TailoredCut } from '../cut/cut.ts';
import type { SleeveRelief } from '../trunk/set-in-sleeve.ts';
import { RIB } from '../trunk/trunk.ts';

/**
 * Height in metres of the folds of a trunk by the point of the unfolded cloth. Firm lined cloth has few and shallow
 * folds, where buttons and belt pull, and none at the armhole seam.
 */
export function trunkFolds(cut: TailoredCut, body: TailoredBody, { random, drape, detail }: FormContext): Relief {
  const scale = foldScale(drape);
  const front = scaledFolds(bothSides([...chest(cut), ...falling(cut), ...skirtFolds(cut)], random, 0.014), scale);
  const back = scaledFolds(
    bothSides([...chest({ ...cut, buttons: [] }), ...falling(cut), ...skirtFolds(cut)], random, 0.02),
    scale,
  );
  const skirt = coatSkirt(cut, random);
  const bounds = {
    min: [-0.34, cut.hem - 0.06] as const,
    max: [0.34, 1.5] as const,
    step: detail < 0.3 ? 0.01 : 0.005,
  };
  const frontTable = planeTable(front, bounds);
  const backTable = planeTable(back, bounds);
  const phase = between(random, 0, 6);
  const belted = cut.belt !== null || cut.drawcord;
  return (x, y, z) => {
    const beside = smoothstep(0, 0.03, body.trunk.armhole(x, y, z));
    if (beside === 0) return 0;
    const ahead = frontShare(z);
    // Side seams hold the cloth: towards them folds are half as high.
    const fromSide = 0.5 + 0.75 * smoothstep(0.005, 0.06, Math.abs(z));
    const folds = (ahead > 0 ? ahead * frontTable(x, y) : 0) + (ahead < 1 ? (1 - ahead) * backTable(-x, y) : 0);
    const angle = Math.atan2(z, x);
    const fall = (skirt.top - y) / (skirt.top - cut.hem);
    const flutes = fall > 0 ? scale.height * skirt.flutes(Math.atan2(x / 0.2, z / 0.15), Math.min(1, fall)) : 0;
    const gathers = belted ? waistGathers(y - BELT_HEIGHT, angle, phase) : 0;
    const pouched = cut.ribbed ? bandGathers(y - cut.hem - RIB, 24 * angle, phase) : 0;
    const padding =
      cut.quilt > 0 ? quilted(y - cut.hem, x * 7 + z * 5, cut.quilt) * smoothstep(0.002, 0.02, y - cut.hem) : 0;
    return beside * offBody(y, unevenness(x, y, z) * 0.6 + fromSide * folds + flutes + gathers + pouched + padding);
  };
}

/** Maximum depth of a hollow in metres, and the metres over which the limit sets in smoothly. */
const MAX_HOLLOW = 0.005;
const HOLLOW_SOFTNESS = 0.003;

/** Limits the hollows of folds where a body is inside; below the hip the coat hangs free. */
function offBody(y: number, height: number): number {
  const free = height + MAX_HOLLOW;
  // A smooth form of max(free, 0): a hyperbola.
  const limited = 0.5 * (free + Math.sqrt(free * free + HOLLOW_SOFTNESS * HOLLOW_SOFTNESS)) - MAX_HOLLOW;
  return height + (limited - height) * smoothstep(0.62, 0.74, y);
}

/** Folds of one sleeve: creases where the elbow bends, drag lines from the crown, and the padding of quilted cloth. */
export function sleeveFolds(cut: TailoredCut, { random, drape }: FormContext): SleeveRelief {
  const { height } = foldScale(drape);
  const arm = armFolds(random, cut.kind.armCreases);
  if (cut.quilt > 0) return (fromHem, angle) => quilted(fromHem, angle, cut.quilt) * smoothstep(0, 0.02, fromHem);
  if (!cut.ribbed) return (fromHem, angle) => height * arm(fromHem, angle);
  return (fromHem, angle) => height * arm(fromHem, angle) + 0.7 * bandGathers(fromHem - RIB, 9 * angle, 1);
}

/** Height in metres of padding between quilting lines: a pillow for each channel, puckered by its seams. */
function quilted(along: number, around: number, pitch: number): number {
  const phase = along / pitch - Math.floor(along / pitch);
  // The groove of a seam is round: a sharp one would fold the mesh over itself.
  const rise = (Math.sqrt(Math.sin(Math.PI * phase) ** 2 + 0.04) - 0.2) / 0.82;
  const pillow = 1 - (1 - rise) ** 2;
  const pucker = Math.sin(around * 19 + 2 * Math.sin(around * 7)) * (1 - pillow);
  return 0.015 * pillow + 0.0035 * pucker - 0.004;
}

/** Small pleats where the belt takes in the width, fading within about 10 cm above and below it. */
function waistGathers(off: number, angle: number, phase: number): number {
  const away = Math.abs(off);
  if (away > 0.2) return 0;
  const near = Math.exp(-away / 0.06) * smoothstep(0.016, 0.03, away);
  const wave = Math.sin(27 * angle + 2.2 * Math.sin(3 * angle + phase) + (off > 0 ? 1.3 : 0));
  return near * 0.0042 * wave - 0.004 * bell(off, 0.02);
}

/** Gathers of fabric sewn on to a knitted band, which fade unevenly within about 10 cm above it. */
function bandGathers(above: number, around: number, phase: number): number {
  if (above < 0.002 || above > 0.2) return 0;
  const uneven = 0.75 + 0.25 * Math.sin(around * 0.27 + phase);
  const near = Math.exp(-above / (0.085 * uneven)) * smoothstep(0.002, 0.022, above) * smoothstep(0.2, 0.12, above);
  return 0.0058 * uneven * near * Math.sin(around + 2.2 * Math.sin(around * 0.13 + phase));
}

/** Drag lines at the armpit, and the folds that a belt or the first button pulls. Written for the +x side. */
function chest({ kind, armpit, shoulder: [tip], belt, ease, buttons }: TailoredCut): Fold[] {
  const loose = 1 + Math.max(0, ease) * 10;
  const pull = kind.buttonPull;
  const folds: Fold[] = [
    {
      from: [tip - 0.002, armpit + 0.012],
      to: [0.11, armpit + 0.06],
      height: 0.0038 * loose,
      width: 0.014,
      bend: 0.012,
    },
    {
      from: [tip - 0.002, armpit - 0.012],
      to: [0.09, armpit - 0.03],
      height: 0.0042 * loose,
      width: 0.015,
      bend: -0.01,
      skew: -1,
    },
    {
      from: [tip - 0.006, armpit - 0.04],
      to: [0.13, armpit - 0.15],
      height: 0.0042 * loose,
      width: 0.016,
      bend: 0.012,
    },
  ];
  if (belt !== null) {
    return [
      ...folds,
      { from: [0.06, BELT_HEIGHT + 0.03], to: [0.075, BELT_HEIGHT + 0.17], height: 0.009, width: 0.013, bend: 0.006 },
      {
        from: [0.11, BELT_HEIGHT + 0.03],
        to: [0.135, BELT_HEIGHT + 0.18],
        height: 0.0095,
        width: 0.014,
        bend: 0.008,
        skew: -1,
      },
      { from: [0.03, BELT_HEIGHT - 0.03], to: [0.04, BELT_HEIGHT - 0.24], height: 0.009, width: 0.014, bend: 0.004 },
      {
        from: [0.09, BELT_HEIGHT - 0.03],
        to: [0.11, BELT_HEIGHT - 0.32],
        height: 0.011,
        width: 0.017,
        bend: -0.006,
        skew: -1,
      },
      { from: [0.13, BELT_HEIGHT - 0.03], to: [0.17, BELT_HEIGHT - 0.3], height: 0.01, width: 0.016, bend: 0.005 },
    ];
  }
  const [y] = buttons;
  if (y === undefined) return folds;
  return [
    ...folds,
    { from: [0.012, y + 0.006], to: [0.14, y + 0.085], height: 0.0034 * pull, width: 0.013, bend: 0.009 },
    { from: [0.012, y], to: [0.15, y], height: 0.0038 * pull, width: 0.013, bend: -0.006 },
    { from: [0.012, y - 0.008], to: [0.14, y - 0.09], height: 0.0034 * pull, width: 0.014, bend: 0.008, skew: -1 },
  ];
}

/** Flutes below the waist, which are deep in a long full coat and almost absent in a short one. */
function coatSkirt({ kind, hem, flare, cape, belt, quilt }: TailoredCut, random: Random): CoatSkirt {
  const top = cape ? 1.28 : belt === null ? 0.98 : BELT_HEIGHT - 0.02;
  const deep = !kind.flowing || quilt > 0 ? 0.004 : (cape ? 0.028 : 0.016) + flare * 0.2;
  const depth = deep * clamp((top - hem) / 0.55);
  const flutes = skirtFlutes({ flutes: { count: cape ? 13 : 11, depth, begin: cape ? 0.05 : 0.1 } }, random);
  return { top, flutes: planeTable(flutes, { min: [-Math.PI, 0], max: [Math.PI, 1], step: 0.016 }) };
}

interface CoatSkirt {
  /** Height in metres at which the flutes begin. */
  readonly top: number;
  readonly flutes: SkirtRelief;
}

/** Narrow folds of a coat's skirt, deepest at the hem and fading towards hip or belt. */
function skirtFolds({ kind, hem, flare, cape, belt, quilt }: TailoredCut): Fold[] {
  if (!kind.flowing || hem > 0.72 || quilt > 0) return [];
  const top = cape ? 1.2 : belt === null ? 0.92 : 1;
  const below = hem - 0.22 * (top - hem);
  const deep = cape ? 0.014 : 0.0095 + flare * 0.06;
  return [0.035, 0.085, 0.13, 0.185, 0.225].map((x, i) => ({
    from: [x * (cape ? 1.45 : 1) * (1 + flare * 2.2), below] as const,
    to: [x * 0.8, top - 0.09 * (i % 3)] as const,
    height: deep * [1, 0.6, 1.15, 0.7, 1][i]!,
    width: 0.016 + 0.002 * i,
    bend: 0.008 * (i % 2 ? 1 : -1),
    skew: i % 2 ? 1 : -1,
    fans: false,
  }));
}

/** Long folds in which an unbelted coat falls from bust and armpit. */
function falling({ kind, belt, armpit, shoulder: [tip], quilt, ease, cape }: TailoredCut): Fold[] {
  if (!kind.flowing || belt !== null || quilt > 0 || cape) return [];
  const loose = 1 + Math.max(0, ease) * 8;
  return [
    { from: [tip - 0.03, armpit - 0.02], to: [0.15, 0.78], height: 0.0062 * loose, width: 0.021, bend: 0.008 },
    { from: [0.098, 1.22], to: [0.114, 0.7], height: 0.0052 * loose, width: 0.027, bend: -0.006, skew: -1 },
  ];
}

/**
 * Creases in the crook of the elbow, long drag lines above it, and a fold above the hem where the cloth rests on the
 * hand. Angles are in radians.
 */
function armFolds(random: Random, deep: number): SleeveRelief {
  const creases = [0.36, 0.325, 0.29, 0.255, 0.22, 0.1].map((fromHem, i) => ({
    fromHem: fromHem + between(random, -0.008, 0.008),
    lean: between(random, 0.016, 0.034) * (i % 2 ? 1 : -1),
    height: between(random, 0.0044, 0.0076) * (i === 5 ? 0.6 : 1) * deep,
    width: between(random, 0.009, 0.013),
    side: between(random, 1, 1.9),
  }));
  const drags = [0.5, 0.46].map((fromHem, i) => ({
    fromHem: fromHem + between(random, -0.012, 0.012),
    side: between(random, 1.1, 1.6) * (i ? -1 : 1),
    lean: between(random, 0.05, 0.08) * (i ? -1 : 1),
    height: between(random, 0.004, 0.006) * deep,
  }));
  return (fromHem, angle) => {
    let height = 0.0012 * Math.sin(fromHem * 26 + 2 * Math.cos(angle)) * smoothstep(0.02, 0.1, fromHem);
    for (const { fromHem: at, lean, height: rise, width, side } of creases) {
      const turn = angleBetween(side, angle);
      const off = fromHem - at - lean * Math.sin(turn);
      if (off > 0.06 || off < -0.06) continue;
      height += rise * Math.exp(-(turn * turn) / 1.3) * (bell(off, width) - 0.6 * bell(off - width * 1.7, width));
    }
    for (const { fromHem: at, lean, height: rise, side } of drags) {
      const turn = angleBetween(side, angle);
      const off = fromHem - at - lean * turn;
      if (off > 0.07 || off < -0.07) continue;
      height += rise * Math.exp(-(turn * turn) / 0.7) * (bell(off, 0.014) - 0.5 * bell(off + 0.026, 0.014));
    }
    return height;
  };
}
