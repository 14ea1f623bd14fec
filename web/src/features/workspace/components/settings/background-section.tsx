import type { Mode } from '@kenna/contract';
import { BackgroundPicker } from '../../../../ui/fields/background-picker.tsx';
import { useDraft, useDraftDesk } from '../../draft/draft.store.ts';
import { SettingField } from './setting-field.tsx';

/** Settings of Remove Background: the background behind the subject, and the type of the picture. */
export function BackgroundSection({ mode }: { mode: Mode }) {
  const background = useDraft((state) => state.draft.background);
  const { change } = useDraftDesk();
  return (
    <>
      <BackgroundPicker
        legend="Background"
        value={background}
        onChange={(value) => value !== null && change({ background: value })}
      />
      <SettingField mode={mode} name="sensitivity" />
    </>
  );
}
