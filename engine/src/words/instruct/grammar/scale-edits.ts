import type { LightAmounts, LightSlider } from '@kenna/contract/colour-table';
import type { Edit } from '../edit.ts';

const clamp = (value: number): number => Math.max(-1, Math.min(1, Math.round(value * 1000) / 1000));

/**
 * The same edit, `factor` times as strong; null for an edit without a strength. A negative factor removes that much of
 * an edit that is already in the picture, which works for sliders and for straightening only.
 */
export function scaleEdit(edit: Edit, factor: number): Edit | null {
  switch (edit.kind) {
    case 'light': {
      const amounts: LightAmounts = Object.fromEntries(
        (Object.entries(edit.amounts) as [LightSlider, number][]).map(([slider, amount]) => [
          slider,
          clamp(amount * factor),
        ]),
      );
      if (factor < 0 && edit.filter !== null) return null;
      return { ...edit, amounts, strength: Math.max(0, clamp(edit.strength * factor)) };
    }
    case 'sharpen':
      return factor < 0 ? null : { ...edit, amount: clamp(edit.amount * factor) };
    case 'blur':
      return factor < 0 ? null : { ...edit, radius: edit.radius * factor };
    case 'dress':
      return factor < 0 || (factor >= 1 && edit.share === 1)
        ? null
        : { ...edit, share: Math.min(1, edit.share * factor) };
    case 'straighten':
      return { ...edit, degrees: Math.max(-45, Math.min(45, edit.degrees * factor)) };
    case 'crop':
      return edit.ratio !== null || edit.share === 0 || factor < 0 ? null : { ...edit, share: edit.share ** factor };
    case 'trim':
    case 'extend':
      return factor < 0 || edit.share === 0 ? null : { ...edit, share: Math.min(1, edit.share * factor) };
    default:
      return null;
  }
}
