import type { Frame } from '../../picture/frame.ts';

/** Where a row of the picture goes when the figure is drawn out below its waist; in the same unit as `waist`. */
export interface Elongation {
  readonly waist: number;
  /** 1 leaves it as it is; fashion figures have legs about an eighth longer than people. */
  readonly stretch: number;
}

export function elongatedRow({ waist, stretch }: Elongation, row: number): number {
  return row <= waist ? row : waist + (row - waist) * stretch;
}

/** The frame with its rows below the waist drawn out; what leaves the bottom is lost. `waist` in samples. */
export function elongate(frame: Frame, elongation: Elongation): Frame {
  if (elongation.stretch === 1) return frame;
  const { width, height } = frame;
  const drawn: Frame = {
    ...frame,
    radiance: frame.radiance.slice(),
    coverage: frame.coverage.slice(),
    depth: frame.depth.slice(),
    normals: frame.normals.slice(),
    parts: frame.parts.slice(),
    albedo: frame.albedo.slice(),
    lines: frame.lines.slice(),
  };
  for (let row = Math.max(0, Math.ceil(elongation.waist)); row < height; row++) {
    const source = Math.min(height - 1, Math.round(elongation.waist + (row - elongation.waist) / elongation.stretch));
    copyRow(frame.radiance, drawn.radiance, source, row, width * 3);
    copyRow(frame.coverage, drawn.coverage, source, row, width);
    copyRow(frame.depth, drawn.depth, source, row, width);
    copyRow(frame.normals, drawn.normals, source, row, width * 3);
    copyRow(frame.parts, drawn.parts, source, row, width);
    copyRow(frame.albedo, drawn.albedo, source, row, width * 3);
    copyRow(frame.lines, drawn.lines, source, row, width);
  }
  return drawn;
}

type Samples = Float32Array | Uint8Array | Int8Array;

function copyRow<T extends Samples>(from: T, into: T, source: number, row: number, stride: number): void {
  if (from.length > 0) into.set(from.subarray(source * stride, (source + 1) * stride) as never, row * stride);
}
