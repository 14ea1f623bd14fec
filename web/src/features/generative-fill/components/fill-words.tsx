import { IMAGE_COUNTS, PROMPT_LIMIT } from '@kenna/contract';
import { useId, type ReactNode } from 'react';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { FillSettings } from '../fill-request.ts';
import { CreativeField } from './creative-field.tsx';
import classes from './generative-fill.module.css';

interface FillWordsProps {
  readonly settings: FillSettings;
  /** Field for the excluded elements. */
  readonly exclude: ReactNode;
  readonly onChange: (change: Partial<FillSettings>) => void;
}

const COUNTS = IMAGE_COUNTS.map((value) => ({ value, label: String(value) }));

/** Settings of the dialog: the prompt, the Creative slider and the number of results. */
export function FillWords({ settings, exclude, onChange }: FillWordsProps) {
  const id = useId();
  return (
    <>
      <Disclosure title="Prompt" summary={settings.prompt.trim()} startsOpen>
        <label htmlFor={id} className={classes.hidden}>
          Prompt
        </label>
        <textarea
          dir="auto"
          id={id}
          className={classes.text}
          rows={4}
          maxLength={PROMPT_LIMIT}
          placeholder="Describe what you would like to add or replace on your image..."
          value={settings.prompt}
          onChange={(event) => onChange({ prompt: event.currentTarget.value })}
        />
        {exclude}
      </Disclosure>
      <Disclosure
        title="Settings"
        summary={`Creative ${settings.guidance} · ${settings.count} ${settings.count === 1 ? 'image' : 'images'}`}
        startsOpen
      >
        <div className={classes.settings}>
          <CreativeField value={settings.guidance} onChange={(guidance) => onChange({ guidance })} />
          <ChoiceField
            legend="Images"
            value={settings.count}
            choices={COUNTS}
            onChange={(count) => onChange({ count })}
          />
        </div>
      </Disclosure>
    </>
  );
}
