import { gridMesh } from '../../../geometry/grid.ts';
import { lerp, TAU } from '../../../geometry/interpolation.ts';
import { curve } from '../../../geometry/profile.ts';
import { bodyPoint } from '../../body.ts';
import { atDetail } from '../../form.ts';
import type { Form } from '../../form.ts';

/** A dress hanging from the shoulders of the dress form. */
export const dress: Form = {
  name: 'dress',
  build({ detail }) {
    const flare = curve([
      [0.02, 0.12],
      [0.45, 0.04],
      [0.9, 0.006],
      [1.36, 0.006],
    ]);
    const mesh = gridMesh(
      { columns: atDetail(420, detail), rows: atDetail(420, detail), closed: true },
      (u, v, out) => {
        const a = (u - 0.5) * TAU;
        const y = lerp(1.36, 0.02, v);
        bodyPoint(a, Math.max(y, 0.86), flare(y), out);
        out[1] = y;
      },
    );
    return { parts: [{ name: 'dress', role: 'cloth', mesh }], presentation: 'dress form' };
  },
};
