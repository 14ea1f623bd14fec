import { smoothstep, TAU } from '../../../foundation/geometry/interpolation.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { noise2 } from '../../../foundation/geometry/noise.ts';
import { between } from '../../../foundation/geometry/random.ts';
import type { Random } from '../../../foundation/geometry/random.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { MutableVec3 } from '../../../foundation/geometry/vector.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { bodyPoint } from '../../body/body.ts';
import { linearFromHex, scaleColour } from '../../materials/colour.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { FormContext } from '../../parts/form.ts';
import type { Painter, Surface } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';

/**
 * A square folded along its diagonal, with its point in front and its ends knotted behind the neck. `small` is its size
 * as a share of a silk square.
 */
export function squareScarf({ random, detail, piece, drape }: FormContext, small = 1): Part[] {
  const surface = triangle(small, drape.stiffness, random);
  const mesh = gridMesh(
    {
      columns: atDetail(520, detail),
      rows: atDetail(240, detail),
      closed: true,
      // The warp of a folded square runs parallel to one of the two edges that meet at the point.
      develop: (u, v, _position, out) => {
        const across = (u - 0.5) * 0.86;
        const down = -v * reach((u - 0.5) * TAU, small);
        out[0] = (across - down) * Math.SQRT1_2;
        out[1] = (across + down) * Math.SQRT1_2;
      },
    },
    (u, v, out) => surface((u - 0.5) * TAU, v, out),
  );
  const hem: MutableVec3[] = Array.from({ length: 241 }, (_, i) => {
    const out: MutableVec3 = [0, 0, 0];
    surface((i / 240 - 0.5) * TAU, 1, out);
    return out;
  });
  hem[240] = hem[0]!;
  const frame = frameColour(piece);
  return [
    { name: 'scarf', role: 'cloth', mesh, detail: border(small, frame) },
    {
      name: 'rolled hem',
      role: 'contrast',
      colourPart: 'trim',
      mesh: tubeMesh(hem, { radius: 0.0017, closed: true, sides: 8, rows: 480 }),
      solid: true,
      ...(frame && { detail: (_point, surface) => setColour(surface, frame, 1) }),
    },
  ];
}

/** Metres of cloth between the upper edge and the hem at angle `a`. */
function reach(a: number, small: number): number {
  const front = Math.max(0, 1 - Math.abs(a) / 2.5);
  return 0.075 + 0.33 * small * Math.pow(front, 1.15);
}

function triangle(small: number, stiffness: number, random: Random): (a: number, v: number, out: MutableVec3) => void {
  const sizes = Array.from({ length: 9 }, () => between(random, 0.45, 1.3));
  // Each fold fades out towards one side of the neck.
  const sides = sizes.map((_, i) => (i % 2 === 0 ? 1 : -1) * between(random, 0.6, 1.3));
  const drift = between(random, 0, 6);
  const lean = between(random, 0.18, 0.42) * (random() < 0.5 ? -1 : 1);
  const soft = 1.2 - 0.7 * stiffness;
  return (a, v, out) => {
    const front = Math.cos(a);
    const length = reach(a, small);
    const top = 1.509 - 0.062 * smoothstep(-0.6, 1, front);
    const y = top - length * v * (0.86 + 0.14 * (1 - Math.abs(front)));
    bodyPoint(a, y, 0, out);
    const depth = length * v;
    // Nested folds hang in front and run together towards the knot at the back.
    const hang = Math.max(0, 1 - (a / 2.35) ** 2);
    const spacing = 0.012 + 0.035 * hang;
    const phase = depth / spacing + lean * a * 1.6 + 0.42 * Math.sin(depth * 46 + a * 1.7 + drift);
    const i = Math.max(0, Math.min(7, Math.floor(phase)));
    const within = phase - Math.floor(phase);
    const bulge = Math.pow(Math.sin(Math.PI * Math.pow(within, 1.4)), 1.3);
    const alive = 0.25 + 0.75 * smoothstep(-1.15, 0.75, a * sides[i]!);
    const fade = alive * smoothstep(0, 0.4, hang) * (1 - smoothstep(0.12, 0.27, depth));
    const flare = 0.02 * smoothstep(0.05, 0.3, depth) * (1 + Math.cos(a * 7 + lean * 9 + v)) * 0.5 * hang;
    const collar = 0.009 * (1 - smoothstep(0, 0.1, depth)) + 0.022 * hang * (1 - smoothstep(0.02, 0.16, depth));
    const off =
      0.006 + collar + 0.019 * soft * sizes[i]! * bulge * fade + flare * soft + 0.0015 * noise2(a * 6, y * 40, 3);
    const side = Math.sin(a);
    out[0] += side * off;
    out[2] += front * off;
    // On the shoulders the fabric is raised, so that it lies on top of them.
    out[1] += 0.006 * Math.abs(side) * (1 - v);
  };
}

/** A band along the hem with a thin line inside it. Its colour frames a print; null darkens the cloth instead. */
function border(small: number, colour: Rgb | null): Painter {
  return (point, surface) => {
    const across = (point.u + point.v) * Math.SQRT1_2;
    const down = (point.u - point.v) * -Math.SQRT1_2;
    const length = reach((across / 0.86) * TAU, small);
    const inside = (length + down) * 0.8;
    const line = Math.abs(inside - 0.034) < 0.0022;
    if (inside > 0.03 && !line) return;
    if (colour && !line) {
      setColour(surface, colour, point.back ? 0.7 : 1);
      return;
    }
    const k = line ? 1.5 : 0.62;
    surface.r = Math.min(0.74, surface.r * k + (line ? 0.06 : 0));
    surface.g = Math.min(0.74, surface.g * k + (line ? 0.055 : 0));
    surface.b = Math.min(0.74, surface.b * k + (line ? 0.045 : 0));
  };
}

function setColour(surface: Surface, [r, g, b]: Rgb, strength: number): void {
  surface.r = r * strength;
  surface.g = g * strength;
  surface.b = b * strength;
}

/**
 * Colour of the frame of a print: the trim or the second colour, else a darker shade of the first one, else ink blue.
 */
function frameColour({ pattern, colours }: Piece): Rgb | null {
  if (pattern === null) return null;
  const named = (part: string) => colours.filter((colour) => colour.part === part);
  const frame = named('trim')[0] ?? named('main')[1];
  if (frame) return scaleColour(linearFromHex(frame.hex), 0.7);
  const first = named('main')[0];
  return first ? scaleColour(linearFromHex(first.hex), 0.45) : [0.02, 0.03, 0.075];
}
