/** Finds named colours that match one, by their position in OKLCH (Ottosson 2020). */
export interface NamedColour {
  readonly label: string;
  readonly hex: string;
}

interface Placed extends NamedColour {
  /** 0 to 1. */
  readonly lightness: number;
  readonly chroma: number;
  /** Degrees. */
  readonly hue: number;
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function place({ label, hex }: NamedColour): Placed {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return { label, hex, lightness, chroma: Math.hypot(a, b), hue };
}

/** Colours with less chroma than this count as neutral. */
const NEUTRAL = 0.035;
const between = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

export interface Harmony {
  readonly isNeutral: boolean;
  readonly beside: readonly NamedColour[];
  readonly across: readonly NamedColour[];
  readonly calm: readonly NamedColour[];
}

/** `beside`: neighbouring hues. `across`: opposite hues. `calm`: neutrals that do not compete with it. */
export function harmonyOf(colour: NamedColour, all: readonly NamedColour[], each = 3): Harmony {
  const own = place(colour);
  const placed = all.map(place).filter(({ hex, label }) => hex !== colour.hex && label !== colour.label);
  const isNeutral = own.chroma < NEUTRAL;
  const at = (hue: number) => {
    const near = placed.filter(({ chroma, hue: other }) => chroma >= 0.07 && between(other, hue) < 18);
    return near.toSorted((a, b) => distance(a) - distance(b)).slice(0, each);
  };
  /** Prefers colours with a different lightness and a similar chroma: colours alike in both are hard to tell apart. */
  const distance = ({ lightness, chroma }: Placed) =>
    Math.abs(chroma - own.chroma) * 2 + Math.abs(0.22 - Math.abs(lightness - own.lightness));
  const calm = placed
    .filter(({ chroma }) => chroma < NEUTRAL)
    .toSorted((a, b) => Math.abs(b.lightness - own.lightness) - Math.abs(a.lightness - own.lightness));
  const spread = calm.filter((_, index) => index % Math.max(1, Math.floor(calm.length / each)) === 0);
  return {
    isNeutral,
    beside: isNeutral ? [] : [...at((own.hue + 35) % 360).slice(0, 2), ...at((own.hue + 325) % 360).slice(0, 2)],
    across: isNeutral ? at(30).concat(at(265)) : at((own.hue + 180) % 360),
    calm: spread.slice(0, each),
  };
}
