import { TextInput } from '@mantine/core';
import { mdiMagnify } from '@mdi/js';
import { useDraftText } from '../../lib/forms/use-draft-text.ts';
import { Icon } from '../icon.tsx';

interface ListSearchProps {
  readonly label: string;
  /** Shown in the empty field; by default the label. */
  readonly example?: string;
  readonly className?: string;
  readonly value: string;
  /** Called with the typed words, without spaces around them, once the typing rests. */
  readonly onChange: (search: string) => void;
}

/** The search field of a list. The key `/` leads to it from anywhere on its page or in its dialog. */
export function ListSearch({ label, example = label, className, value, onChange }: ListSearchProps) {
  const [text, setText] = useDraftText(value, (typed) => onChange(typed.trim()));
  return (
    <TextInput
      type="search"
      size="md"
      aria-label={label}
      placeholder={example}
      dir="auto"
      data-search
      leftSection={<Icon path={mdiMagnify} />}
      maxLength={200}
      {...(className === undefined ? { mb: 'md' } : { className })}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
