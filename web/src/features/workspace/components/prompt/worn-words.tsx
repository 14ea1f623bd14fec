import { useDraft, useDraftDesk } from '../../draft/draft.store.ts';
import { withWornWords, wornWordsFor } from '../../prompt/worn-words.ts';
import classes from './prompt-panel.module.css';

/** Suggestions for how a garment is worn. Choosing one appends it to the prompt. */
export function WornWords() {
  const prompt = useDraft((state) => state.draft.prompt);
  const { change } = useDraftDesk();
  const offered = wornWordsFor(prompt);
  if (offered.length === 0) return null;
  return (
    <ul className={classes.suggestions} aria-label="Suggestions">
      {offered.map((words) => (
        <li key={words}>
          <button type="button" onClick={() => change({ prompt: withWornWords(prompt, words) })}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}
