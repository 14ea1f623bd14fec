import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';

/** Meshes of a chair by material. It stands on y = 0 and faces +z. */
export interface ChairDesign {
  readonly frame: readonly Mesh[];
  /** Seat and back of the chair's own fabric: upholstery, a moulded shell or a wooden seat. */
  readonly cover?: readonly Mesh[];
  readonly piping?: readonly Mesh[];
  /** Panels woven of cane, with holes. */
  readonly cane?: readonly Mesh[];
  /** Panels woven of paper cord. */
  readonly cord?: readonly Mesh[];
  readonly metal?: readonly Mesh[];
  /** True when the frame is bent from metal tube instead of wood. */
  readonly tubular?: boolean;
}

export interface ChairRequest {
  readonly detail: number;
  /** True when the seat is padded with the fabric of the piece instead of being of wood. */
  readonly padded: boolean;
  readonly tufted: boolean;
}
