import type { ReportedFamily } from '../../../../ports/image-engine.port.ts';
import type { Stock } from './assess-file.ts';
import { usableWeights } from './choose-weights.ts';
import { FAMILIES } from '../../families/index.ts';
import type { Family } from '../../families/family.ts';

/** Families that only edit or fill are compared with the others by what they do. */
const rankOf = ({ draws, edit }: Family): number => draws ?? edit?.rank ?? 0;

/** The families in the order in which they are preferred: those that the operator named, then the usable others. */
export function reportFamilies(stock: Stock): readonly ReportedFamily[] {
  const usable = new Set(usableWeights(stock).map(({ family }) => family.id));
  const named = stock.rules.familyOrder.flatMap((id) => FAMILIES.find((family) => family.id === id) ?? []);
  const others = FAMILIES.filter((family) => usable.has(family.id) && !named.includes(family)).sort(
    (first, second) => rankOf(second) - rankOf(first),
  );
  return [...named, ...others].map((family) => ({
    id: family.id,
    title: family.title,
    isOrdered: named.includes(family),
    isUsable: usable.has(family.id),
  }));
}
