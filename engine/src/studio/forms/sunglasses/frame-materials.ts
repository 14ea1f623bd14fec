/** Materials of frames and lenses: polished acetate, tortoiseshell, metal; tinted, clear and mirrored glass. */
import { clamp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { linearFromHex, scaleColour } from '../../materials/colour.ts';
import { material } from '../../materials/material.ts';
import type { Material, Painter, Surface } from '../../materials/material.ts';
import { tortoiseshell } from '../../construction/finishes/tortoiseshell.ts';
import { glassesKind } from './frame-shape.ts';
import type { FrameShape } from './frame-shape.ts';

interface Finish {
  readonly material: Material;
  readonly detail?: Painter;
}

function mention({ colours }: Piece, part: string) {
  return colours.find((colour) => colour.part === part);
}

export function frameFinish(piece: Piece, { make }: FrameShape): Finish {
  const named = mention(piece, 'frame') ?? mention(piece, 'main');
  if (!make.sawn) return { material: wire(named ? linearFromHex(named.hex) : null) };
  const [r, g, b] = named ? linearFromHex(named.hex) : ([0.012, 0.011, 0.011] as const);
  const acetate = material({
    albedo: [r * 0.8, g * 0.8, b * 0.8],
    roughness: 0.28,
    reflectance: 0.05,
    specular: 0.5,
    coat: 1,
    wrap: 0,
  });
  return named?.name === 'tortoiseshell' ? { material: acetate, detail: tortoiseshell } : { material: acetate };
}

function wire(colour: Rgb | null): Material {
  const [r, g, b] = colour ?? [0.93, 0.7, 0.36];
  const bright = 0.9 / Math.max(r, g, b, 0.05);
  const dark = Math.max(r, g, b) < 0.08;
  return material({
    albedo: dark ? [0.05, 0.05, 0.052] : [r * bright, g * bright, b * bright],
    roughness: 0.15,
    metal: 1,
    reflectance: 0.6,
    wrap: 0,
  });
}

interface LensFinish extends Finish {
  readonly detail: Painter;
}

/** Finish of the lenses. `centre` is the height of the centre of a lens and `half` half its height, metres. */
export function lensFinish(piece: Piece, { make }: FrameShape, centre: number, half: number): LensFinish {
  const named = mention(piece, 'lenses');
  const clear = glassesKind(piece).clear === true && !named;
  const mirrored = piece.details.includes('mirrored');
  const tint = named ? linearFromHex(named.hex) : clear ? ([0.62, 0.66, 0.66] as const) : make.tint;
  const glass = material({
    albedo: scaleColour(tint, clear ? 0.5 : mirrored ? 0.9 : 0.42),
    roughness: 0.07,
    reflectance: 0.05,
    specular: 0.4,
    coat: 1,
    wrap: 0,
    transmission: 0.25,
    opacity: 0.96,
  });
  if (mirrored) return { material: { ...glass, opacity: 1 }, detail: mirror(tint, centre, half) };
  const [dense, thin] = clear ? [0.09, 0.09] : named && Math.max(...tint) > 0.15 ? [0.9, 0.5] : [0.965, 0.7];
  return {
    material: { ...glass, opacity: clear ? 0.1 : 0.96 },
    detail: (point, surface) => {
      const low = smoothstep(centre + half * 0.45, centre - half, point.y);
      surface.opacity = dense + (thin - dense) * low;
      // Reflections keep their strength when the glass is less opaque.
      const strength = 1 / clamp(surface.opacity * 1.3, 0.3, 1);
      surface.specular *= strength;
      const pale = 1 + 1.6 * low;
      surface.r *= pale;
      surface.g *= pale;
      surface.b *= pale;
      if (clear) windowLight(point.x, point.y - centre, half, surface);
    },
  };
}

/** Reflection of a window in clear glass, tilted: two pale bars. */
function windowLight(x: number, y: number, half: number, surface: Surface): void {
  const along = (Math.abs(x) - 0.034) * Math.sign(x) - 0.55 * y;
  const bar = (at: number, wide: number) => smoothstep(wide, wide * 0.82, Math.abs(along - at));
  const light = Math.max(bar(-0.004, 0.0042), 0.8 * bar(0.0042, 0.0014)) * smoothstep(-half, half * 0.6, y);
  surface.opacity += 0.34 * light;
  surface.r += (0.85 - surface.r) * light;
  surface.g += (0.87 - surface.g) * light;
  surface.b += (0.9 - surface.b) * light;
}

/** A metal film in a colour that reflects the sky above, a dark horizon and the ground below. */
function mirror([r, g, b]: Rgb, centre: number, half: number): Painter {
  const bright = 0.9 / Math.max(r, g, b, 0.05);
  return (point, surface) => {
    const t = clamp((point.y - centre) / half, -1, 1);
    const band = 0.42 + 0.58 * smoothstep(-0.15, 0.9, t) + 0.25 * smoothstep(-0.3, -0.9, t);
    const shift = 0.16 * t;
    surface.metal = 0.5;
    surface.roughness = 0.09;
    surface.r = clamp((r * bright + 0.05 - shift * 0.5) * band, 0.02, 0.95);
    surface.g = clamp((g * bright + 0.05) * band, 0.02, 0.95);
    surface.b = clamp((b * bright + 0.05 + shift) * band, 0.02, 0.95);
  };
}
