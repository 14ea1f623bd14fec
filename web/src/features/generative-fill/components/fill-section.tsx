import classes from './generative-fill.module.css';

interface FillSectionProps {
  /** What of the picture is covered: nothing there yet, nothing covered, something. */
  readonly mask: 'none' | 'empty' | 'covered';
  readonly worded: boolean;
}

/** The room of the sidebar that says where the fill stands and what will come of it. */
export function FillSection({ mask, worded }: FillSectionProps) {
  return (
    <section className={classes.section} aria-label="Generative fill">
      <ol className={classes.steps}>
        <li data-done={mask !== 'none'}>Choose a picture</li>
        <li data-done={mask === 'covered'}>Paint over what should change</li>
        <li data-done={worded}>
          {worded
            ? 'Your description replaces the painted area'
            : 'Describe the replacement, or leave it blank to remove the painted area'}
        </li>
      </ol>
    </section>
  );
}
