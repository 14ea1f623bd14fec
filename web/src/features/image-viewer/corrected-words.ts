import { correctPrompt, hasWords, type BriefChip, type ImageItem, type Settings } from '@kenna/contract';

export interface Addition {
  readonly kind: string;
  readonly label: string;
}

export interface ChipCorrections {
  /** By index of the picture's chips: the words that replace the chip, or null to remove it. */
  readonly replaced: ReadonlyMap<number, string | null>;
  readonly added: readonly Addition[];
}

export const NO_CORRECTIONS: ChipCorrections = { replaced: new Map(), added: [] };

export const hasCorrections = ({ replaced, added }: ChipCorrections): boolean => replaced.size > 0 || added.length > 0;

/** A chip of a style stands for the whole style, which can be removed but not reworded. */
export const isCorrectable = (chip: BriefChip): boolean =>
  chip.source === 'style' ? chip.style !== undefined : hasWords(chip);

export type Words = Pick<Settings, 'prompt' | 'accentPrompt' | 'styles'>;

/** The corrected words of a picture. Each chip is corrected in the text from which it was read. */
export function correctedWords(
  { prompt, brief }: Pick<ImageItem, 'prompt' | 'brief'>,
  settings: Words,
  { replaced, added }: ChipCorrections,
): Words {
  const correctedIn = (source: BriefChip['source'], text: string, additions: readonly Addition[]) => {
    const places = [...brief.keys()].filter((index) => brief[index]?.source === source);
    const chips = places.flatMap((index) => brief[index] ?? []);
    const ofText = places.flatMap((index, at) =>
      replaced.has(index) ? [[at, replaced.get(index) ?? null] as const] : [],
    );
    return correctPrompt(text, chips, { replaced: new Map(ofText), added: additions });
  };
  const dropped = new Set([...replaced.keys()].map((index) => brief[index]?.style));
  return {
    prompt: correctedIn('prompt', prompt, added),
    accentPrompt: correctedIn('accent', settings.accentPrompt, []),
    styles: settings.styles.filter((style) => !dropped.has(style)),
  };
}
