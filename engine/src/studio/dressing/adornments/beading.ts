import { blendColour } from '../../materials/blend-colour.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { resolved } from '../../fabrics/weave.ts';
import type { Painter, Surface } from '../../materials/material.ts';
import { cellRandom, scatter } from '../../patterns/drawing/scatter.ts';
import type { Motif, ScatterLayout } from '../../patterns/drawing/scatter.ts';

/** Beads of one size: their radius in metres, and how they are scattered. */
interface Beads extends ScatterLayout {
  readonly radius: number;
  /** Share 0 to 1 of the places that have a bead. */
  readonly share: number;
}

const CRYSTALS: Beads = { spacing: 0.034, jitter: 0.6, staggered: true, layer: 41, radius: 0.0042, share: 0.85 };
const SEEDS: Beads = { spacing: 0.0118, jitter: 0.5, staggered: true, layer: 61, radius: 0.0019, share: 0.8 };

/**
 * Indices into the result of a motif: offset from the centre of the bead in radii, 1 if a bead was found, and a random
 * number of the bead.
 */
const [X, Y, FOUND, DRAW] = [0, 1, 2, 3];
/** Linear colour of clear glass beads with a silver lining. */
const GLASS: Rgb = [0.86, 0.85, 0.88];

/** Cut crystals among small round beads, each of which reflects the lamps at its own angle. */
export function beading(thread: Rgb | null): Painter {
  const colour = thread ?? GLASS;
  const found = new Float64Array(4);
  return (point, surface) => {
    for (const beads of [SEEDS, CRYSTALS]) {
      const shown = resolved(2.6 * beads.radius, point.footprint);
      tint(surface, colour, (1 - shown) * coverOf(beads));
      if (shown <= 0) continue;
      found.fill(0);
      scatter(beads, beads === CRYSTALS ? crystal : seed, point.u, point.v, point.footprint, found, null);
      if (found[FOUND] === 0) continue;
      const [x, y, draw] = [found[X]!, found[Y]!, found[DRAW]!];
      const far = x * x + y * y;
      if (far > 1) {
        surface.occlusion *= 1 - 0.5 * shown * (1.7 - far);
        continue;
      }
      const bright = shown * (0.55 + 0.45 * draw);
      blendColour(surface, colour, bright);
      surface.metal += (0.8 - surface.metal) * shown;
      surface.roughness += (0.16 - surface.roughness) * shown;
      surface.tiltX += shown * (0.95 * x + 0.3 * (draw - 0.5));
      surface.tiltY += shown * (0.95 * y + 0.3 * (draw - 0.5));
      surface.occlusion *= 1 - 0.5 * shown * far * far;
    }
  };
}

/** Share of the cloth that beads cover. */
const coverOf = ({ share, radius, spacing }: Beads): number =>
  (share * Math.PI * radius * radius) / (spacing * spacing);

/** Beads finer than a sample tint the cloth by their share of it. */
function tint(surface: Surface, colour: Rgb, cover: number): void {
  blendColour(surface, colour, cover);
}

const beadOf =
  ({ radius, share, layer }: Beads): Motif =>
  (dx, dy, i, j, _footprint, found) => {
    if (cellRandom(i, j, layer + 3) > share) return;
    const [x, y] = [dx / radius, dy / radius];
    if (x * x + y * y > 1.7) return;
    found[X] = x;
    found[Y] = y;
    found[FOUND] = 1;
    found[DRAW] = cellRandom(i, j, layer + 4);
  };

const crystal = beadOf(CRYSTALS);
const seed = beadOf(SEEDS);
