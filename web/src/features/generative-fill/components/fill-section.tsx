import classes from './generative-fill.module.css';

interface FillSectionProps {
  /** State of the mask: no picture, nothing painted, or something painted. */
  readonly mask: 'none' | 'empty' | 'covered';
  readonly worded: boolean;
}

/** Section of the sidebar that shows the remaining steps and the effect of the prompt. */
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
