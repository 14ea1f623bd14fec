import { PROMPT_LIMIT, modeHas, type Mode } from '@kenna/contract';
import { mdiDiceMultipleOutline } from '@mdi/js';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { nextPrompt } from '../../../../lib/text/fashion-prompts.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { FieldProblem } from '../../../../ui/messages/field-problem.tsx';
import { useDraft, useDraftDesk, useMissingAt } from '../../draft/draft.store.ts';
import { PROMPT_MARK } from '../../prompt/focus-prompt.ts';
import { promptPlaceholder } from '../../prompt/prompt-placeholder.ts';
import { useSupports } from '../../engines/engines.api.ts';
import { readsExclusions } from '../../panel/sections.ts';
import { ExtraPrompt } from './extra-prompt.tsx';
import classes from './prompt-panel.module.css';
import { WornWords } from './worn-words.tsx';

/** Help with writing a prompt that describes a garment or product, passed in by the page. */
interface PromptAid {
  readonly field: Omit<ComponentProps<'textarea'>, 'value' | 'onChange'>;
  /** Replaces the whole prompt. */
  readonly replace: (text: string) => void;
  /** Buttons next to the dice. */
  readonly tools: ReactNode;
  /** Content below the field. */
  readonly under: ReactNode;
  /** Opens the prompt builder. */
  readonly build: () => void;
}

interface PromptPanelProps {
  readonly mode: Mode;
  /** null in tools whose prompt only says how a garment is worn. */
  readonly aid: PromptAid | null;
  /** A button after the tools of `aid`, passed in by the page. */
  readonly preview?: ReactNode;
}

/** The prompt of a tool, with the accent prompt and the excluded elements where the tool has them. */
export function PromptPanel({ mode, aid, preview }: PromptPanelProps) {
  const { prompt, accentPrompt, negativePrompt } = useDraft((state) => state.draft);
  const { change } = useDraftDesk();
  const supports = useSupports(mode);
  const missing = useMissingAt('prompt');
  const [field, count, problem] = [useId(), useId(), useId()];
  return (
    <section className={classes.panel}>
      <label className={classes.label} htmlFor={field} data-title>
        Prompt
      </label>
      <div className={classes.field}>
        <textarea
          dir="auto"
          id={field}
          {...PROMPT_MARK}
          className={classes.text}
          rows={3}
          maxLength={PROMPT_LIMIT}
          placeholder={promptPlaceholder(mode)}
          aria-describedby={missing === null ? count : `${problem} ${count}`}
          aria-invalid={missing !== null}
          value={prompt}
          onChange={(event) => change({ prompt: event.currentTarget.value })}
          {...aid?.field}
        />
        <div className={classes.tools}>
          {aid && modeHas(mode, 'dice') && (
            <IconButton
              label="Random prompt"
              icon={mdiDiceMultipleOutline}
              onClick={() => aid.replace(nextPrompt(prompt, Math.random()))}
            />
          )}
          {aid?.tools}
          {preview}
          <span id={count} className={classes.count} data-full={prompt.length >= PROMPT_LIMIT}>
            {prompt.length}
            <span className={classes.limit}>{` of ${PROMPT_LIMIT} characters`}</span>
          </span>
        </div>
      </div>
      <FieldProblem id={problem} text={missing} />
      {aid ? aid.under : <WornWords />}
      <div className={classes.extras}>
        {aid && (
          <button type="button" className={classes.link} aria-haspopup="dialog" onClick={aid.build}>
            Prompt builder
          </button>
        )}
        {modeHas(mode, 'accentPrompt') && (
          <ExtraPrompt
            label="Accent prompt"
            placeholder="What matters most: a light, a detail, a mood..."
            value={accentPrompt}
            onChange={(value) => change({ accentPrompt: value })}
          />
        )}
        {readsExclusions(mode) && supports('negativePrompt') && (
          <ExtraPrompt
            label="Exclude elements"
            placeholder="What shouldn’t be on the image..."
            value={negativePrompt}
            onChange={(value) => change({ negativePrompt: value })}
          />
        )}
      </div>
    </section>
  );
}
