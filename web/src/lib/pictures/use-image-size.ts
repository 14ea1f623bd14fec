import type { PixelSize } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';

/** The sides of the picture at an address; undefined until they are known. */
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
