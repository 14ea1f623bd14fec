import { sketchSize, type AskedRender, type ImageItem, type PixelSize, type Placement } from '@kenna/contract';

type Source = Pick<ImageItem, 'image_url' | 'width' | 'height'>;

/**
 * The request of a step with the picture on which it works. A backdrop fits the whole picture into its canvas, a drawing
 * keeps its shape, and a person who tries something on is named by the step, so that the picture is the garment.
 */
export function askOfPicture(asked: AskedRender, source: Source): AskedRender {
  const { settings, mode } = asked;
  if (mode === 'VirtualTryOn') return { ...asked, settings: { ...settings, blendImageUrl: source.image_url } };
  const placement = mode === 'Backdrop' ? fitted(source, settings) : settings.placement;
  const size = mode === 'LineToDrawing' ? sketchSize(source) : {};
  return { ...asked, settings: { ...settings, ...size, promptImageUrl: source.image_url, placement } };
}

function fitted(picture: PixelSize, canvas: PixelSize): Placement {
  const scale = Math.min(canvas.width / picture.width, canvas.height / picture.height);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  return { x: Math.round((canvas.width - width) / 2), y: Math.round((canvas.height - height) / 2), width, height };
}
