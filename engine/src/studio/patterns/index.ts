import type { Pattern, PatternName } from './pattern.ts';
import { abstract } from './abstract.ts';
import { argyle } from './argyle.ts';
import { breton } from './breton.ts';
import { camouflage } from './camouflage.ts';
import { checks } from './checks.ts';
import { floral } from './floral.ts';
import { cherries, leaves, lemons, mushrooms, strawberries } from './garden-novelties.ts';
import { geometric } from './geometric.ts';
import { gingham } from './gingham.ts';
import { glenCheck } from './glen-check.ts';
import { herringbone } from './herringbone.ts';
import { houndstooth } from './houndstooth.ts';
import { ikat } from './ikat.ts';
import { birds, butterflies, hearts, moons, shells } from './keepsake-novelties.ts';
import { leopard } from './leopard.ts';
import { ombre } from './ombre.ts';
import { paisley } from './paisley.ts';
import { pinstripe } from './pinstripe.ts';
import { polkaDots } from './polka-dots.ts';
import { snake } from './snake.ts';
import { stars } from './stars.ts';
import { horizontalStripes, stripes, verticalStripes } from './stripes.ts';
import { tartan } from './tartan.ts';
import { tieDye } from './tie-dye.ts';
import { toile } from './toile.ts';
import { tropical } from './tropical.ts';
import { zebra } from './zebra.ts';

/** Every pattern that can be drawn. */
export const PATTERNS: readonly Pattern[] = [
  abstract,
  argyle,
  birds,
  breton,
  butterflies,
  camouflage,
  checks,
  cherries,
  floral,
  geometric,
  gingham,
  glenCheck,
  hearts,
  horizontalStripes,
  herringbone,
  houndstooth,
  ikat,
  leaves,
  lemons,
  leopard,
  moons,
  mushrooms,
  ombre,
  paisley,
  pinstripe,
  polkaDots,
  shells,
  snake,
  stars,
  strawberries,
  stripes,
  tartan,
  tieDye,
  toile,
  tropical,
  verticalStripes,
  zebra,
];

/** The pattern with this name; null for plain fabric. */
export function patternOf(name: PatternName): Pattern | null {
  return PATTERNS.find((pattern) => pattern.name === name) ?? null;
}
