/** Decides what every part is made of: the piece's fabric, pattern and colours, or the material of its role. */
import type { Piece } from '../prompt/brief.ts';
import type { Rgb } from '../raster/softbox.ts';
import { linearFromHex, luminance, mixColours, scaleColour } from './colour.ts';
import type { Fabric } from './fabric.ts';
import { material } from './material.ts';
import type { Material, Painter } from './material.ts';
import type { Part, SurfaceRole } from './part.ts';
import type { Pattern } from './pattern.ts';
import { patternOf } from './patterns/index.ts';
import { patternPalette } from './patterns/pattern-palette.ts';
import { ROLE_MATERIALS } from './role-materials.ts';
import type { ScenePart } from './scene.ts';

/** Gives a form's parts their materials. */
export function dressParts(parts: readonly Part[], piece: Piece, index: number, fabric: Fabric): ScenePart[] {
  return parts.map((part) => {
    const right = part.material ?? partMaterial(part, piece, fabric);
    return { ...part, material: right, lining: liningOf(right), piece: index };
  });
}

/** Both sides of a plain piece of cloth in a linear colour. */
export function swatchMaterials(fabric: Fabric, colour: Rgb): Pick<ScenePart, 'material' | 'lining'> {
  const right = clothMaterial(fabric, colour, null, []);
  return { material: right, lining: liningOf(right) };
}

/** Parts of a stand or setting, which bring their materials or take those of their role. */
export function propParts(parts: readonly Part[]): ScenePart[] {
  return parts.map((part) => {
    const right = part.material ?? roleMaterial(part.role, null);
    return { ...part, material: right, lining: liningOf(right), piece: -1 };
  });
}

function partMaterial(part: Part, piece: Piece, fabric: Fabric): Material {
  const own = part.colourPart ? piece.colours.find((colour) => colour.part === part.colourPart) : undefined;
  const main = piece.colours.filter((colour) => colour.part === 'main').map((colour) => linearFromHex(colour.hex));
  if (part.role === 'lining') return roleMaterial('lining', main[0] ?? fabric.natural);
  if (part.role !== 'cloth' && part.role !== 'contrast') {
    return roleMaterial(part.role, own ? linearFromHex(own.hex) : null);
  }
  const second = part.role === 'contrast' ? (main[1] ?? main[0]) : main[0];
  const colour = own ? linearFromHex(own.hex) : second;
  return clothMaterial(fabric, colour, own ? null : piece.pattern, main);
}

function roleMaterial(role: SurfaceRole, colour: Rgb | null): Material {
  const base = ROLE_MATERIALS[role];
  return colour ? { ...base, albedo: scaleColour(colour, 0.8) } : base;
}

function clothMaterial(
  fabric: Fabric,
  colour: Rgb | undefined,
  pattern: Piece['pattern'],
  main: readonly Rgb[],
): Material {
  const depth = fabric.depth ?? 0.8;
  const albedo = colour ? clothAlbedo(colour, depth) : fabric.natural;
  const cloth = material({ ...fabric.response, albedo });
  if (!pattern) return cloth;
  const named = pattern.colours.map((mention) => linearFromHex(mention.hex));
  const print = patternOf(pattern.name);
  if (!print) return cloth;
  const palette = patternPalette(print, main, named).map((c) => clothAlbedo(c, depth));
  return { ...cloth, paint: printPainter(print, palette, cloth.paint) };
}

/** Cloth is never as saturated or as bright as a screen colour: white stays below .68, the weakest channel above .004. */
function clothAlbedo(colour: Rgb, depth: number): Rgb {
  const grey = luminance(colour);
  const [r, g, b] = mixColours(colour, [grey, grey, grey], 0.04);
  const channel = (value: number) => Math.max(0.004, value * depth * (1 - 0.24 * (value * depth) ** 2));
  return [channel(r), channel(g), channel(b)];
}

function printPainter(print: Pattern, palette: readonly Rgb[], weave: Painter | undefined): Painter {
  const ink = new Float64Array(3);
  return (point, surface) => {
    print.paint(point.u, point.v, point.footprint, palette, ink);
    const fade = point.back ? 0.6 : 1;
    surface.r = ink[0]! * fade;
    surface.g = ink[1]! * fade;
    surface.b = ink[2]! * fade;
    weave?.(point, surface);
  };
}

function liningOf(cloth: Material): Material {
  const { albedo } = cloth;
  return {
    ...cloth,
    albedo: scaleColour(albedo, 0.7),
    specular: cloth.specular * 0.5,
    sheen: cloth.sheen * 0.5,
  };
}
