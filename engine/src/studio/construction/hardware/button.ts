import type { PartName } from '../../../words/prompt/vocabulary/parts.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { TAU } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { curve } from '../../../foundation/geometry/curves/profile.ts';
import { addScaled, cross, normalise } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { fractalNoise2 } from '../../../foundation/geometry/noise.ts';
import { material } from '../../materials/material.ts';
import type { Material, Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import type { SurfaceSpot } from '../sewing/surface-point.ts';

type Turned = readonly (readonly [radius: number, height: number])[];

interface ButtonKind {
  /** Section from rim to centre, in radii. */
  readonly section: Turned;
  /** Part of the garment whose colour it takes. */
  readonly colourPart: PartName;
  /** Default that of the other hardware. */
  readonly material?: Material;
  /** True when it has four holes with thread through them. */
  readonly sewn?: boolean;
}

const HORN = material({
  albedo: [0.075, 0.042, 0.024],
  roughness: 0.36,
  reflectance: 0.05,
  specular: 0.55,
  wrap: 0,
  paint(point, surface) {
    const streak = 0.7 + 0.75 * fractalNoise2(point.u * 140 + point.x * 40, point.v * 60 + point.y * 30, 5, 3);
    surface.r *= streak;
    surface.g *= streak;
    surface.b *= streak;
  },
});

const KINDS = {
  // A raised rim round four holes.
  sewn: {
    section: [
      [1, 0],
      [1, 0.2],
      [0.96, 0.3],
      [0.82, 0.32],
      [0.72, 0.24],
      [0.4, 0.17],
      [0.01, 0.15],
    ],
    colourPart: 'buttons',
    material: HORN,
    sewn: true,
  },
  // A metal dome with a shank on its back.
  shank: {
    section: [
      [0.9, 0],
      [1, 0.2],
      [0.98, 0.38],
      [0.86, 0.46],
      [0.76, 0.42],
      [0.5, 0.42],
      [0.3, 0.5],
      [0.01, 0.52],
    ],
    colourPart: 'hardware',
  },
  rivet: {
    section: [
      [1, 0],
      [1, 0.2],
      [0.85, 0.35],
      [0.6, 0.3],
      [0.42, 0.3],
      [0.34, 0.5],
      [0.01, 0.55],
    ],
    colourPart: 'hardware',
  },
} as const satisfies Readonly<Record<string, ButtonKind>>;

export interface ButtonOptions {
  readonly name: string;
  readonly kind: keyof typeof KINDS;
  readonly spot: SurfaceSpot;
  /** Radius in metres: about 13 mm on coats, 5.5 mm on shirts, 9 mm on jeans, 4 mm for a rivet. */
  readonly radius: number;
  /** Metres between the cloth and the button's underside. */
  readonly lift?: number;
  readonly material?: Material;
}

/** A button or rivet on fabric. */
export function buttonPart({ name, kind, spot, radius, lift = 0.0006, material: own }: ButtonOptions): Part {
  const { section, colourPart, material: usual, sewn }: ButtonKind = KINDS[kind];
  const mesh = turnedDisc(section, spot, radius, lift);
  const worn = own ?? usual;
  return {
    name,
    role: 'hardware',
    colourPart,
    mesh,
    solid: true,
    ...(worn ? { material: worn } : {}),
    ...(sewn ? { detail: holes(radius) } : {}),
  };
}

function turnedDisc(section: Turned, { at, normal }: SurfaceSpot, radius: number, lift: number): Mesh {
  const across = normalise([normal[2], 0, -normal[0]]);
  const up = cross(normal, across);
  const keys = section.map(([r, h], i) => [i / (section.length - 1), r, h] as const);
  const wide = curve(keys.map(([t, r]) => [t, r] as const));
  const high = curve(keys.map(([t, , h]) => [t, h] as const));
  return gridMesh(
    {
      columns: 36,
      rows: 22,
      closed: true,
      flip: true,
      develop: (u, v, _position, out) => {
        out[0] = Math.cos(u * TAU) * wide(v) * radius;
        out[1] = Math.sin(u * TAU) * wide(v) * radius;
      },
    },
    (u, v, out) => {
      const r = wide(v) * radius;
      const spot = addScaled(
        addScaled(addScaled(at, across, Math.cos(u * TAU) * r), up, Math.sin(u * TAU) * r),
        normal,
        lift + high(v) * radius,
      ) as Vec3;
      out[0] = spot[0];
      out[1] = spot[1];
      out[2] = spot[2];
    },
  );
}

function holes(radius: number): Painter {
  return (point, surface) => {
    const x = Math.abs(point.u / radius) - 0.19;
    const y = Math.abs(point.v / radius) - 0.19;
    const hole = Math.hypot(x, y);
    if (hole < 0.1) {
      surface.r = surface.g = surface.b = 0.008;
      surface.specular = 0.2;
    } else if (Math.abs(x) < 0.045 && y < 0) {
      surface.r = surface.r * 0.4 + 0.05;
      surface.g = surface.g * 0.4 + 0.04;
      surface.b = surface.b * 0.4 + 0.03;
      surface.roughness = 0.8;
    }
  };
}
