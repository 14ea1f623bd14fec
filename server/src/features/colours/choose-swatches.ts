import { COLOUR_LIMIT, colourNameKey, colourNameProblem, tidyColourName, type SkippedSwatch } from '@kenna/contract';
import type { Swatch, SwatchFile } from './swatches/swatch.ts';

interface OwnedColour {
  readonly name: string;
  readonly hex: string;
}

interface ChosenSwatches {
  /** The swatches, with tidied names. */
  readonly chosen: readonly Swatch[];
  /** In the order of the file. */
  readonly skipped: readonly SkippedSwatch[];
}

/** The swatches of a file that can be added to the colours of a person, and why the others cannot. */
export function chooseSwatches({ swatches, skipped }: SwatchFile, own: readonly OwnedColour[]): ChosenSwatches {
  const names = new Map(own.map((colour) => [colourNameKey(colour.name), { ...colour, isInFile: false }]));
  const chosen: Swatch[] = [];
  const left: SkippedSwatch[] = [...skipped];
  for (const swatch of swatches) {
    const name = tidyColourName(swatch.name);
    const key = colourNameKey(name);
    const same = names.get(key);
    const reason =
      colourNameProblem(name) ??
      (same && reasonOfSame(same)) ??
      (own.length + chosen.length >= COLOUR_LIMIT ? `An account holds ${COLOUR_LIMIT} colours.` : null);
    if (reason === null) {
      chosen.push({ ...swatch, name });
      names.set(key, { name, hex: swatch.hex, isInFile: true });
    } else left.push({ place: swatch.place, name, reason });
  }
  const numberOf = ({ place }: SkippedSwatch) => Number(/\d+/.exec(place)?.[0] ?? 0);
  return {
    chosen,
    skipped: left
      .map(({ name, ...other }) => ({ ...other, name: tidyColourName(name).slice(0, 80) }))
      .sort((a, b) => numberOf(a) - numberOf(b)),
  };
}

const reasonOfSame = ({ hex, isInFile }: OwnedColour & { readonly isInFile: boolean }): string =>
  isInFile ? `The file has this name twice; the first one is ${hex}.` : `You already have this name, as ${hex}.`;

/** One sentence for each kind of conversion that is only approximate. */
export function remarksOn(swatches: readonly Swatch[]): string[] {
  const countOf = (loss: Swatch['loss']) => swatches.filter((swatch) => swatch.loss === loss).length;
  const [ink, gamut] = [countOf('ink'), countOf('gamut')];
  return [
    ...(ink > 0
      ? [
          `${colours(ink, 'CMYK ')} converted by simple arithmetic, without the profile of a printer, so they can differ from your print. Check them, or export your swatches as RGB or Lab.`,
        ]
      : []),
    ...(gamut > 0
      ? [
          `${colours(gamut, 'Lab ')} moved to the nearest values that screens can show (sRGB), because they lie outside.`,
        ]
      : []),
  ];
}

const colours = (count: number, model: string): string =>
  count === 1 ? `1 ${model}colour was` : `${count} ${model}colours were`;
