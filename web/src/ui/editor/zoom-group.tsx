import { mdiMinus, mdiPlus } from '@mdi/js';
import { IconButton } from '../icon-button.tsx';
import { ToolGroup, ZoomReadout } from './floating-toolbar.tsx';

interface ZoomGroupProps {
  /** CSS pixels per pixel of the picture; 1 is full size. */
  readonly zoom: number;
  readonly actions: {
    readonly zoomOut: () => void;
    readonly zoomIn: () => void;
    readonly fit: () => void;
  };
}

/** Zoom buttons of a drawing toolbar. A canvas narrower than 680 px hides them, because fingers and keys zoom as well. */
export const ZoomGroup = ({ zoom, actions }: ZoomGroupProps) => (
  <ToolGroup data-wide>
    <IconButton label="Zoom out" icon={mdiMinus} keys="−" onClick={actions.zoomOut} />
    <ZoomReadout zoom={zoom} onFit={actions.fit} />
    <IconButton label="Zoom in" icon={mdiPlus} keys="+" onClick={actions.zoomIn} />
  </ToolGroup>
);
