import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';

/** A chair's meshes by material; standing on y = 0, facing +z. */
export interface ChairDesign {
  readonly frame: readonly Mesh[];
  /** Seat and back where they are of the chair's own fabric: upholstery, a moulded shell, a wooden seat. */
  readonly cover?: readonly Mesh[];
  readonly piping?: readonly Mesh[];
  /** Woven of cane, with holes. */
  readonly cane?: readonly Mesh[];
  /** Woven of paper cord. */
  readonly cord?: readonly Mesh[];
  readonly metal?: readonly Mesh[];
  /** Made of bent tube of metal rather than wood. */
  readonly tubular?: boolean;
}

export interface ChairRequest {
  readonly detail: number;
  /** Seat padded with the piece's fabric instead of wood. */
  readonly padded: boolean;
  readonly tufted: boolean;
}
