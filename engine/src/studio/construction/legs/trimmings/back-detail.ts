import { grooveSlope, shadeLine, stepSlope, stitchRow, tilt } from '../../sewing/seam.ts';
import type { Thread } from '../../sewing/seam.ts';
import { BANDS } from '../cut/bands.ts';
import type { TrouserCut } from '../cut/cut.ts';
import { POCKET_SETS } from '../cut/pocket-sets.ts';
import type { PanelDetail } from './front-detail.ts';

/** Details on the back of one side above the thigh: a yoke, or darts and a jetted pocket. */
export function backDetail(cut: TrouserCut, thread: Thread | null, side: 1 | -1): PanelDetail {
  if (!POCKET_SETS[cut.pockets].mouths) return () => undefined;
  return cut.jeans ? yoke(cut, thread) : tailoredBack(cut, side);
}

function yoke({ bandHeight }: TrouserCut, thread: Thread | null): PanelDetail {
  return ({ inner, below }, point, surface) => {
    const off = bandHeight + 0.056 - 0.17 * inner - below;
    if (Math.abs(off) > 0.02) return;
    tilt(surface, -stepSlope(off, 0.0018, 0.0014), 0, 1, 0);
    shadeLine(surface, off, 0.0016, 0.42);
    if (!thread || off < 0) return;
    stitchRow(point, surface, off - 0.0028, inner, thread);
    stitchRow(point, surface, off - 0.0086, inner, thread);
  };
}

function tailoredBack({ bandHeight, band }: TrouserCut, side: 1 | -1): PanelDetail {
  const mouth = bandHeight + 0.075;
  const { buttoned } = BANDS[band];
  return ({ inner, below }, _point, surface) => {
    const dart = inner - 0.1;
    if (buttoned && below < mouth) {
      tilt(surface, -side * grooveSlope(dart, 0.0011, 0.002), 1, 0, 0);
      shadeLine(surface, dart, 0.0013, 0.3);
    }
    const off = below - mouth - 0.06 * (inner - 0.1);
    if (Math.abs(off) > 0.02 || inner < 0.034 || inner > 0.168) return;
    const jet = stepSlope(off - 0.006, 0.001, 0.0012) - stepSlope(off + 0.006, 0.001, 0.0012);
    tilt(surface, grooveSlope(off, 0.0018, 0.0016) + jet, 0, -1, 0);
    shadeLine(surface, off, 0.0014, 0.72);
    shadeLine(surface, Math.abs(off) - 0.0065, 0.0009, 0.3);
  };
}
