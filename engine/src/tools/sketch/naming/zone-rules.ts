import type { BodyZone } from '../../../words/prompt/vocabulary/body-zone.ts';
import { nameBag, nameObject, nameShoe } from './name-things.ts';

/** How a drawing is interpreted, one row per zone of forms. */
interface ZoneRule {
  /** True for clothes, whose regions are those of a garment and whose cloth is sewn. */
  readonly sewn: boolean;
  /** True for clothes whose cloth hangs freely below the body. */
  readonly hangs: boolean;
  /** Names the regions of an object of this form that is not clothes. */
  readonly nameRegions: typeof nameObject;
}

const HANGING: ZoneRule = { sewn: true, hangs: true, nameRegions: nameObject };
const OBJECT: ZoneRule = { sewn: false, hangs: false, nameRegions: nameObject };

export const ZONE_RULES: Readonly<Record<BodyZone, ZoneRule>> = {
  whole: HANGING,
  lower: HANGING,
  cloth: HANGING,
  neck: HANGING,
  upper: { ...HANGING, hangs: false },
  bag: { ...OBJECT, nameRegions: nameBag },
  foot: { ...OBJECT, nameRegions: nameShoe },
  head: OBJECT,
  jewellery: OBJECT,
  object: OBJECT,
};
