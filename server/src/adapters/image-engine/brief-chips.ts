import type { BriefChip, TakeField } from '@kenna/contract';
import type { Chip, PictureScene, ShownColour } from '@kenna/engine';

/** What a take replaces in the whole picture. Colour and fabric it replaces in the main piece alone. */
const WHOLE_FIELDS = ['view', 'light', 'setting', 'build', 'pose', 'finish'] as const satisfies readonly TakeField[];

/** Whether a chip still applies to the picture: the take may have replaced what it names. */
function isShown({ kind, name, piece }: Chip, { brief, take }: PictureScene): boolean {
  const field = WHOLE_FIELDS.find((whole) => whole === kind);
  if (field) return take[field] === undefined;
  if (piece !== brief.hero) return true;
  const hero = brief.pieces[brief.hero];
  const isMain = hero?.colours.some((colour) => colour.part === 'main' && colour.name === name) ?? false;
  if (kind === 'colour') return !(isMain && take.colour !== undefined);
  return !(kind === 'fabric' && hero?.fabric === name && take.fabric !== undefined);
}

/**
 * The chips that were understood from the words and are visible in the picture. `chipsOfStyle` parses one style alone,
 * which shows to which of several styles a chip's offsets belong. `shownColours` are the colours measured in the
 * picture.
 */
export function chipsOf(
  scene: PictureScene,
  chipsOfStyle: (style: string) => readonly Chip[],
  styles: readonly string[],
  shownColours: readonly ShownColour[] = [],
): BriefChip[] {
  const styleOf = (chip: Chip): string | undefined =>
    styles.find((style) =>
      chipsOfStyle(style).some(
        ({ kind, name, start, end }) =>
          kind === chip.kind && name === chip.name && start === chip.start && end === chip.end,
      ),
    );
  const reachedBy = ({ kind, piece, hex }: Chip): BriefChip['reached'] => {
    if (kind !== 'colour') return undefined;
    const found = shownColours.find((colour) => colour.piece === piece && colour.asked === hex);
    return found && { hex: found.shown, difference: found.difference };
  };
  return scene.brief.understood
    .filter((chip) => isShown(chip, scene))
    .map((chip) => {
      const style = chip.source === 'style' ? styleOf(chip) : undefined;
      const reached = reachedBy(chip);
      return { ...chip, ...(style !== undefined && { style }), ...(reached && { reached }) };
    });
}
