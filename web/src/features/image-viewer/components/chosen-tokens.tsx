import type { TakeField, VocabularyEntry } from '@kenna/contract';
import { mdiClose } from '@mdi/js';
import type { ChosenWords } from '../chosen-takes.ts';
import { Icon } from '../../../ui/icon.tsx';
import classes from './scene-panel.module.css';

interface ChosenTokensProps {
  readonly fields: readonly TakeField[];
  readonly chosen: ChosenWords;
  readonly words: Readonly<Record<string, readonly VocabularyEntry[]>>;
  readonly onRemove: (field: TakeField, name: string) => void;
}

/** The chosen words of lists that are too long to show them. A click removes a word. */
export function ChosenTokens({ fields, chosen, words, onRemove }: ChosenTokensProps) {
  const tokens = fields.flatMap((field) =>
    (chosen[field] ?? []).map((name) => {
      const { label = name, hex } = words[field]?.find((word) => word.name === name) ?? {};
      return { field, name, label, hex: hex ?? (name.startsWith('#') ? name : undefined) };
    }),
  );
  if (tokens.length === 0) return null;
  return (
    <ul className={classes.tokens} aria-label="Chosen">
      {tokens.map(({ field, name, label, hex }) => (
        <li key={`${field}-${name}`}>
          <button type="button" aria-label={`Remove ${label}`} onClick={() => onRemove(field, name)}>
            {hex !== undefined && <i style={{ '--colour': hex }} />}
            {label}
            <Icon path={mdiClose} />
          </button>
        </li>
      ))}
    </ul>
  );
}
