import type { ImageItem, RenderView } from '@kenna/contract';
import { mdiAlertCircleOutline, mdiImageSizeSelectActual, mdiViewComfyOutline, mdiViewStreamOutline } from '@mdi/js';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { LoadingDots } from '../../../../ui/messages/loading-dots.tsx';
import { Thumb } from '../../../../ui/picture/thumb.tsx';
import { isPending } from '../../render-results.api.ts';
import { draggedWith } from '../../../../lib/pictures/dragged-picture.ts';
import { renderTitle } from '../../render-title.ts';
import { changeView, useResultsView, type Density } from '../../results-view.store.ts';
import classes from './stage.module.css';

const DENSITIES: readonly { readonly density: Density; readonly label: string; readonly icon: string }[] = [
  { density: 'stage', label: 'One render on the stage', icon: mdiImageSizeSelectActual },
  { density: 'rows', label: 'Large rows', icon: mdiViewStreamOutline },
  { density: 'sheet', label: 'Contact sheet', icon: mdiViewComfyOutline },
];

/** A picture of the filmstrip that no render made, such as a saved version. */
export interface HistoryEntry {
  readonly image: ImageItem;
  readonly label: string;
  readonly onOpen: () => void;
}

interface ResultsRailProps {
  /** What this tool has made instead of renders, newest first; null for a tool that makes renders. */
  readonly history: readonly HistoryEntry[] | null;
  /** The renders to choose from, newest first. */
  readonly renders: readonly RenderView[];
  /** Id of the render on the stage; null while another content is there. */
  readonly shown: number | null;
  readonly allowExplicit: boolean;
  readonly onShow: (renderId: number) => void;
  readonly onDensity: (density: Density) => void;
  /** Lists older renders; null when there are none. */
  readonly onOlder: (() => void) | null;
  readonly isLoading: boolean;
  /** Whether the filmstrip belongs to a canvas, whose size does not depend on the results. */
  readonly isBesideCanvas: boolean;
  /** True until the first renders are known: above a page that scrolls, the place of the filmstrip is not known yet. */
  readonly isPending: boolean;
}

/** The renders of this tool or of all tools as thumbnails, and how they are laid out. */
export function ResultsRail({
  history,
  renders,
  shown,
  allowExplicit,
  onShow,
  onDensity,
  onOlder,
  isLoading,
  isBesideCanvas,
  isPending: isFirst,
}: ResultsRailProps) {
  const { density, scope } = useResultsView((state) => state.view);
  const entries = history ?? [];
  const isEmpty = renders.length === 0 && entries.length === 0;
  return (
    <aside
      className={classes.rail}
      aria-label="Filmstrip"
      data-first={isFirst && !isBesideCanvas}
      data-empty={isEmpty}
      data-beside-canvas={isBesideCanvas}
      data-history={history !== null}
    >
      <div className={classes.densities} role="group" aria-label="Layout of the results">
        {DENSITIES.map((choice) => (
          <IconButton
            key={choice.density}
            label={choice.label}
            icon={choice.icon}
            aria-pressed={density === choice.density}
            onClick={() => onDensity(choice.density)}
          />
        ))}
      </div>
      <ul className={classes.strip}>
        {entries.map(({ image, label, onOpen }) => (
          <li key={image.id} {...draggedWith(image)}>
            <button type="button" className={classes.frame} aria-label={label} title={label} onClick={onOpen}>
              <Thumb image={image} veiled={image.is_nsfw && !allowExplicit} />
            </button>
          </li>
        ))}
        {renders.map((render) => (
          <li key={render.id} {...(render.images[0] && draggedWith(render.images[0]))}>
            <button
              type="button"
              className={classes.frame}
              aria-label={`Show ${renderTitle(render.settings)}`}
              title={renderTitle(render.settings)}
              aria-current={shown === render.id}
              data-count={render.images.length > 1 ? render.images.length : undefined}
              onClick={() => onShow(render.id)}
            >
              <Frame render={render} allowExplicit={allowExplicit} />
            </button>
          </li>
        ))}
        {isEmpty && isBesideCanvas && (
          <li className={classes.hint}>{history === null ? 'Results appear here' : 'Saved versions appear here'}</li>
        )}
        {onOlder !== null && (history === null || scope === 'all') && (
          <li>
            <button type="button" className={classes.older} disabled={isLoading} onClick={onOlder}>
              Show older
            </button>
          </li>
        )}
      </ul>
      <button
        type="button"
        className={classes.scope}
        onClick={() => changeView({ scope: scope === 'tool' ? 'all' : 'tool' })}
      >
        {scope === 'tool' ? 'All work' : 'This tool'}
      </button>
    </aside>
  );
}

function Frame({ render, allowExplicit }: { readonly render: RenderView; readonly allowExplicit: boolean }) {
  const [first] = render.images;
  if (first) return <Thumb image={first} veiled={first.is_nsfw && !allowExplicit} />;
  if (isPending(render)) return <LoadingDots />;
  return <Icon path={mdiAlertCircleOutline} size={20} />;
}
