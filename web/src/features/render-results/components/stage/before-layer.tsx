import { Divider } from '../../../../ui/compare/divider.tsx';
import classes from './stage.module.css';

interface BeforeLayerProps {
  /** Address of the picture before. */
  readonly source: string;
  /** Position of the divider as a share of the width; the picture before is left of it. */
  readonly split: number;
  readonly onSplit: (split: number) => void;
}

/** The picture from which a result was made, laid over the result up to a divider. */
export const BeforeLayer = ({ source, split, onSplit }: BeforeLayerProps) => (
  <div className={classes.before} data-whole={split === 0 ? 'after' : split === 1 ? 'before' : undefined}>
    <span className={classes.cut} style={{ clipPath: `inset(0 ${(1 - split) * 100}% 0 0)` }}>
      <img src={source} alt="" draggable={false} />
    </span>
    {split > 0 && <span className={classes.tag}>Before</span>}
    {split < 1 && (
      <span className={classes.tag} data-side="after">
        After
      </span>
    )}
    <Divider value={split} onChange={onSplit} />
  </div>
);
