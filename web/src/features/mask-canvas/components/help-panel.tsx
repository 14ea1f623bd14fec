import { KeyList } from '../../../ui/editor/key-list.tsx';
import { MASK_KEYS } from '../mask-keys.ts';

/** List of the keyboard shortcuts of the canvas. */
export function HelpPanel() {
  return <KeyList keys={MASK_KEYS} />;
}
