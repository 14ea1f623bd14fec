import { Fragment } from 'react';
import classes from './palette.module.css';

/** Words and signs between keys. */
const BETWEEN = /^(?:or|to|hold|with|·)$/;

/** Keys beside each other, such as `Ctrl K` or `1 to 9`. */
export const Keys = ({ keys }: { readonly keys: string }) => (
  <span className={classes.keys}>
    {keys.split(' ').map((part, index) => (
      <Fragment key={index}>
        {BETWEEN.test(part) ? <span>{part}</span> : <kbd>{part.length > 1 ? part.replace(/,$/, '') : part}</kbd>}
      </Fragment>
    ))}
  </span>
);
