import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { AdjustStage } from '../adjust-stage.ts';
import type { AdjustEditor } from '../use-adjust-editor.ts';
import { isBelowDialog } from '../../../lib/browser/is-below-dialog.ts';
import { useCrop } from '../use-crop.ts';
import { AdjustCanvas } from './adjust-canvas.tsx';
import { AdjustSections, type Section } from './adjust-sections.tsx';
import { AdjustToolbar, type AdjustTool } from './adjust-toolbar.tsx';
import { CropBox } from './crop-box.tsx';
import { CropPanel } from './crop-panel.tsx';

/** The parts of the editor, placed by a page or a dialog. */
interface AdjustParts {
  readonly stage: ReactNode;
  readonly toolbar: ReactNode;
  readonly panels: ReactNode;
}

interface AdjustWorkProps {
  readonly editor: AdjustEditor;
  readonly onDownload: () => void;
  /** Other actions on the picture, next to the download where the panel has no space for them. */
  readonly more?: ReactNode;
  readonly children: (parts: AdjustParts) => ReactNode;
}

/** The state that the parts share: the open section decides whether the crop box lies over the picture. */
export function AdjustWork({ editor, onDownload, more, children }: AdjustWorkProps) {
  const stage = useRef<AdjustStage | null>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState<AdjustTool>('select');
  const [zoom, setZoom] = useState(1);
  const [section, setSection] = useState<Section | null>('Light');
  const crop = useCrop(editor);
  const cropping = section === 'Crop';
  useUndoKeys(editor, canvas);

  const open = (next: Section | null) => {
    if (next === 'Crop') crop.begin();
    setSection(next);
  };
  const panels = (
    // Releasing any control inside ends its undo step.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onPointerUp={editor.settle} onKeyUp={editor.settle}>
      <AdjustSections
        editor={editor}
        open={section}
        onOpen={open}
        crop={
          <CropPanel
            box={crop.box}
            frame={crop.frame}
            shape={crop.shape}
            straighten={editor.adjustment.straighten}
            onShape={crop.setShape}
            onBox={crop.setBox}
            onTurn={crop.turn}
            onStraighten={crop.straighten}
            onApply={() => setSection(null)}
            onCancel={() => {
              crop.cancel();
              setSection(null);
            }}
          />
        }
      />
    </div>
  );
  return children({
    panels,
    stage: (
      <AdjustCanvas
        root={canvas}
        picture={editor.source.origin.image_url}
        frame={cropping ? editor.wholeFrame : editor.frame}
        colours={editor.colours}
        hand={tool === 'hand'}
        stage={stage}
        onZoom={setZoom}
        overlay={
          cropping && (
            <CropBox
              box={crop.box}
              frame={crop.frame}
              ratio={crop.ratio}
              onChange={crop.setBox}
              onSettle={editor.settle}
            />
          )
        }
      />
    ),
    toolbar: (
      <AdjustToolbar
        editor={editor}
        tool={tool}
        zoom={zoom}
        onTool={setTool}
        onZoom={(factor) => stage.current?.panZoom().zoomBy(factor)}
        onFit={() => stage.current?.panZoom().fit()}
        onDownload={onDownload}
        more={more}
      />
    ),
  });
}

/**
 * Ctrl or ⌘ with Z undoes; with Shift, or Ctrl or ⌘ with Y, it redoes. Text fields keep their own undo. While results
 * lie over the canvas, the keys bring it back first.
 */
function useUndoKeys({ undo, redo }: AdjustEditor, canvas: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isText = event.target instanceof HTMLInputElement && event.target.type === 'text';
      if (!(event.ctrlKey || event.metaKey) || isText) return;
      const key = event.key.toLowerCase();
      if ((key !== 'z' && key !== 'y') || canvas.current?.closest('[inert]') || isBelowDialog(canvas.current)) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
