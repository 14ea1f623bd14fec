/**
 * A product as data: a table of parts, each one of a few solids with its material. `productForm` turns the table into a
 * form. Lengths in a table are millimetres, and points are text ("34 0, 41 95"); what is built from it is in metres. y is
 * up, the floor is y = 0, +z faces the viewer, x points to their right.
 */
import type { Corner } from '../../../foundation/geometry/curves/rounded-outline.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { CutName } from '../../../words/prompt/vocabulary/cuts.ts';
import type { FormName } from '../../../words/prompt/vocabulary/forms.ts';
import type { PartName } from '../../../words/prompt/vocabulary/parts.ts';
import type { FabricName } from '../../fabrics/fabric.ts';
import type { FinishName } from './finishes.ts';
import type { Grain } from './flat-coordinates.ts';

export interface Product {
  readonly name: FormName;
  /** Material of the parts that are `main`, where words name none. */
  readonly of: FinishName | FabricName;
  /** What its metal looks like in a colour that no metal has. Default matt paint. */
  readonly coated?: FinishName;
  /** Azimuth of the camera when words name no view. Default 0.35, which shows a handle and two sides of a box. */
  readonly turn?: number;
  /** Radians by which the camera looks down more steeply, for what is flat. Default 0. */
  readonly rise?: number;
  /** Parts by name, in any order. */
  readonly parts: Readonly<Record<string, TablePart>>;
  /** What named kinds change. */
  readonly kinds?: { readonly [Cut in CutName]?: ProductKind };
  /** The table of scenes that were stored before version 3 of the drawing, where that was another one. */
  readonly earlier?: Pick<Product, 'of' | 'turn' | 'rise' | 'parts' | 'kinds'>;
  /**
   * The kinds that had another form in scenes which were stored before; `until` is the last version of the drawing that
   * had it, by default 1.
   */
  readonly earlierKinds?: { readonly [Cut in CutName]?: ProductKind & { readonly until?: 1 | 2 } };
  /** The parts that had another form in scenes which were stored before version 3 of the drawing. */
  readonly earlierParts?: ProductKind['parts'];
}

export interface ProductKind {
  readonly of?: FinishName | FabricName;
  readonly turn?: number;
  readonly rise?: number;
  /** Part by part: fields that replace those of the product's part, a whole new part, or null to leave it out. */
  readonly parts?: Readonly<Record<string, PartChange | null>>;
}

/** A part as it is built, in metres. */
export type ProductPart = Solid & PartMaterial & PartPlace;

/** A part as it is written in a table: in millimetres, with its points as text. */
export type TablePart = Written<Solid> & PartMaterial & PartPlace;

type Written<Made> = Made extends unknown
  ? { [Field in keyof Made]: Field extends 'outline' | 'section' | 'path' ? string : Made[Field] }
  : never;

type PartChange = Partial<TablePart>;

interface PartMaterial {
  /**
   * What words about the whole product change of this part: its material and colour ('all'), or only one of them. Default
   * neither.
   */
  readonly main?: 'all' | 'material' | 'colour';
  /** Material where words name none. Default that of the product. */
  readonly of?: FinishName | FabricName;
  /** Which of several colours that words name for the whole it takes, from 0. Default the first. */
  readonly nth?: number;
  /** Colour where words name none, as #rrggbb. Default that of the material. */
  readonly colour?: `#${string}`;
  /** The word with which a prompt can name the colour and the material of this part. */
  readonly word?: PartName;
  /** True where scenes that were stored before did not know the word of this part. */
  readonly isWordOfEdge?: true;
  /** Name of the part of glass that it stands in; it is visible through that glass. */
  readonly inside?: string;
  /** True for wax and creams, which touch the glass that they stand in all round. */
  readonly poured?: true;
  /** Axis along which wood runs in this part; its coordinates are then flat on each side. Default round the solid. */
  readonly grain?: Grain;
  /** True for a part that scenes which were stored before version 3 of the drawing lack. */
  readonly isNew?: true;
  /** True for a part that is drawn only when words name it by its `word`. */
  readonly optional?: true;
}

export interface PartPlace {
  /** Position of the solid's origin. Default where the solid is drawn. */
  readonly at?: Vec3;
  /** Direction of the solid's y axis. Default upwards. */
  readonly up?: Vec3;
  /** Direction of the solid's z axis. Default to the viewer of a front view. */
  readonly front?: Vec3;
  /** Further copies: mirrored in x, in z or in both, or `count` copies at `step` from each other or round the y axis. */
  readonly mirror?: 'x' | 'z' | 'both';
  readonly row?: { readonly count: number; readonly step: Vec3 };
  readonly ring?: number;
  /** The point whose upright axis the copies of a ring stand round. Default the origin. */
  readonly about?: Vec3;
  /** `count` copies round the axis along z through `about`, as of the markers of a dial. */
  readonly wheel?: { readonly count: number; readonly about: Vec3 };
}

