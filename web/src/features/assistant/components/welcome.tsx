import type { Assistant } from '@kenna/contract';
import classes from './welcome.module.css';

interface WelcomeProps {
  /** The assistant; undefined while it is loading. */
  readonly assistant: Assistant | undefined;
  readonly suggestions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** Shown before the first question: the description of the assistant, and suggested questions. */
export function Welcome({ assistant, suggestions, onAsk }: WelcomeProps) {
  return (
    <section className={classes.welcome}>
      <p className={classes.title}>Talk an idea through</p>
      <p className={classes.text}>{assistant?.description}</p>
      {suggestions.length > 0 && (
        <ul className={classes.questions} aria-label="Suggestions">
          {suggestions.map((question) => (
            <li key={question}>
              <button type="button" onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
