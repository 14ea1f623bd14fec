import type { Frame } from '../../render/frame.ts';

/** Masks of the samples on lines, 1 or 0 each. */
export interface EdgeMasks {
  /** Borders of the subject against the bare backdrop and against ignored parts. */
  readonly outline: Uint8Array;
  /** Borders where one part, or one layer of a part, is in front of another. */
  readonly inner: Uint8Array;
  /** Sharp bends of a surface. */
  readonly crease: Uint8Array;
}

export interface EdgeOptions {
  /**
   * Minimum difference in depth in metres at which one layer occludes another; about 0.007 of the size of the subject.
   */
  readonly step: number;
  /** Cosine between neighbouring normals below which a surface is creased. */
  readonly creaseCosine: number;
  /** By part number, true for parts without lines (the ground); 0 is the backdrop. */
  readonly ignored: readonly boolean[];
  readonly check: () => void;
}

/** Compares each sample of a frame with its right and lower neighbours. The frame needs parts, depth and normals. */
export function findEdges(frame: Frame, { step, creaseCosine, ignored, check }: EdgeOptions): EdgeMasks {
  const { width, height, parts, depth, normals } = frame;
  const outline = new Uint8Array(width * height);
  const inner = new Uint8Array(width * height);
  const crease = new Uint8Array(width * height);
  const faint = new Uint8Array(width * height);
  const minProduct = creaseCosine * 127 * 127;
  for (let y = 0; y < height - 1; y++) {
    if (y % 16 === 0) check();
    for (let x = 0; x < width - 1; x++) {
      const k = y * width + x;
      if (parts[k] === 0 && parts[k + 1] === 0 && parts[k + width] === 0) continue;
      const here = ignored[parts[k]!] ? 0 : parts[k]!;
      for (let side = 0; side < 2; side++) {
        const q = side === 0 ? k + 1 : k + width;
        const there = ignored[parts[q]!] ? 0 : parts[q]!;
        if (here !== there) {
          if (here === 0 || there === 0) outline[k] = 1;
          else inner[k] = 1;
        } else if (here !== 0) {
          const facing = Math.max(0.15, Math.min(normals[k * 3 + 2]!, normals[q * 3 + 2]!) / 127);
          const apart = Math.abs(depth[k]! - depth[q]!) * facing;
          if (apart > step) inner[k] = 1;
          else if (apart > FAINT * step) faint[k] = 1;
          else if (normalProduct(normals, k, q) < minProduct) crease[k] = 1;
        }
      }
    }
  }
  continueEdges(inner, faint, frame);
  return { outline, inner, crease };
}

/** Share of `step` down to which an edge continues that began at full strength. */
const FAINT = 0.42;

/** Continues edges along adjacent fainter steps (hysteresis, Canny 1986), without which they break into dashes. */
function continueEdges(inner: Uint8Array, faint: Uint8Array, { width, height }: Frame): void {
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const first = width + 1;
  const last = width * (height - 1) - 1;
  const touches = (k: number): boolean => around.some((offset) => inner[k + offset] === 1);
  for (let k = first; k < last; k++) if (faint[k] === 1 && touches(k)) inner[k] = 1;
  for (let k = last - 1; k >= first; k--) if (faint[k] === 1 && touches(k)) inner[k] = 1;
}

function normalProduct(normals: Int8Array, k: number, q: number): number {
  return (
    normals[k * 3]! * normals[q * 3]! +
    normals[k * 3 + 1]! * normals[q * 3 + 1]! +
    normals[k * 3 + 2]! * normals[q * 3 + 2]!
  );
}
