import type { PersonFindings } from '../../findings.ts';
import type { GarmentCategory } from '../../image-engine.ts';

/** Pixels of a shoulder breadth below which nothing worn can be seen. */
const LEAST_BREADTH = 18;
const LEAST_PRESENCE = 0.3;

/** A sentence for the person when the body that a garment needs is not in the picture; null when it is. */
export function missingBody({ pose, mask }: PersonFindings, category: GarmentCategory): string | null {
  const inside = (index: number) => {
    const { x, y, presence } = pose[index]!;
    return presence >= LEAST_PRESENCE && x > -0.1 * mask.width && x < 1.1 * mask.width && y < 1.04 * mask.height;
  };
  const wide = Math.hypot(pose[11]!.x - pose[12]!.x, pose[11]!.y - pose[12]!.y);
  const long = Math.hypot(pose[11]!.x - pose[23]!.x, pose[11]!.y - pose[23]!.y);
  if (Math.max(wide, 0.6 * long) < LEAST_BREADTH)
    return 'The person in the picture is too small to be dressed. Choose one that shows the person larger.';
  if (category !== 'lower' && !(inside(11) && inside(12)))
    return 'The shoulders of the person are not in the picture. Choose one that shows a person from head to hips.';
  const hips = pose[23]!.y < 0.97 * mask.height && pose[24]!.y < 0.97 * mask.height;
  if (category === 'lower' && !hips)
    return 'The legs of the person are not in the picture. Choose one that shows a person from the waist down.';
  return null;
}