export type Solid =
  | Turned
  | Moulded
  | Block
  | Extruded
  | Frame
  | Bar
  | Ball
  | Fringe
  | Pad
  | Pillow
  | Label
  | Bow
  | Smear
  | Crumbs
  | HelmetShell;

/** A solid of revolution round the y axis. */
export interface Turned {
  readonly solid: 'turned';
  /**
   * Outside from the foot up: radius and height of each corner, and the radius of its rounding (default half a
   * millimetre). Large roundings make a curve of which the corners are the control points.
   */
  readonly outline: readonly Corner[];
  /** Open at the top, with a round lip. `floor` is the height of the inside above the foot, `round` its fillet. */
  readonly hollow?: { readonly wall: number; readonly floor: number; readonly round?: number };
  /** True for a ring: the outline is that of its section, counterclockwise. */
  readonly band?: true;
  /** Ribs (positive `depth` of the grooves) or flat sides round it, between two heights. */
  readonly flutes?: { readonly count: number; readonly depth: number; readonly from?: number; readonly to?: number };
  readonly sides?: { readonly count: number; readonly from?: number; readonly to?: number };
  /** Leans everything above a height like the cut of a lipstick: rise per unit of length towards +x. */
  readonly slant?: { readonly from: number; readonly rise: number };
  /**
   * True for the body of a tube, which is round at its foot and pressed flat at its top; for a pouch with an oval foot,
   * the depth of the oval as a share of its width.
   */
  readonly pressed?: true | number;
  /** For glass: height of the liquid in it, and its colour where words name none. */
  readonly liquid?: { readonly level: number; readonly colour: `#${string}` };
}

/** An upright box with rounded edges, centred on the y axis with its floor at y = 0. */
export interface Moulded {
  readonly solid: 'moulded';
  /** Width, height and depth. */
  readonly size: Vec3;
  /** Radius of the upright edges; half of the smaller side gives round ends. */
  readonly corner: number;
  /** Radius of the edges round its top and its bottom. Default .8 mm. */
  readonly edge?: number;
  /** Share by which its top is wider (positive) or narrower than its foot. */
  readonly flare?: number;
  /** Distance by which its sides bulge, which gives reflections a gradient. */
  readonly bulge?: number;
  /** Grooves between ribs on its front, its back and its sides that run up it, or round it. */
  readonly ribs?: {
    readonly run: 'up' | 'round';
    readonly pitch: number;
    readonly depth: number;
    /** Share by which folds of cloth differ in width and depth, and spread towards the floor. */
    readonly uneven?: number;
  };
  /** Open at the top, with this thickness of the wall. */
  readonly hollow?: { readonly wall: number; readonly floor: number };
  readonly liquid?: Turned['liquid'];
}

/** A box with rounded edges, centred on the y axis with its floor at y = 0: a board, a mattress, an upholstered block. */
export interface Block {
  readonly solid: 'block';
  readonly size: Vec3;
  /** Radius of all edges, or in x, y and z. Default 3 mm. */
  readonly round?: number | Vec3;
  /** Distance by which its sides bulge in x, y and z. */
  readonly puff?: Vec3;
  /** Distance by which the centre of its top is pressed in. */
  readonly sag?: number;
  /** Depth of the creases of a loose cover. */
  readonly slack?: number;
  /** Depth of the folds of cloth that hangs down its sides. */
  readonly folds?: number;
  /** Diamond tufting with buttons on its top or its front. */
  readonly tufts?: {
    readonly face: 'top' | 'front';
    readonly pitch: readonly [number, number];
    readonly depth: number;
  };
  /** Cords in the seams round its top and bottom, or round its front and back. */
  readonly piped?: 'top' | 'front';
}

/** A filled pillow with a seam at its edge, around the origin with its top towards +y. */
export interface Pillow {
  readonly solid: 'pillow';
  readonly size: Vec3;
  /** Depth of its creases. */
  readonly slack?: number;
  /** A cord in its seam; `only` is that cord without the pillow. */
  readonly piped?: true | 'only';
}

