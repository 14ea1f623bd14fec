import classes from './field-problem.module.css';

/** An error below a field. The alert region exists before the error, so that screen readers announce it. With an id, the field can name it as its description. */
export const FieldProblem = ({ text, id }: { text: string | null; id?: string }) => (
  <div role="alert" id={id}>
    {text !== null && (
      <p className={classes.problem} data-error-sign>
        {text}
      </p>
    )}
  </div>
);
