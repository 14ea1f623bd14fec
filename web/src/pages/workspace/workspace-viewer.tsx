import { useRenders } from '../../features/render-results/render-results.api.ts';
import { OpenedImage } from '../shared/opened-image.tsx';

/** The viewer of the results of the workspace. */
export function WorkspaceViewer() {
  const images = useRenders().data?.pages.flatMap((page) => page.renders.flatMap((render) => render.images)) ?? [];
  return <OpenedImage images={images} />;
}
