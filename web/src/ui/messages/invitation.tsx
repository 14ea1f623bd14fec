import type { ReactNode } from 'react';
import classes from './invitation.module.css';

export interface InvitationExample {
  readonly words: string;
  readonly picture: string;
}

interface InvitationProps<Example extends InvitationExample> {
  readonly title: string;
  readonly text: string;
  readonly examples: readonly Example[];
  /** Called with the `img` element of the example, or null when it has none. */
  readonly onChoose: (example: Example, picture: HTMLImageElement | null) => void;
  /** A line under the examples that leads on. */
  readonly children?: ReactNode;
}

/** Shown by a tool before its first result: what the tool does, and pictures to begin with. */
export function Invitation<Example extends InvitationExample>(props: InvitationProps<Example>) {
  const { title, text, examples, onChoose, children } = props;
  return (
    <section className={classes.invitation}>
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{text}</p>
      <ul className={classes.examples}>
        {examples.map((example) => (
          <li key={example.words}>
            <button
              type="button"
              className={classes.example}
              onClick={(event) => onChoose(example, event.currentTarget.querySelector('img'))}
            >
              <img src={example.picture} alt="" width={480} height={600} loading="lazy" />
              <span>{example.words}</span>
            </button>
          </li>
        ))}
      </ul>
      {children !== undefined && <p className={classes.more}>{children}</p>}
    </section>
  );
}
