import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import type { ScenePart } from '../parts/scene.ts';
import { isOfSleeve } from './is-of-sleeve.ts';

/** Metres by which a sleeve ends above the one over it, so that nothing of it is seen at the wrist. */
const SHORTER = 0.1;

/**
 * The parts without sleeves that are wholly inside the sleeves of a piece worn over them. Every piece is cut for
 * itself, so that the wide sleeve of a T-shirt would otherwise come through the narrow one of a shirt. A sleeve
 * that ends near the wrist of the outer one stays, and so do sleeves below cloth that is seen through.
 */
export function withoutInnerSleeves(parts: readonly ScenePart[], brief: Brief): readonly ScenePart[] {
  const sleeves = [
    ...Map.groupBy(
      parts.filter((part) => isOfSleeve(part, brief)),
      ({ piece }) => piece,
    ),
  ].map(([piece, own]) => ({
    piece,
    layer: own[0]!.layer ?? 0,
    low: meshBounds(own.map(({ mesh }) => mesh)).min[1],
    isSheer: own.some(({ material }) => material.opacity < 1),
  }));
  const hidden = new Set(
    sleeves
      .filter((inner) =>
        sleeves.some((outer) => outer.layer > inner.layer && !outer.isSheer && outer.low + SHORTER <= inner.low),
      )
      .map(({ piece }) => piece),
  );
  return hidden.size === 0 ? parts : parts.filter((part) => !hidden.has(part.piece) || !isOfSleeve(part, brief));
}
