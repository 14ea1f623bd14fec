import type { Adjustment } from '@kenna/contract';

export type CropTurn = 'left' | 'right' | 'horizontal' | 'vertical';

type Orientation = Pick<Adjustment, 'turn' | 'flip_horizontal' | 'flip_vertical' | 'straighten' | 'crop'>;

/** Turns or mirrors the displayed picture together with its crop. */
export function turned(orientation: Orientation, turn: CropTurn): Orientation {
  const { crop, straighten } = orientation;
  switch (turn) {
    case 'horizontal':
      return {
        ...orientation,
        flip_horizontal: !orientation.flip_horizontal,
        straighten: 0 - straighten,
        crop: crop && { ...crop, x: 1 - crop.x - crop.width },
      };
    case 'vertical':
      return {
        ...orientation,
        flip_vertical: !orientation.flip_vertical,
        straighten: 0 - straighten,
        crop: crop && { ...crop, y: 1 - crop.y - crop.height },
      };
    case 'left':
    case 'right':
      return quarter(orientation, turn === 'right');
  }
}

function quarter(orientation: Orientation, right: boolean): Orientation {
  const { crop, flip_horizontal: across, flip_vertical: down } = orientation;
  const step = right ? 90 : 270;
  return {
    ...orientation,
    turn: ((orientation.turn + step) % 360) as Adjustment['turn'],
    // Mirroring is applied after the turn, so after a quarter turn the horizontal and vertical mirrors swap.
    flip_horizontal: down,
    flip_vertical: across,
    crop: crop && {
      x: right ? 1 - crop.y - crop.height : crop.y,
      y: right ? crop.x : 1 - crop.x - crop.width,
      width: crop.height,
      height: crop.width,
    },
  };
}
