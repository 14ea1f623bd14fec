import { MODE_TABLE, type Mode } from '@kenna/contract';
import { useLocation, useNavigate } from 'react-router';
import { showToast } from '../../../ui/messages/toast.store.ts';
import type { Draft } from './draft.ts';
import { takeSettingsTo } from './draft.store.ts';

/**
 * Returns a function that applies settings taken from a picture to a tool's draft and navigates to the tool. What a person
 * had set before can be brought back.
 */
export function useDraftOfImage() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (change: Partial<Draft>, mode: Mode = 'GenerateImage') => {
    const bringBack = takeSettingsTo(mode, change);
    void navigate(MODE_TABLE[mode].path);
    if (bringBack === null) return;
    const onAct = () => {
      if (bringBack()) void navigate(pathname + search);
      else showToast({ title: 'The settings have changed since, so they stay', type: 'success' });
    };
    const name = MODE_TABLE[mode].navigation;
    // A change of nothing only opens the tool.
    const isSet = Object.keys(change).length > 0;
    const title = isSet ? `${name} has new settings` : `${name} is open; your former settings can be brought back`;
    showToast({ title, type: 'success', action: { label: 'Undo', onAct } });
  };
}
