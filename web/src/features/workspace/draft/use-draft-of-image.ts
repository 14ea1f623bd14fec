import { MODE_TABLE, type Mode } from '@kenna/contract';
import { useNavigate } from 'react-router';
import type { Draft } from './draft.ts';
import { changeDraft, enterMode } from './draft.store.ts';

/** Puts what is taken from a picture into the panel of a tool, and goes there. */
export function useDraftOfImage() {
  const navigate = useNavigate();
  return (change: Partial<Draft>, mode: Mode = 'GenerateImage') => {
    enterMode(mode);
    changeDraft(change);
    void navigate(MODE_TABLE[mode].path);
  };
}
