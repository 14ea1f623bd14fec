export interface MirroredTableOptions {
  /** Side of the tabulated square, in the units of the field. */
  readonly side: number;
  /** Entries along each side; detail of the field that is finer than their distance is lost. */
  readonly entries: number;
}

/**
 * Tabulates a field of the plane over a square, with bilinear interpolation between entries and mirroring beyond its
 * sides. It suits irregularities that are statistically the same everywhere and too slow to compute at every sample.
 * The table is filled at the first query.
 */
export function mirroredTable(
  field: (u: number, v: number) => number,
  { side, entries }: MirroredTableOptions,
): (u: number, v: number) => number {
  const scale = (entries - 1) / side;
  let table: Float32Array | undefined;
  return (u, v) => {
    table ??= tableOf(field, entries, scale);
    const x = mirrored(u * scale, entries - 1);
    const y = mirrored(v * scale, entries - 1);
    const i = Math.min(x | 0, entries - 2);
    const j = Math.min(y | 0, entries - 2);
    const k = j * entries + i;
    const across = x - i;
    const near = table[k]! + (table[k + 1]! - table[k]!) * across;
    const far = table[k + entries]! + (table[k + entries + 1]! - table[k + entries]!) * across;
    return near + (far - near) * (y - j);
  };
}

/** A coordinate on an endless line, reflected into 0 to `length`. */
function mirrored(at: number, length: number): number {
  const turn = 2 * length;
  const within = at - turn * Math.floor(at / turn);
  return within > length ? turn - within : within;
}

function tableOf(field: (u: number, v: number) => number, entries: number, scale: number): Float32Array {
  const table = new Float32Array(entries * entries);
  for (let j = 0; j < entries; j++) fillRow(table, field, entries, scale, j);
  return table;
}

function fillRow(
  table: Float32Array,
  field: (u: number, v: number) => number,
  entries: number,
  scale: number,
  j: number,
): void {
  for (let i = 0; i < entries; i++) table[j * entries + i] = field(i / scale, j / scale);
}
