import type { BuiltPrompt } from '../written-words.ts';
import classes from './prompt-builder.module.css';

/** The prompt, in which the builder's words are highlighted. */
export function BuiltText({ text, written }: BuiltPrompt) {
  if (text.trim() === '') return <p className={classes.nothing}>Choose words below to build the prompt.</p>;
  const ends = [0, ...written.map(({ end }) => end)];
  return (
    <p className={classes.text}>
      {written.map(({ start, end, words }, index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end) || words}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </p>
  );
}
