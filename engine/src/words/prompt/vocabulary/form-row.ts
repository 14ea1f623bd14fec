import type { AttributeName } from './attributes.ts';
import type { BodyZone } from './body-zone.ts';

/**
 * A form that can be drawn, under the names that people use. `rank` orders layers from the skin outwards; `zone` is
 * the part of the body that a form covers, which determines the attributes it accepts.
 */
export interface FormRow {
  readonly name: string;
  readonly label: string;
  readonly says: string;
  readonly zone: BodyZone;
  readonly rank: number;
  /** Attributes that it has in addition to those of its zone. */
  readonly accepts?: readonly AttributeName[];
  /** True for furniture, which belongs to the setting where the words also name something to wear. */
  readonly furniture?: true;
  /** True when it has two legs. */
  readonly legged?: true;
  /** True when the legs of its wearer are visible below it. */
  readonly showsLegs?: true;
  /** True for a thing that lies flat on another of its kind. */
  readonly stacks?: true;
  /** True when it has long sleeves by default. */
  readonly sleeved?: true;
}
