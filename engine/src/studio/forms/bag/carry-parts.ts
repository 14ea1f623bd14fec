import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Part } from '../../parts/part.ts';
import { shadeLine } from '../../construction/sewing/seam.ts';
import type { Thread } from '../../construction/sewing/seam.ts';
import type { BagBody } from './bag-body.ts';
import {
  archPath,
  chainMesh,
  fallenPath,
  fallenStrap,
  flatStrap,
  handleSeam,
  rolledHandle,
  strapSeam,
  tabPath,
} from './carrying.ts';
import { stud, wireRing } from '../../construction/hardware/fittings.ts';

export type Carrying = 'top-handle' | 'strap' | 'chain' | 'none';

interface Carried {
  readonly parts: readonly Part[];
  /** Rings and rivets, to be made of the bag's metal. */
  readonly metal: readonly Mesh[];
}

/** The top of a bag and its width there, to which handles are attached. */
type CarriedBody = Pick<BagBody, 'top' | 'halfWidth'>;

/** The handles of a closed bag, attached to its top. */
export function carryParts(body: CarriedBody, carrying: Carrying, thread: Thread, detail: number): Carried {
  return CARRIERS[carrying](body, thread, detail);
}

const CARRIERS: Readonly<Record<Carrying, (body: CarriedBody, thread: Thread, detail: number) => Carried>> = {
  'top-handle': topHandle,
  strap: shoulderStrap,
  chain: chainStrap,
  none: () => ({ parts: [], metal: [] }),
};

function topHandle(body: CarriedBody, thread: Thread, detail: number): Carried {
  const half = body.halfWidth(body.top) * 0.54;
  const ringY = body.top + 0.0185;
  const tabs = [-half, half].map((x, i): Part => {
    const mesh = flatStrap(tabPath(x, body.top + 0.005, 0.0065, 0.019), 0.0085, 0.0026, [0, 0, 1], detail);
    return {
      name: `handle tab ${i + 1}`,
      role: 'cloth',
      colourPart: 'handle',
      mesh,
      solid: true,
      detail: strapSeam(0.0085, 0.0026, thread),
    };
  });
  const rings = [-half, half].map((x) => wireRing([x, ringY, 0], [0.0115, 0, 0], [0, 0.0125, 0], 0.002, detail));
  const rivets = [-half, half].flatMap((x) =>
    [-0.0155, 0.0155].map((z) => stud([x, body.top + 0.0075, z], 0.003, 0.0018, [0, 1, z * 20])),
  );
  const path = archPath(half + 0.001, ringY + 0.0085, 0.112, 0);
  const handle: Part = {
    name: 'handle',
    role: 'cloth',
    colourPart: 'handle',
    solid: true,
    mesh: rolledHandle(path, 0.0072, detail),
    detail: handleSeam(0.0072, thread),
  };
  return { parts: [...tabs, handle], metal: [...rings, ...rivets] };
}

function shoulderStrap(body: CarriedBody, thread: Thread, detail: number): Carried {
  const half = body.halfWidth(body.top) - 0.002;
  const ringY = body.top - 0.004;
  const path = fallenPath(half, ringY + 0.012);
  const strap: Part = {
    name: 'strap',
    role: 'cloth',
    colourPart: 'straps',
    solid: true,
    mesh: fallenStrap(path, 0.0085, 0.003, detail),
    detail: strapSeam(0.0085, 0.003, thread),
  };
  const rings = [-half, half].map((x) => wireRing([x, ringY, 0], [0, 0, 0.0115], [0, 0.0125, 0], 0.0019, detail));
  return { parts: [strap], metal: rings };
}

function chainStrap(body: CarriedBody, _thread: Thread, detail: number): Carried {
  const half = body.halfWidth(body.top) * 0.86;
  const path = fallenPath(half, body.top + 0.003, 0.0056);
  const chain = chainMesh(path, 0.0155, 0.0017, detail);
  const eyelets = [-half, half].map((x) =>
    wireRing([x, body.top + 0.0035, 0], [0.006, 0, 0], [0, 0, 0.006], 0.0018, detail),
  );
  const weave: Part = {
    name: 'woven strap',
    role: 'cloth',
    solid: true,
    mesh: flatStrap(path, 0.0022, 0.0022, [-1, 0, 0], detail),
    detail: (point, surface) => shadeLine(surface, Math.abs(point.u) - 0.002, 0.0006, 0.3),
  };
  return { parts: [weave], metal: [chain, ...eyelets] };
}
