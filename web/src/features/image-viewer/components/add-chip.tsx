import { useState } from 'react';
import { mdiPlus } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import type { Addition } from '../corrected-words.ts';
import { matchingWords } from '../../../lib/text/matching-words.ts';
import type { WordKind } from '../word-kinds.ts';
import { WordMenu, type WordOption } from './word-menu.tsx';
import classes from './image-viewer.module.css';

interface AddChipProps {
  readonly kinds: readonly WordKind[];
  readonly onAdd: (addition: Addition) => void;
}

interface AddOption extends WordOption {
  readonly of: WordKind;
}

const BACK = 'back';
/** Maximum number of words in the list. Nobody reads a longer list, and typing more narrows it down. */
const MAX_OPTIONS = 40;

const wordsOf = (of: WordKind): AddOption[] =>
  of.words.map((word) => ({ ...word, of, value: `${of.title}/${word.name}` }));

/** Adds a word to the brief: first its kind is chosen, then the word. Typing searches the words of every kind. */
export function AddChip({ kinds, onAdd }: AddChipProps) {
  const [kind, setKind] = useState<WordKind | null>(null);
  const optionsFor = (typed: string): readonly WordOption[] => {
    if (kind !== null) {
      const back = typed === '' ? [{ value: BACK, label: `← ${kind.title}` }] : [];
      return [...back, ...matchingWords(wordsOf(kind), typed)];
    }
    if (typed.trim() === '') return kinds.map(({ title }) => ({ value: title, label: title }));
    return matchingWords(kinds.flatMap(wordsOf), typed).slice(0, MAX_OPTIONS);
  };
  const choose = (option: WordOption) => {
    const chosenKind = kinds.find(({ title }) => title === option.value);
    if (chosenKind !== undefined || option.value === BACK) {
      setKind(chosenKind ?? null);
      return 'stay';
    }
    const of = kinds.find(({ title }) => option.value.startsWith(`${title}/`));
    if (of !== undefined) onAdd({ kind: of.kind, label: option.label });
    return 'close';
  };
  return (
    <WordMenu
      label={kind === null ? 'Add' : `Add: ${kind.title}`}
      className={classes.chip}
      optionsFor={optionsFor}
      onChoose={choose}
      onClose={() => setKind(null)}
      onColour={kind?.kind === 'colour' ? (hex) => onAdd({ kind: 'colour', label: hex }) : undefined}
    >
      <Icon path={mdiPlus} />
      Add
    </WordMenu>
  );
}
