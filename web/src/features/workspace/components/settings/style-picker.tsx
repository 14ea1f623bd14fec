import { useDraft, useDraftDesk } from '../../draft/draft.store.ts';
import classes from './model-panel.module.css';

/** Maximum number of styles in a request. */
const MAX_STYLES = 12;

export function StylePicker({ all }: { all: readonly string[] }) {
  const chosen = useDraft((state) => state.draft.styles);
  const { change } = useDraftDesk();
  const toggle = (style: string) =>
    change({ styles: chosen.includes(style) ? chosen.filter((other) => other !== style) : [...chosen, style] });
  return (
    <div className={classes.chips}>
      {all.map((style) => {
        const pressed = chosen.includes(style);
        return (
          <button
            key={style}
            type="button"
            className={classes.chip}
            aria-pressed={pressed}
            disabled={!pressed && chosen.length >= MAX_STYLES}
            onClick={() => toggle(style)}
          >
            {style}
          </button>
        );
      })}
    </div>
  );
}
