import type { PixelSize } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';

/** Width and height of the picture at a URL in pixels, undefined until it has loaded. */
export const useImageSize = (url: string | null): PixelSize | undefined =>
  useQuery({
    queryKey: ['image-size', url],
    queryFn: () => sizeOfPicture(url ?? ''),
    enabled: url !== null,
    staleTime: Infinity,
    retry: false,
  }).data;

const sizeOfPicture = (url: string): Promise<PixelSize> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => reject(new Error('The picture could not be loaded'));
    image.src = url;
  });
