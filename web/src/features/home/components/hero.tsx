import { Button } from '@mantine/core';
import { PROMPT_LIMIT } from '@kenna/contract';
import { mdiDiceMultipleOutline } from '@mdi/js';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { setHomePrompt, useHomePrompt } from '../home.store.ts';
import classes from './hero.module.css';

const EXAMPLES = ['Trench coat in sage gabardine', 'Perfume bottle on marble', 'Emerald silk evening dress'];

/** The prompts load when somebody wants one. */
async function throwDice(prompt: string): Promise<void> {
  const { nextPrompt } = await import('../../../lib/text/fashion-prompts.ts');
  setHomePrompt(nextPrompt(prompt, Math.random()));
}

interface HeroProps {
  readonly creating: boolean;
  readonly onCreate: (prompt: string) => void;
  /** The control 'upload an image': a link for visitors, a button with a file picker for members. */
  readonly upload: ReactNode;
  /** What is wrong with an uploaded file, below the field. */
  readonly problem: ReactNode;
  /** A drawing of the prompt, below its field; null without one. */
  readonly preview: ReactNode;
}

/** The headline of the home page and its prompt field. */
export function Hero({ creating, onCreate, upload, problem, preview }: HeroProps) {
  const prompt = useHomePrompt((state) => state.prompt);
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // Text that was typed before hydration is only in the field, so it is copied to the store.
  useEffect(() => {
    if (field.current?.value) setHomePrompt(field.current.value);
  }, []);
  const create = () => {
    // A click from before hydration is handled before the effect above runs, so the text is read from the field.
    const typed = field.current?.value ?? '';
    setHomePrompt(typed);
    if (typed.trim() !== '') onCreate(typed);
    else field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    create();
  };
  return (
    <section className={classes.hero}>
      <h1 className={classes.headline}>What will you design today?</h1>
      <form
        className={classes.card}
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <label htmlFor={fieldId} className={classes.label}>
          Prompt
        </label>
        <textarea
          dir="auto"
          ref={field}
          id={fieldId}
          className={classes.prompt}
          rows={2}
          maxLength={PROMPT_LIMIT}
          placeholder="Type what you want to see."
          value={prompt}
          onChange={(event) => setHomePrompt(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div className={classes.tools}>
          <button
            type="button"
            className={classes.dice}
            aria-label="Random prompt"
            data-hint="A random prompt"
            onClick={() => void throwDice(prompt)}
          >
            <Icon path={mdiDiceMultipleOutline} size={22} />
          </button>
          {upload}
          <Button type="submit" size="md" className={classes.create ?? ''} loading={creating}>
            Create
          </Button>
        </div>
      </form>
      {problem}
      {preview && <div className={classes.preview}>{preview}</div>}
      <ul className={classes.examples} aria-label="Examples">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <button type="button" onClick={() => setHomePrompt(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
