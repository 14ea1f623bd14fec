import classes from './field-problem.module.css';

/** An error below a field. The alert region exists before the error, so that screen readers announce it. */
export const FieldProblem = ({ text }: { text: string | null }) => (
  <div role="alert">{text !== null && <p className={classes.problem}>{text}</p>}</div>
);
