import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { lerp, TAU } from '../../../foundation/geometry/interpolation.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { OWN_THREAD, shadeLine, stitchRow } from '../../construction/sewing/seam.ts';
import { material } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Form } from '../../parts/form.ts';
import type { Part } from '../../parts/part.ts';
import { foldedUmbrella } from './folded-umbrella.ts';

/** Metres between the centre lines of two panels on the cloth that they are cut from. */
const APART = 0.6;
/** Number of ribs. */
const RIBS = 8;
/** Radius in metres of the open canopy, to the tip of a rib. */
const RADIUS = 0.5;
/** Height in metres from the tips of the ribs to the top of the canopy. */
const DEPTH = 0.2;
/** Length of the shaft in metres. */
const SHAFT = 0.82;
/** Height in metres of the lower end of the shaft, below which the handle curves. */
const RAISED = 0.075;
/** Angle in radians by which it leans towards the viewer. */
const LEAN = 0.22;

/** An open umbrella with a curved handle, or a folding one that is closed. */
export const umbrella: Form = {
  name: 'umbrella',
  fabric: 'nylon',
  build({ piece, detail }) {
    if (piece.cut === 'folded-umbrella') return { parts: foldedUmbrella(detail), presentation: 'floor', turn: 0.35 };
    return { parts: [canopy(detail), ...frame(detail)], presentation: 'ghost', turn: 0.28 };
  },
};

/** A point of the canopy: `angle` about the shaft, and share of the way from its top to its edge. */
function onCanopy(angle: number, share: number): Vec3 {
  const step = TAU / RIBS;
  const from = angle / step - Math.floor(angle / step);
  // Cloth that is stretched between two ribs hangs in, the more the further out; its edge is a hollow curve.
  const hollow = 4 * from * (1 - from);
  const bend = share * 1.12;
  const radius = (RADIUS * Math.sin(bend)) / Math.sin(1.12);
  const drop = (DEPTH * (1 - Math.cos(bend))) / (1 - Math.cos(1.12));
  const out = radius * (1 - 0.085 * hollow * share * share) * (1 - 0.02 * hollow);
  return leaning(out * Math.cos(angle), SHAFT - drop + 0.02 * hollow * share * share, out * Math.sin(angle));
}

function leaning(x: number, y: number, z: number): Vec3 {
  const [c, s] = [Math.cos(LEAN), Math.sin(LEAN)];
  return [x, RAISED + y * c - z * s, z * c + y * s];
}

function canopy(detail: number): Part {
  const columns = RIBS * atDetail(28, detail);
  const mesh = gridMesh(
    {
      columns,
      rows: atDetail(90, detail),
      closed: true,
      flip: true,
      // Each panel is cut from the cloth with its grain along its centre line.
      develop: (u, v, _position, out) => {
        const panel = u * RIBS;
        const across = panel - Math.floor(panel) - 0.5;
        out[0] = across * v * RADIUS * (TAU / RIBS) + Math.floor(panel) * APART;
        out[1] = -v * 0.56;
      },
    },
    (u, v, out) => {
      const at = onCanopy(u * TAU, Math.max(0.004, v));
      [out[0], out[1], out[2]] = at;
    },
  );
  return { name: 'canopy', role: 'cloth', mesh, detail: seams };
}

/** The seam over each rib, and the hem of the edge. */
const seams: Painter = (point, surface) => {
  const down = -point.v / 0.56;
  const half = (down * RADIUS * TAU) / RIBS / 2;
  const panel = Math.round(point.u / APART);
  const seam = half - Math.abs(point.u - panel * APART);
  shadeLine(surface, seam, 0.0012, 0.35);
  stitchRow(point, surface, seam - 0.004, point.v, OWN_THREAD);
  stitchRow(point, surface, (1 - down) * 0.56 - 0.008, point.u, OWN_THREAD);
};

const STEEL = material({ albedo: [0.62, 0.62, 0.62], roughness: 0.28, metal: 1, reflectance: 0.6, wrap: 0 });

function frame(detail: number): Part[] {
  const sides = atDetail(14, Math.max(0.6, detail));
  const below = (angle: number, share: number): Vec3 => {
    const [x, y, z] = onCanopy(angle, share);
    return [x, y - 0.004, z];
  };
  const ribs = Array.from({ length: RIBS }, (_, i) => {
    const angle = (i / RIBS) * TAU;
    const path = Array.from({ length: 21 }, (_k, k) => below(angle, lerp(0.02, 1.015, k / 20)));
    const runner = leaning(0.012 * Math.cos(angle), SHAFT - 0.3, 0.012 * Math.sin(angle));
    const stretcher = [runner, below(angle, 0.52)];
    return [
      tubeMesh(path, { radius: 0.0021, sides: 8, rows: 60 }),
      tubeMesh(stretcher, { radius: 0.0019, sides: 8, rows: 4 }),
    ];
  });
  const shaft = tubeMesh([leaning(0, SHAFT + 0.012, 0), leaning(0, 0.06, 0)], { radius: 0.0058, sides, rows: 4 });
  const runner = tubeMesh([leaning(0, SHAFT - 0.29, 0), leaning(0, SHAFT - 0.33, 0)], {
    radius: 0.011,
    sides,
    rows: 4,
  });
  const ferrule = tubeMesh([leaning(0, SHAFT + 0.006, 0), leaning(0, SHAFT + 0.06, 0)], {
    radius: (t) => lerp(0.0085, 0.0045, t) * (t > 0.9 ? Math.sqrt((1 - t) / 0.1) : 1),
    sides,
    rows: 24,
  });
  const bend = Array.from({ length: 15 }, (_, i): Vec3 => {
    const angle = (i / 14) * Math.PI * 1.06;
    return leaning(-0.036 + 0.036 * Math.cos(angle), 0.002 - 0.036 * Math.sin(angle), 0);
  });
  const handle = tubeMesh(smoothPath([leaning(0, 0.105, 0), leaning(0, 0.05, 0), ...bend], 5), {
    radius: (t) => 0.0108 * Math.sqrt(Math.max(0.02, Math.min(1, Math.min(t, 1 - t) / 0.03))),
    sides: atDetail(22, Math.max(0.6, detail)),
    rows: 160,
  });
  return [
    {
      name: 'ribs',
      role: 'hardware',
      colourPart: 'hardware',
      mesh: mergeMeshes(ribs.flat()),
      solid: true,
      material: STEEL,
    },
    { name: 'shaft', role: 'hardware', mesh: mergeMeshes([shaft, runner, ferrule]), solid: true, material: STEEL },
    { name: 'handle', role: 'wood', colourPart: 'handle', mesh: handle, solid: true },
  ];
}
