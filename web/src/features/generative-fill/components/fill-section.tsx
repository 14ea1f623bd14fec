import classes from './generative-fill.module.css';

interface FillSectionProps {
  /** State of the mask: no picture, nothing painted, or something painted. */
  readonly mask: 'none' | 'empty' | 'covered';
  /** Whether words say what replaces the painted area; without words, the area is removed. */
  readonly hasPrompt: boolean;
}

/** Section of the sidebar that shows the remaining steps and the effect of the prompt. */
export function FillSection({ mask, hasPrompt }: FillSectionProps) {
  return (
    <section className={classes.section} aria-label="Generative fill">
      <ol className={classes.steps}>
        <li data-done={mask !== 'none'}>Choose a picture</li>
        <li data-done={mask === 'covered'}>Paint over what should change</li>
        <li data-done={hasPrompt}>
          {hasPrompt
            ? 'Your description replaces the painted area'
            : 'Describe the replacement, or leave it blank to remove the painted area'}
        </li>
      </ol>
    </section>
  );
}
