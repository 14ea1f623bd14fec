import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
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
  hangingPath,
  handleSeam,
  rolledHandle,
  strapSeam,
  tabPath,
} from './carrying.ts';
import { stud, wireRing } from '../../construction/hardware/fittings.ts';

export type Carrying = 'top-handle' | 'handle and strap' | 'strap' | 'chain' | 'none';

interface Carried {
  readonly parts: readonly Part[];
  /** Rings and rivets, to be made of the bag's metal. */
  readonly metal: readonly Mesh[];
}

/** The top of a bag and its width there, to which handles are attached. */
type CarriedBody = Pick<BagBody, 'top' | 'halfWidth' | 'halfDepth'> & {
  /** Metres by which its sides are folded in at the top. */
  readonly pinch: number;
  /** True in scenes that were stored when straps stood up from their rings. */
  readonly isEarlier: boolean;
};

/** What carries a bag is fastened to its body. */
export const carriedBody = (body: BagBody, { drawnAs }: Piece): CarriedBody => ({
  ...body,
  pinch: body.measures.pinch,
  isEarlier: drawnAs !== undefined,
});

interface Carrier {
  readonly body: CarriedBody;
  readonly thread: Thread;
  readonly detail: number;
}

/** The handles of a closed bag, attached to its top. */
export function carryParts(body: CarriedBody, carrying: Carrying, thread: Thread, detail: number): Carried {
  return CARRIERS[carrying]({ body, thread, detail });
}

const CARRIERS: Readonly<Record<Carrying, (carrier: Carrier) => Carried>> = {
  'top-handle': topHandle,
  'handle and strap': (carrier) => {
    const [handle, strap] = [topHandle(carrier), shoulderStrap(carrier)];
    return { parts: [...handle.parts, ...strap.parts], metal: [...handle.metal, ...strap.metal] };
  },
  strap: (carrier) => (carrier.body.isEarlier ? earlierStrap(carrier) : shoulderStrap(carrier)),
  chain: chainStrap,
  none: () => ({ parts: [], metal: [] }),
};

function topHandle({ body, thread, detail }: Carrier): Carried {
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

const footOf = (body: CarriedBody): readonly [number, number] => [body.halfWidth(0.02), body.halfDepth(0.02)];

/** Distance in metres from the top of a bag to the ring of a strap at its side. */
const HUNG = 0.03;

/** Tabs on both sides of a bag that hold a ring, the rings, and a strap that hangs from them. */
function shoulderStrap({ body, thread, detail }: Carrier): Carried {
  const ringY = body.top - HUNG;
  const half = body.halfWidth(ringY) - 0.6 * body.pinch + 0.003;
  const path = hangingPath({ half: half + 0.001, base: ringY - 0.0115, foot: footOf(body), lie: 0.0022 });
  const strap: Part = {
    name: 'strap',
    role: 'cloth',
    colourPart: 'straps',
    solid: true,
    mesh: flatStrap(path, 0.0085, 0.003, [-1, 0, 0], detail),
    detail: strapSeam(0.0085, 0.003, thread),
  };
  const tabs = [-1, 1].map((side): Part => {
    const points: Vec3[] = [[-0.012, 0.029], [-0.004, 0.025], [0.0005, 0.019], [0.002, 0.0125], [0, 0.0085], [-0.006, 0.01]]
      .map(([out, up]) => [side * (half + out!), ringY + up!, 0]); // prettier-ignore
    return {
      name: side < 0 ? 'left ring tab' : 'right ring tab',
      role: 'cloth',
      colourPart: 'straps',
      solid: true,
      mesh: flatStrap(smoothPath(points, 6), 0.0085, 0.0026, [side * 0.5, 1, 0], detail),
      detail: strapSeam(0.0085, 0.0026, thread),
    };
  });
  const rings = [-half, half].map((x) => wireRing([x, ringY, 0], [0, 0, 0.0125], [0, 0.0115, 0], 0.0019, detail));
  const rivets = [-1, 1].map((side) =>
    stud([side * (half + 0.0035), ringY - 0.03, 0.001], 0.003, 0.0018, [side, 0, 0]),
  );
  return { parts: [...tabs, strap], metal: [...rings, ...rivets] };
}

/** The strap of earlier scenes, which stands up from its rings before it falls. */
function earlierStrap({ body, thread, detail }: Carrier): Carried {
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

function chainStrap({ body, detail }: Carrier): Carried {
  const half = body.isEarlier ? body.halfWidth(body.top) * 0.86 : body.halfWidth(body.top - 0.02) - body.pinch + 0.004;
  const path = body.isEarlier
    ? fallenPath(half, body.top + 0.003, 0.0056)
    : hangingPath({ half, base: body.top - HUNG, foot: footOf(body), lie: 0.0056 });
  const chain = chainMesh(path, 0.0155, 0.0017, detail);
  const eyelets = [-half, half].map((x) =>
    body.isEarlier
      ? wireRing([x, body.top + 0.0035, 0], [0.006, 0, 0], [0, 0, 0.006], 0.0018, detail)
      : wireRing([x * 0.97, body.top - HUNG + 0.005, 0], [0.007, 0, 0], [0, 0.007, 0], 0.0018, detail),
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
