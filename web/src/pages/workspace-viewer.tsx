import { MODE_TABLE } from '@kenna/contract';
import { useNavigate } from 'react-router';
import { ImageViewer } from '../features/image-viewer/components/image-viewer.tsx';
import { useRenderSettings, useRenders } from '../features/render-results/render-results.api.ts';
import { useUser } from '../features/session/session.api.ts';
import { changeDraft } from '../features/workspace/draft.store.ts';
import { draftOfSettings } from '../features/workspace/settings-draft.ts';
import { useDrawAgain } from './use-draw-again.ts';

interface WorkspaceViewerProps {
  readonly id: number;
  readonly onMove: (id: number) => void;
  readonly onClose: () => void;
}

/** A result opened large; what is used of it goes back into the panel. */
export function WorkspaceViewer({ id, onMove, onClose }: WorkspaceViewerProps) {
  const navigate = useNavigate();
  const drawAgain = useDrawAgain();
  const allowExplicit = useUser()?.is_allow ?? false;
  const images = useRenders().data?.pages.flatMap((page) => page.renders.flatMap((render) => render.images)) ?? [];
  const settings = useRenderSettings(images.find((image) => image.id === id)?.render_id ?? null);
  const use = (change: Parameters<typeof changeDraft>[0]) => {
    changeDraft(change);
    void navigate(MODE_TABLE.GenerateImage.path);
  };
  return (
    <ImageViewer
      images={images}
      currentId={id}
      settings={settings}
      allowExplicit={allowExplicit}
      actions={{
        ...drawAgain,
        useAll: (all, seed) => use(draftOfSettings(all, seed)),
        useSeed: (seed) => use({ seed }),
      }}
      onMove={onMove}
      onClose={onClose}
    />
  );
}