/** A flat outline with thickness, in the plane of x and y, centred on z = 0. */
export interface Extruded {
  readonly solid: 'extruded';
  /** Closed outline, counterclockwise, every point of which is visible from the mean of its points. */
  readonly outline: readonly Corner[];
  readonly thickness: number;
  /** Width of the rounded edge. Default a third of the thickness. */
  readonly bevel?: number;
  /** Distance by which its front bulges at its centre. */
  readonly dome?: number;
}

/** A moulding along a closed outline in the plane of x and y, mitred at its corners: picture frames, bezels, rims. */
export interface Frame {
  readonly solid: 'frame';
  /** Closed outline, counterclockwise: the inner edge of the moulding. */
  readonly outline: readonly Corner[];
  /** Section of the moulding, counterclockwise: distances outwards from the outline, and heights towards +z. */
  readonly section: readonly Corner[];
}

/** A ball around the origin whose panels are puffed between their seams. */
export interface Ball {
  readonly solid: 'ball';
  readonly radius: number;
  readonly seams: 'football' | 'basketball' | 'tennis' | 'beach' | 'none';
}

/** Knotted threads along the x axis at z = 0 that lie on the floor towards +z. */
export interface Fringe {
  readonly solid: 'fringe';
  readonly width: number;
  readonly length: number;
  readonly count: number;
}

/** Cream that a spatula has drawn along the x axis, from a mound at -x to streaks at +x, on the floor at y = 0. */
export interface Smear {
  readonly solid: 'smear';
  /** Length, height of the mound, and width. */
  readonly size: Vec3;
  /** Any number; smears of different numbers have different streaks. */
  readonly vary: number;
}

/** Crushed powder: a low heap around the origin, wider in x, with crumbs on it and round it. */
export interface Crumbs {
  readonly solid: 'crumbs';
  readonly radius: number;
  readonly height: number;
}

/** The shell of a bicycle helmet on the floor, its front towards +z. */
export interface HelmetShell {
  readonly solid: 'shell';
  readonly size: Vec3;
  /** Vents on its right and mirrored: centre x and z seen from above, half the width and half the length. */
  readonly vents: readonly (readonly [x: number, z: number, wide: number, long: number])[];
}

/** A tube or bar along a path, with rounded ends. */
export interface Bar {
  readonly solid: 'bar';
  readonly path: readonly Vec3[];
  /** Radius, or half sizes along and across the direction `face`. */
  readonly radius: number | readonly [along: number, across: number];
  /** Direction of the section's first axis at the start. Default upwards, or +x for a path that begins upright. */
  readonly face?: Vec3;
  /** Exponent of the section: 2 is round, 10 flat with rounded edges, as of a strap, a slat or a folded sheet. Default 2. */
  readonly square?: number;
  /** Radius of the bends between straight runs. Default a smooth curve through the points. */
  readonly bend?: number;
  /** Factor of the radius at its end; 1 is even. */
  readonly taper?: number;
  /** Share by which it is thicker where both ends are joined to something. */
  readonly joined?: number;
  /** True for a ring. */
  readonly closed?: true;
}

/** A cushion around the origin with its top towards +y. */
interface Pad {
  readonly solid: 'pad';
  readonly half: Vec3;
  /** Exponent of the outline: 2 is round, 6 a square with soft corners. Default 6. */
  readonly square?: number;
  /** Height by which its top bulges above its seams. */
  readonly crown?: number;
  /** Rounding of the edges: 1 for a pillow, 0.3 for a firm block. Default .6. */
  readonly soft?: number;
  /** A cord in the seam. */
  readonly piped?: true;
}

/** A paper label, or a metal plaque, on a turned or moulded part. */
export interface Label {
  readonly solid: 'label';
  /** Name of the part that it is stuck to. */
  readonly on: string;
  /** Height of its lower edge. */
  readonly from: number;
  /** Height of its upper edge. */
  readonly to: number;
  /** Width of the label. */
  readonly wide: number;
  readonly corner?: number;
  /** True where it lies on the flat sides of the part. Default on the circle round them. */
  readonly isFaceted?: true;
  /** Distance from the part, for what is stuck to another label. */
  readonly lift?: number;
  /** A frame and rules printed on it. Default bare. */
  readonly print?: 'rules';
}

/** A ribbon tied to a bow, around the origin, upright and facing +z or lying and facing +y. */
export interface Bow {
  readonly solid: 'bow';
  /** Width from loop to loop. */
  readonly width: number;
  /** Width of the ribbon. */
  readonly ribbon: number;
  readonly lying?: boolean;
}
