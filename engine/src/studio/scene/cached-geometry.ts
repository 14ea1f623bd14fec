import { areEqual } from '../../foundation/geometry/are-equal.ts';
import { mergeGeometry } from '../../foundation/raster/geometry.ts';
import type { Geometry } from '../../foundation/raster/geometry.ts';
import type { ScenePart } from '../parts/scene.ts';

interface CachedGeometry {
  readonly props: readonly ScenePart[];
  readonly geometry: Geometry;
}

/** Cached by the parts of a subject, for as long as a thread retains those parts. */
const cached = new WeakMap<readonly ScenePart[], CachedGeometry>();

/** Returns the geometry of a whole scene: the parts of its subject, then those of its setting. */
export function sceneGeometry(own: readonly ScenePart[], props: readonly ScenePart[]): Geometry {
  const last = cached.get(own);
  if (last && last.props.length === props.length && props.every((prop, i) => isSameShape(prop, last.props[i]!))) {
    return last.geometry;
  }
  const geometry = mergeGeometry(
    [...own, ...props].map(({ mesh, trim, castsShadow, material, thin }) => ({
      mesh,
      ...(thin ? { thin } : {}),
      // Fabric with an opacity of at most 0.65 casts no shadow, because its shadow would be that of an opaque board.
      casts: (castsShadow ?? true) && material.opacity > 0.65,
      ...(trim ? { trim } : {}),
    })),
  );
  cached.set(own, { props, geometry });
  return geometry;
}

function isSameShape(a: ScenePart, b: ScenePart): boolean {
  return (
    a.trim === b.trim &&
    a.thin === b.thin &&
    a.castsShadow === b.castsShadow &&
    a.material.opacity === b.material.opacity &&
    (['positions', 'normals', 'uvs', 'indices'] as const).every((name) => areEqual(a.mesh[name], b.mesh[name]))
  );
}
