/** The output of forms: parts of a garment or product as meshes, each with the role that decides its material. */
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import type { Trim } from '../../foundation/raster/geometry.ts';
import type { PartName } from '../../words/prompt/vocabulary/parts.ts';
import type { GemBody } from './gem-body.ts';
import type { FabricName } from '../fabrics/fabric.ts';
import type { GlassBody } from './glass-body.ts';
import type { Material, Painter } from '../materials/material.ts';

/**
 * The role that decides a part's material. `cloth` takes the piece's fabric, pattern and colour; `contrast` the same
 * fabric in the second colour; the others have materials of their own (`dressing/role-materials.ts`), which a named
 * colour may replace.
 */
export type SurfaceRole =
  | 'cloth'
  | 'contrast'
  | 'lining'
  | 'thread'
  | 'hardware'
  | 'leather'
  | 'rubber'
  | 'glass'
  | 'liquid'
  | 'wood'
  | 'stand'
  | 'ground';

/** Ink of construction lines at a point: seams, darts, stitches, 0 none to 1 full. Drawn by the flat look. */
export type LineDrawing = (x: number, y: number, z: number, u: number, v: number) => number;

export interface Part {
  /** Short and unique within the form: 'bodice', 'left strap'. */
  readonly name: string;
  readonly role: SurfaceRole;
  readonly mesh: Mesh;
  readonly trim?: Trim;
  /** The word by which a prompt can colour this part only: 'collar', 'sole', 'strap'. */
  readonly colourPart?: PartName;
  /** Its own fabric when the words name none for it: satin on the lapels of a dinner jacket. */
  readonly fabric?: FabricName;
  /** Replaces the role's material. */
  readonly material?: Material;
  /** True where a print leaves (u, v) bare: on the ribs of a knit. Default nowhere. */
  readonly unprinted?: (u: number, v: number) => boolean;
  /** Seams, stitches and wear, painted over the material. */
  readonly detail?: Painter;
  readonly lines?: LineDrawing;
  /** True when a smooth lining hides its wrong side, which sheer fabric never has. Default false. */
  readonly lined?: boolean;
  /** True for a closed solid, whose inside is never visible. Default false: a sheet with two sides. */
  readonly solid?: boolean;
  /** Traced as clear glass or as cut stones instead of shaded; the mesh is the outer surface. */
  readonly glass?: GlassBody | GemBody;
  /** A lit lamp: the position of its bulb, and the distance in metres at which its light falls to about a third. */
  readonly shines?: { readonly at: Vec3; readonly reach: number };
  /** Default true. */
  readonly castsShadow?: boolean;
  /**
   * True for wire and links far finer than the piece: they cast shadow but do not occlude ambient light. Default false.
   */
  readonly thin?: boolean;
}

/**
 * Presentation of a shape: on a dress form, hollow as if worn by nobody, on a plinth or the floor, or flat on a board
 * seen from above.
 */
export type Presentation = 'dress form' | 'ghost' | 'plinth' | 'floor' | 'board';

export interface Shape {
  readonly parts: readonly Part[];
  readonly presentation: Presentation;
  /**
   * Distance in metres outside the space that it leaves for layers below: within that space, lower layers are cut away.
   */
  readonly encloses?: Trim;
  /** True when it encloses the trunk only: sleeves of lower layers come out through its armholes. Default false. */
  readonly bareArms?: boolean;
  /** True when collars of lower layers lie over its neck. Default false. */
  readonly softNeck?: boolean;
  /** True when its long sleeves hide those of lower layers. Default false. */
  readonly coversArms?: boolean;
  /** Camera azimuth in radians when the words name no view. Default in front. */
  readonly turn?: number;
  /** Azimuth of its front in radians: a shoe along x is seen toe first at pi / 2. Default 0. */
  readonly ahead?: number;
  /** Name of the light rig (`light/lights.ts`) used when the words name no light. Default catalogue light. */
  readonly rig?: string;
}
