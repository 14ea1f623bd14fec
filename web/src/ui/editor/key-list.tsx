import classes from './key-list.module.css';

/** A list of the keyboard shortcuts of a canvas. */
export const KeyList = ({ keys }: { readonly keys: readonly (readonly [key: string, what: string])[] }) => (
  <dl className={classes.keys} aria-label="Keys">
    {keys.map(([key, what]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
);
