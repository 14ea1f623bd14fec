import classes from './chosen-stage.module.css';

interface ChosenStageProps {
  /** Of the tool. */
  readonly title: string;
  /** What it does. */
  readonly text: string;
  readonly pictures: readonly { readonly name: string; readonly url: string }[];
}

/** What a tool starts from, large, until there is a result of it. */
export function ChosenStage({ title, text, pictures }: ChosenStageProps) {
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
      <p>{text}</p>
    </section>
  );
}
