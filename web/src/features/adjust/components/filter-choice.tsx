import { adjustColour, NEUTRAL_ADJUSTMENT, type Filter, type ImageItem } from '@kenna/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { RadioChoice, RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { loadBitmap } from '../gpu/load-bitmap.ts';
import classes from './filter-choice.module.css';

interface FilterChoiceProps {
  readonly picture: ImageItem;
  readonly filters: readonly Filter[];
  readonly chosen: Filter;
  readonly onChoose: (filter: Filter) => void;
}

/** Side of a thumbnail in pixels. */
const SIDE = 72;

/** The filters as a native radio group, each on a thumbnail of the picture that is adjusted. */
export function FilterChoice({ picture, filters, chosen, onChoose }: FilterChoiceProps) {
  const name = useId();
  const pixels = useThumbnail(picture);
  return (
    <RadioGroup legend="Filter">
      <div className={classes.choices}>
        {filters.map((filter) => (
          <RadioChoice
            key={filter}
            className={classes.choice}
            name={name}
            checked={filter === chosen}
            label={filter}
            onChoose={() => onChoose(filter)}
          >
            <span className={classes.face}>
              <Thumbnail pixels={pixels} filter={filter} />
              <span className={classes.name}>{filter}</span>
            </span>
          </RadioChoice>
        ))}
      </div>
    </RadioGroup>
  );
}

/** The middle square of a picture in the size of a thumbnail; null until it has loaded, and where it cannot be read. */
function useThumbnail({ variants, webp_image_url: original }: ImageItem): ImageData | null {
  const [pixels, setPixels] = useState<ImageData | null>(null);
  const address = variants[0]?.url ?? original;
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const bitmap = await loadBitmap(address);
      const side = Math.min(bitmap.width, bitmap.height);
      const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
      const canvas = document.createElement('canvas');
      canvas.width = SIDE;
      canvas.height = SIDE;
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE);
      if (isCurrent) setPixels(context?.getImageData(0, 0, SIDE, SIDE) ?? null);
    };
    // Without the thumbnails the filters are chosen by their names.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return pixels;
}

function Thumbnail({ pixels, filter }: { readonly pixels: ImageData | null; readonly filter: Filter }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (pixels) canvas.current?.getContext('2d')?.putImageData(filtered(pixels, filter), 0, 0);
  }, [pixels, filter]);
  return <canvas ref={canvas} className={classes.thumbnail} width={SIDE} height={SIDE} aria-hidden="true" />;
}

function filtered({ data, width, height }: ImageData, filter: Filter): ImageData {
  const settings = { light: NEUTRAL_ADJUSTMENT.light, filter, filter_opacity: 100 };
  const out = new ImageData(width, height);
  for (let at = 0; at < data.length; at += 4) {
    const changed = adjustColour([data[at]! / 255, data[at + 1]! / 255, data[at + 2]! / 255], settings);
    for (const [c, value] of changed.entries()) out.data[at + c] = Math.round(255 * value);
    out.data[at + 3] = data[at + 3]!;
  }
  return out;
}
