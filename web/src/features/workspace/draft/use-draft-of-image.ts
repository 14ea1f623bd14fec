import { MODE_TABLE, type Mode } from '@kenna/contract';
import { useNavigate } from 'react-router';
import type { Draft } from './draft.ts';
import { enterMode, pageDraft } from './draft.store.ts';

/** Returns a function that applies settings taken from a picture to a tool's draft and navigates to the tool. */
export function useDraftOfImage() {
  const navigate = useNavigate();
  return (change: Partial<Draft>, mode: Mode = 'GenerateImage') => {
    enterMode(mode);
    pageDraft.change(change);
    void navigate(MODE_TABLE[mode].path);
  };
}
