import { SegmentedControl } from '@mantine/core';
import type { ImageItem } from '@kenna/contract';
import { useId, useState } from 'react';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { Layer } from './layer.tsx';
import classes from './tiled-preview.module.css';

type Repeat = 'straight' | 'half-drop';

/**
 * Preview of a repeating textile. The tile can be scaled, and repeated straight or with every second column lowered by
 * half a tile.
 */
export function TiledPreview({ image, onClose }: { readonly image: ImageItem; readonly onClose: () => void }) {
  const [width, setWidth] = useState(240);
  const [repeat, setRepeat] = useState<Repeat>('straight');
  const height = (width * image.height) / image.width;
  const id = useId();
  const columns = repeat === 'straight' ? 1 : 2;
  return (
    <Layer title="Tiled preview" onClose={onClose} tools={null}>
      <svg className={classes.cloth} role="img" aria-label={`${image.prompt}, repeated`}>
        <pattern id={id} patternUnits="userSpaceOnUse" width={width * columns} height={height}>
          <image href={image.image_url} width={width} height={height} preserveAspectRatio="none" />
          {repeat === 'half-drop' &&
            [-0.5, 0.5].map((drop) => (
              <image
                key={drop}
                href={image.image_url}
                x={width}
                y={drop * height}
                width={width}
                height={height}
                preserveAspectRatio="none"
              />
            ))}
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      <div className={classes.panel}>
        <RangeField label="Size of the tile" value={width} min={60} max={900} step={10} onChange={setWidth} />
        <SegmentedControl
          aria-label="Repeat"
          value={repeat}
          onChange={(value) => setRepeat(value as Repeat)}
          data={[
            { value: 'straight', label: 'Straight' },
            { value: 'half-drop', label: 'Half-drop' },
          ]}
        />
      </div>
    </Layer>
  );
}
