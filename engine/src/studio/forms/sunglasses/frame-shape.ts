import type { PlanePoint } from '../../../geometry/outline.ts';
import type { Piece } from '../../../prompt/brief.ts';

/** Measures of a frame in metres from the middle of the bridge line; x to the wearer's left. */
export interface FrameShape {
  /** One lens, on the +x side, anticlockwise. */
  readonly lens: readonly PlanePoint[];
  /** Width and depth of the rim. */
  readonly rim: number;
  readonly depth: number;
  readonly bridgeHeight: number;
  readonly hinge: PlanePoint;
  /** Thin metal instead of acetate. */
  readonly wire: boolean;
}

const WAYFARER: FrameShape = {
  lens: [
    [0.0105, 0.011],
    [0.0125, -0.009],
    [0.022, -0.0185],
    [0.042, -0.0195],
    [0.055, -0.01],
    [0.0605, 0.009],
    [0.056, 0.0185],
    [0.034, 0.0185],
    [0.0165, 0.0175],
  ],
  ...{ rim: 0.0052, depth: 0.0046, bridgeHeight: 0.0125, hinge: [0.0685, 0.0165], wire: false },
};
const CAT_EYE: FrameShape = {
  lens: [
    [0.0105, 0.008],
    [0.013, -0.01],
    [0.024, -0.0185],
    [0.042, -0.0175],
    [0.055, -0.004],
    [0.064, 0.0195],
    [0.05, 0.019],
    [0.032, 0.0165],
    [0.0165, 0.0155],
  ],
  ...{ rim: 0.0054, depth: 0.0046, bridgeHeight: 0.011, hinge: [0.069, 0.019], wire: false },
};
const AVIATOR: FrameShape = {
  lens: [
    [0.0095, 0.015],
    [0.0105, 0],
    [0.0195, -0.0175],
    [0.036, -0.0245],
    [0.052, -0.018],
    [0.0605, 0],
    [0.0595, 0.015],
    [0.047, 0.0205],
    [0.0235, 0.0205],
  ],
  ...{ rim: 0.0016, depth: 0.0018, bridgeHeight: 0.0135, hinge: [0.066, 0.0145], wire: true },
};
const ROUND: FrameShape = {
  lens: Array.from({ length: 14 }, (_, i): PlanePoint => {
    const angle = (i / 14) * Math.PI * 2;
    return [0.0345 + 0.0235 * Math.cos(angle), 0.0225 * Math.sin(angle)];
  }),
  ...{ rim: 0.0038, depth: 0.0038, bridgeHeight: 0.0085, hinge: [0.0655, 0.0085], wire: false },
};

export function frameShape({ cut, attributes, fabric }: Piece): FrameShape {
  if (cut === 'aviator') return AVIATOR;
  if (cut === 'cat-eye') return CAT_EYE;
  if (attributes.shape === 'round')
    return fabric === 'metal' ? { ...ROUND, rim: 0.0016, depth: 0.0018, wire: true } : ROUND;
  return fabric === 'metal' ? AVIATOR : WAYFARER;
}
