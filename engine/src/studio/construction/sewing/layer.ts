import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { contours } from '../../../foundation/geometry/mesh/contour.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { shellMesh } from '../../../foundation/geometry/mesh/shell.ts';
import type { Part } from '../../parts/part.ts';
import { linesFrom } from './lines-from.ts';
import { edgeBand, layerSection } from './edge-band.ts';

export interface LayerRequest extends Pick<Part, 'name' | 'role' | 'detail' | 'colourPart' | 'material' | 'fabric'> {
  /** Mesh of the fabric below the layer, with its uv. */
  readonly on: Mesh;
  /** Distance in metres from the layer's outline, positive inside; evaluated at points of the layer itself. */
  readonly edge: DistanceField;
  /** Height in metres above the cloth, constant or by position. */
  readonly height: number | ((x: number, y: number, z: number) => number);
  /** Height of the visible side of the edge in metres. Default: the constant height, or 6 mm when the height varies. */
  readonly wall?: number;
  /** Radius in metres with which the edge turns down. Default 1.2 mm. */
  readonly round?: number;
  /** Like `edge`, for the part of the outline that has a visible side. Default: the whole outline. */
  readonly rim?: DistanceField;
  /** Positive where the side may be visible. Default: up to 2 cm outside the outline. */
  readonly reach?: DistanceField;
  /** Distance in metres between points of the edge. Default 4 mm. */
  readonly spacing?: number;
}

/** Metres by which a layer's mesh extends beyond its outline before the trim cuts it. */
const MARGIN = 0.018;

/**
 * Lays a piece of cloth on top of another (pocket, flap, lapel, loop, belt): the sheet, cut to its outline, and its
 * sides.
 */
export function layerParts({
  on,
  edge,
  height,
  wall,
  round,
  rim = edge,
  reach = (x, y, z) => edge(x, y, z) + 0.02,
  spacing = 0.004,
  ...part
}: LayerRequest): Part[] {
  const sheet = shellMesh(on, height, (x, y, z) => edge(x, y, z) > -MARGIN);
  if (sheet.indices.length === 0) return [];
  const drop = wall ?? (typeof height === 'number' ? height : 0.006);
  const lines = contours(sheet, rim, spacing, ([x, y, z]) => reach(x, y, z) > 0);
  const rims = lines.map((line, i) => ({
    ...part,
    name: `${part.name} side ${i + 1}`,
    mesh: edgeBand(line, { section: layerSection(drop, round), rows: 10, printed: true }),
  }));
  const lined = part.detail ? { lines: linesFrom(part.detail) } : {};
  return [{ ...part, ...lined, mesh: sheet, trim: edge }, ...rims.map(({ detail: _painted, ...rim }) => rim)];
}
