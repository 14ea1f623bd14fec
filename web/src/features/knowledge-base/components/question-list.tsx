import { headingId } from '../heading-id.ts';
import type { WrittenDocument } from '../written-documents.ts';
import classes from './question-list.module.css';
import { RichText } from './rich-text.tsx';

interface QuestionListProps {
  readonly groups: readonly WrittenDocument[];
  /** Id of the question in the address, which is open at first. */
  readonly asked: string;
}

/** Questions grouped by topic. Each opens to show its answer and has its own address. */
export const QuestionList = ({ groups, asked }: QuestionListProps) =>
  groups.map(({ id, uid, data: { title, questions = [] } }) => (
    <section key={id} className={classes.group} aria-labelledby={`about-${uid}`}>
      <h2 id={`about-${uid}`}>{title}</h2>
      {questions.map(({ question, answer }) => (
        <details
          key={question}
          id={headingId(question)}
          className={classes.question}
          open={headingId(question) === asked}
        >
          <summary>{question}</summary>
          <div className={classes.answer}>
            <RichText field={answer} />
          </div>
        </details>
      ))}
    </section>
  ));
