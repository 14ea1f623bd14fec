import type { Pattern, PatternName } from './drawing/pattern.ts';
import { abstract } from './prints/abstract.ts';
import { argyle } from './stripes-and-checks/argyle.ts';
import { breton } from './stripes-and-checks/breton.ts';
import { camouflage } from './prints/camouflage.ts';
import { checkerboard } from './stripes-and-checks/checkerboard.ts';
import { checks } from './stripes-and-checks/checks.ts';
import { floral } from './prints/floral.ts';
import { cherries, leaves, lemons, mushrooms, strawberries } from './novelties/garden-novelties.ts';
import { geometric } from './prints/geometric.ts';
import { gingham } from './stripes-and-checks/gingham.ts';
import { glenCheck } from './stripes-and-checks/glen-check.ts';
import { herringbone } from './stripes-and-checks/herringbone.ts';
import { houndstooth } from './stripes-and-checks/houndstooth.ts';
import { ikat } from './dyed/ikat.ts';
import { birds, butterflies, hearts, moons, shells } from './novelties/keepsake-novelties.ts';
import { leopard } from './animal-skins/leopard.ts';
import { ombre } from './dyed/ombre.ts';
import { paisley } from './prints/paisley.ts';
import { pinstripe } from './stripes-and-checks/pinstripe.ts';
import { polkaDots } from './prints/polka-dots.ts';
import { snake } from './animal-skins/snake.ts';
import { stars } from './prints/stars.ts';
import { horizontalStripes, stripes, verticalStripes } from './stripes-and-checks/stripes.ts';
import { tartan } from './stripes-and-checks/tartan.ts';
import { tieDye } from './dyed/tie-dye.ts';
import { toile } from './prints/toile.ts';
import { tropical } from './prints/tropical.ts';
import { zebra } from './animal-skins/zebra.ts';

/** Every pattern that can be drawn. */
export const PATTERNS: readonly Pattern[] = [
  abstract,
  argyle,
  birds,
  breton,
  butterflies,
  camouflage,
  checkerboard,
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

/** The pattern with this name; null when there is none. */
export function patternOf(name: PatternName): Pattern | null {
  return PATTERNS.find((pattern) => pattern.name === name) ?? null;
}
