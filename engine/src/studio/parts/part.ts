/** The output of forms: parts of a garment or product as meshes, each with the role that decides its material. */
import type { DistanceField } from '../../foundation/geometry/curves/distance-field.ts';
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

/**
 * Ink of construction lines at a point (seams, darts, stitches), from 0 for none to 1 for full. The flat look draws it.
 */
export type LineDrawing = (x: number, y: number, z: number, u: number, v: number) => number;

export interface Part {
  /** Short name, unique within the form: 'bodice', 'left strap'. On a garment, left is the wearer's left, at +x. */
  readonly name: string;
  readonly role: SurfaceRole;
  readonly mesh: Mesh;
  /** Where the sheet is cut away, see `Trim`. */
  readonly trim?: Trim;
  /** The word with which a prompt can colour only this part: 'collar', 'sole', 'strap'. */
  readonly colourPart?: PartName;
  /** Fabric of this part when words name none for it, for example satin on the lapels of a dinner jacket. */
  readonly fabric?: FabricName;
  /** Material that replaces the one of the role. */
  readonly material?: Material;
  /** Returns true where a print leaves (u, v) bare, for example on the ribs of a knit. Default nowhere. */
  readonly unprinted?: (u: number, v: number) => boolean;
  /** Seams, stitches and wear, painted over the material. */
  readonly detail?: Painter;
  /** Construction lines that the flat look draws. */
  readonly lines?: LineDrawing;
  /** True when a smooth lining hides the wrong side; ignored for sheer fabric. Default false. */
  readonly lined?: boolean;
  /** True for a closed solid, whose inside is never visible. Default false: a sheet with two sides. */
  readonly solid?: boolean;
  /** Glass or cut stones, which are traced instead of shaded; the mesh is their outer surface. */
  readonly glass?: GlassBody | GemBody;
  /** For a lit lamp: the position of its bulb, and the distance in metres at which its light falls to about a third. */
  readonly shines?: { readonly at: Vec3; readonly reach: number };
  /** True for a part that is worn outside all higher layers, as a hood is. Default false. */
  readonly outermost?: boolean;
  /** False for parts without a shadow. Default true. */
  readonly castsShadow?: boolean;
  /**
   * True for wire and links far finer than the piece, which cast shadow but do not occlude ambient light. Default
   * false.
   */
  readonly thin?: boolean;
}

/**
 * Presentation of a shape: worn by a display mannequin, on a dress form, hollow as if worn by an invisible person (ghost
 * mannequin), on a plinth or the floor, or flat on a board seen from above.
 */
export type Presentation = 'figure' | 'dress form' | 'ghost' | 'plinth' | 'floor' | 'board';

/** How a foot stands in a shoe, in the shoe's coordinates and metres. */
export interface FootPose {
  /** Height of the heel above the floor. */
  readonly heel: number;
  /** Height of the ball of the foot above the floor. */
  readonly ball: number;
  /** The space that the foot fills; `key` identifies the field in caches. Default: that of a bare foot. */
  readonly foot?: { readonly field: DistanceField; readonly key: string };
}

/** The parts of one built form, with how it is presented. */
export interface Shape {
  readonly parts: readonly Part[];
  readonly presentation: Presentation;
  /**
   * Signed distance in metres to the space inside the shape, positive outside. What lower layers have outside this space
   * is cut away.
   */
  readonly encloses?: Trim;
  /**
   * True when the shape encloses the trunk only. Sleeves of lower layers then come out through its armholes. Default
   * false.
   */
  readonly bareArms?: boolean;
  /** True when collars of lower layers lie over the neck of the shape. Default false. */
  readonly softNeck?: boolean;
  /** True when the long sleeves of the shape hide those of lower layers. Default false. */
  readonly coversArms?: boolean;
  /** Camera azimuth in radians when words name no view. Default in front. */
  readonly turn?: number;
  /** Radians by which the camera looks down more steeply when words name no view, as on a plate. Default 0. */
  readonly rise?: number;
  /** Distance of the camera in metres. Default that of small products. */
  readonly distance?: number;
  /** Azimuth of the shape's front in radians: a shoe along x is seen toe first at pi / 2. Default 0. */
  readonly ahead?: number;
  /** The arm at x > 0 on which the shape's sleeves hang, metres. Default: any arm, because it has no sleeves. */
  readonly arm?: { readonly elbow: Vec3; readonly wrist: Vec3 };
  /** For shoes: how the foot stands in them. */
  readonly shod?: FootPose;
  /** Name of the light rig (`light/lights.ts`) when words name no light. Default catalogue light. */
  readonly rig?: string;
}
