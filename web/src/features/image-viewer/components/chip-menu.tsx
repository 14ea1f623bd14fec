import type { BriefChip, SceneVocabulary } from '@kenna/contract';
import { matchingWords } from '../../../lib/text/matching-words.ts';
import { WordMenu, type WordOption } from './word-menu.tsx';
import classes from './image-viewer.module.css';

interface ChipMenuProps {
  readonly chip: BriefChip;
  readonly vocabulary: SceneVocabulary | undefined;
  /** Words that replace the chip; undefined leaves it as it is, null removes it. */
  readonly now: string | null | undefined;
  readonly onChange: (label: string | null | undefined) => void;
}

const REMOVED = 'remove';
const UNCHANGED = 'keep';

/** One word of the brief, which can be replaced by another of its kind or removed. */
export function ChipMenu({ chip, vocabulary, now, onChange }: ChipMenuProps) {
  const { kind, name, label, source, style } = chip;
  const attribute = kind === 'attribute' ? (name.split('=')[0] ?? '') : null;
  const ofKind = attribute === null ? vocabulary?.kinds[kind] : vocabulary?.attributes[attribute];
  const words = source === 'style' ? [] : (ofKind ?? []).map((word) => ({ ...word, value: word.name }));
  const hex = now === undefined ? chip.hex : (words.find((word) => word.label === now)?.hex ?? hexIn(now));
  const first: readonly WordOption[] = [
    ...(now === undefined ? [] : [{ value: UNCHANGED, label: `Keep ${label}` }]),
    ...(now === null ? [] : [{ value: REMOVED, label: style === undefined ? 'Remove' : `Remove the style ${style}` }]),
  ];
  const choose = ({ value, label: chosen }: WordOption) => {
    onChange(value === UNCHANGED ? undefined : value === REMOVED ? null : chosen);
    return 'close' as const;
  };
  return (
    <WordMenu
      label={`Replace ${label} with`}
      className={classes.chip}
      isGone={now === null}
      optionsFor={(typed) => [...(typed.trim() === '' ? first : []), ...matchingWords(words, typed)]}
      onChoose={choose}
      onColour={kind === 'colour' && source !== 'style' ? onChange : undefined}
    >
      {hex !== undefined && <i style={{ '--colour': hex }} />}
      {now ?? label}
    </WordMenu>
  );
}

const hexIn = (words: string | null): string | undefined => (words?.startsWith('#') ? words : undefined);
