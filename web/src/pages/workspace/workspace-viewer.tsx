import { useRenders } from '../../features/render-results/render-results.api.ts';
import { OpenedImage } from '../shared/opened-image.tsx';

/** A result of the workspace opened large. */
export function WorkspaceViewer() {
  const images = useRenders().data?.pages.flatMap((page) => page.renders.flatMap((render) => render.images)) ?? [];
  return <OpenedImage images={images} />;
}
