import { FieldProblem } from '../../../ui/messages/field-problem.tsx';
import classes from './chosen-stage.module.css';

interface ChosenStageProps {
  /** Name of the tool. */
  readonly title: string;
  /** Description of the tool. */
  readonly text: string;
  /** Why a picture cannot be used, in the place of the description; null when nothing is wrong. */
  readonly problem?: string | null;
  readonly pictures: readonly { readonly name: string; readonly url: string }[];
}

/** Shows the source pictures of a tool at a large size until there is a result. */
export function ChosenStage({ title, text, problem = null, pictures }: ChosenStageProps) {
  return (
    <section className={classes.stage} aria-label={title}>
      <div className={classes.pictures}>
        {pictures.map(({ name, url }) => (
          <figure key={name}>
            <img src={url} alt={`${name} to work on`} />
            {pictures.length > 1 && <figcaption>{name}</figcaption>}
          </figure>
        ))}
      </div>
      <FieldProblem text={problem} />
      {problem === null && <p>{text}</p>}
    </section>
  );
}
