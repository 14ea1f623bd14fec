/** What forms give back: pieces of a garment or product as meshes, each saying what it is made of by role. */
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import type { Trim } from '../../foundation/raster/geometry.ts';
import type { PartName } from '../../words/prompt/vocabulary/parts.ts';
import type { GemBody } from './gem-body.ts';
import type { FabricName } from '../fabrics/fabric.ts';
import type { GlassBody } from './glass-body.ts';
import type { Material, Painter } from '../materials/material.ts';

/**
 * What a part is made of. `cloth` takes the piece's fabric, pattern and colour; `contrast` the same fabric in the
 * second colour; the others have materials of their own (`dressing/role-materials.ts`), which a named colour may replace.
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

/** Ink of construction at a point: seams, darts, stitches, 0 none to 1 full. Drawn by the flat look. */
export type LineDrawing = (x: number, y: number, z: number, u: number, v: number) => number;

export interface Part {
  /** Short and unique in the form: 'bodice', 'left strap'. */
  readonly name: string;
  readonly role: SurfaceRole;
  readonly mesh: Mesh;
  readonly trim?: Trim;
  /** The word by which a prompt can colour this part alone: 'collar', 'sole', 'strap'. */
  readonly colourPart?: PartName;
  /** Cloth of its own where the words name none for it: satin on the lapels of a dinner jacket. */
  readonly fabric?: FabricName;
  /** Replaces the role's material. */
  readonly material?: Material;
  /** Where in (u, v) a print leaves its ground: on the ribs of a knit. Default nowhere. */
  readonly unprinted?: (u: number, v: number) => boolean;
  /** Seams, stitches and wear, painted over the material. */
  readonly detail?: Painter;
  readonly lines?: LineDrawing;
  /** Its wrong side is hidden by a smooth lining, which sheer cloth has none of. Default false. */
  readonly lined?: boolean;
  /** Made of one closed solid: its inside is never seen. Default false: a sheet with two sides. */
  readonly solid?: boolean;
  /** Traced as clear glass or as cut stones instead of being shaded; the mesh is its outer surface. */
  readonly glass?: GlassBody | GemBody;
  /** A lamp that is on: where its bulb is and how far off, in metres, its light falls to about a third. */
  readonly shines?: { readonly at: Vec3; readonly reach: number };
  /** Default true. */
  readonly castsShadow?: boolean;
  /** Wire and links far finer than the piece: they throw shadow but do not darken what lies near. Default false. */
  readonly thin?: boolean;
}

/** How a shape is shown: worn by a dress form, hollow as if worn by nobody, standing on a plinth or the floor, or
 * lying on a board that is seen from above. */
export type Presentation = 'dress form' | 'ghost' | 'plinth' | 'floor' | 'board';

export interface Shape {
  readonly parts: readonly Part[];
  readonly presentation: Presentation;
  /** Metres outside the room that it leaves to what is worn below it: there, lower layers are cut away. */
  readonly encloses?: Trim;
  /** What it encloses is the trunk alone: sleeves of lower layers come out through its armholes. Default false. */
  readonly bareArms?: boolean;
  /** Collars of lower layers lie over its neck. Default false. */
  readonly softNeck?: boolean;
  /** Its long sleeves hide those of what is worn below it. Default false. */
  readonly coversArms?: boolean;
  /** Where the camera should stand round it, radians, when the words name no view. Default in front. */
  readonly turn?: number;
  /** Azimuth of what people call its front, radians: a shoe that lies along x is met toe first at pi / 2. Default 0. */
  readonly ahead?: number;
  /** Name of the light rig (`light/lights.ts`) that suits it when the words name no light. Default catalogue light. */
  readonly rig?: string;
}
