import { LIGHT_NEUTRAL, LIGHT_SLIDERS, type Adjustment } from './adjustment.schema.ts';
import { changeColour, tableOfChange, type ColourChange } from './colour-table.ts';
import type { Colour } from './colour-arithmetic.ts';

type ColourSettings = Pick<Adjustment, 'light' | 'filter' | 'filter_opacity'>;

/** Returns true when no colour changes. */
export const isNeutralColour = ({ light, filter, filter_opacity }: ColourSettings): boolean =>
  (filter === 'none' || filter_opacity === 0) && LIGHT_SLIDERS.every((slider) => light[slider] === LIGHT_NEUTRAL);

/** The colours of an adjustment as a table, in the order of `tableOfChange`. */
export const colourTable = (settings: ColourSettings): Float32Array<ArrayBuffer> => tableOfChange(changeOf(settings));

/** Adjusts one colour, sRGB, 0 to 1. Neutral settings return exactly the input. */
export const adjustColour = (colour: Colour, settings: ColourSettings): Colour =>
  changeColour(colour, changeOf(settings));

function changeOf({ light, filter, filter_opacity }: ColourSettings): ColourChange {
  const amounts = Object.fromEntries(
    LIGHT_SLIDERS.map((slider) => [slider, (light[slider] - LIGHT_NEUTRAL) / LIGHT_NEUTRAL]),
  );
  return { amounts, filter, filterOpacity: filter_opacity / 100 };
}
