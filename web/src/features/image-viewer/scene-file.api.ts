import { renderRoutes, type ImageItem, type SceneFileFormat } from '@kenna/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { aboutPicture } from '../../lib/pictures/about-picture.ts';
import { call } from '../../lib/api/api-client.ts';

const fileOf = ({ id }: ImageItem, format: SceneFileFormat, signal?: AbortSignal) =>
  call(renderRoutes.sceneFile, {
    body: { image_id: id, format },
    ...(signal && { signal }),
    handles: () => true,
  });

/** The scene of a picture as a file. The request is aborted when no component uses it any more. */
export const useSceneFile = (image: ImageItem, format: SceneFileFormat) =>
  useQuery({
    queryKey: [...aboutPicture(image.id, 'scene-file'), format],
    queryFn: ({ signal }) => fileOf(image, format, signal),
    staleTime: Infinity,
    retry: false,
  });

/**
 * Requests the file, which the server makes if it does not exist yet, and downloads it under the name that the server
 * gives it.
 */
export const useSaveSceneFile = (image: ImageItem, format: SceneFileFormat) =>
  useMutation({
    mutationFn: () => fileOf(image, format),
    onSuccess({ url, name }) {
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
    },
  });
