import type { Adjustment } from '@kenna/contract';

export type CropTurn = 'left' | 'right' | 'horizontal' | 'vertical';

type Standing = Pick<Adjustment, 'turn' | 'flip_horizontal' | 'flip_vertical' | 'straighten' | 'crop'>;

/** Turns or mirrors the displayed picture together with its crop. */
export function turned(standing: Standing, turn: CropTurn): Standing {
  const { crop, straighten } = standing;
  switch (turn) {
    case 'horizontal':
      return {
        ...standing,
        flip_horizontal: !standing.flip_horizontal,
        straighten: 0 - straighten,
        crop: crop && { ...crop, x: 1 - crop.x - crop.width },
      };
    case 'vertical':
      return {
        ...standing,
        flip_vertical: !standing.flip_vertical,
        straighten: 0 - straighten,
        crop: crop && { ...crop, y: 1 - crop.y - crop.height },
      };
    case 'left':
    case 'right':
      return quarter(standing, turn === 'right');
  }
}

function quarter(standing: Standing, right: boolean): Standing {
  const { crop, flip_horizontal: across, flip_vertical: down } = standing;
  const step = right ? 90 : 270;
  return {
    ...standing,
    turn: ((standing.turn + step) % 360) as Adjustment['turn'],
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
