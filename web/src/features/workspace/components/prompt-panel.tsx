import { PROMPT_LIMIT, modeHas, type Mode } from '@kenna/contract';
import { mdiAutoFix, mdiDiceMultipleOutline } from '@mdi/js';
import { useState } from 'react';
import { nextPrompt } from '../../../lib/fashion-prompts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { changeDraft, useDraft } from '../draft.store.ts';
import { PROMPT_FIELD } from '../focus-prompt.ts';
import { promptPlaceholder } from '../prompt-placeholder.ts';
import { readsExclusions } from '../rooms.ts';
import { suggestionsFor, withSuggestion } from '../suggestions.ts';
import { ExtraPrompt } from './extra-prompt.tsx';
import classes from './prompt-panel.module.css';

/** The words: what to see, what to stress, what to leave out. */
export function PromptPanel({ mode }: { mode: Mode }) {
  const { prompt, accent, negative } = useDraft((state) => state.draft);
  const [turn, setTurn] = useState(0);
  const suggestions = suggestionsFor(mode, prompt, turn);
  return (
    <section className={classes.panel}>
      <label className={classes.label} htmlFor={PROMPT_FIELD}>
        Prompt
      </label>
      <div className={classes.field}>
        <textarea
          id={PROMPT_FIELD}
          className={classes.text}
          rows={3}
          maxLength={PROMPT_LIMIT}
          placeholder={promptPlaceholder(mode)}
          aria-describedby="workspace-prompt-count"
          value={prompt}
          onChange={(event) => changeDraft({ prompt: event.currentTarget.value })}
        />
        <div className={classes.tools}>
          {modeHas(mode, 'dice') && (
            <IconButton
              label="Random prompt"
              icon={mdiDiceMultipleOutline}
              onClick={() => changeDraft({ prompt: nextPrompt(prompt, Math.random()) })}
            />
          )}
          <IconButton
            label="Other suggestions"
            icon={mdiAutoFix}
            disabled={suggestions.length === 0}
            onClick={() => setTurn(turn + 1)}
          />
          <span id="workspace-prompt-count" className={classes.count} data-full={prompt.length >= PROMPT_LIMIT}>
            {prompt.length}
            <span className={classes.limit}>{` of ${PROMPT_LIMIT} characters`}</span>
          </span>
        </div>
      </div>
      {suggestions.length > 0 && (
        <ul className={classes.suggestions} aria-label="Suggestions">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button type="button" onClick={() => changeDraft({ prompt: withSuggestion(prompt, suggestion) })}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.extras}>
        {modeHas(mode, 'accentPrompt') && (
          <ExtraPrompt
            open="Accent prompt"
            label="Accent prompt"
            placeholder="What matters most: a light, a detail, a mood..."
            value={accent}
            onChange={(value) => changeDraft({ accent: value })}
          />
        )}
        {readsExclusions(mode) && (
          <ExtraPrompt
            open="Exclude elements"
            label="Negative prompt"
            placeholder="What shouldn’t be on the image..."
            value={negative}
            onChange={(value) => changeDraft({ negative: value })}
          />
        )}
      </div>
    </section>
  );
}
