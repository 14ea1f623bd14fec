import type { Mode } from '@kenna/contract';
import { SettingField } from './setting-field.tsx';

/** How firmly the source is held while words change it; of a drawing also how tightly its lines lead. */
export function StrengthFields({ mode }: { mode: Mode }) {
  return (
    <>
      <SettingField mode={mode} name="strength" />
      <SettingField mode={mode} name="lineControl" />
      <SettingField mode={mode} name="edges" />
    </>
  );
}

/** Mixes a second picture in: how much of its look, and how firmly the source's own form stays. */
export function BlendFields({ mode }: { mode: Mode }) {
  return (
    <>
      <SettingField mode={mode} name="blendGuidance" />
      <SettingField mode={mode} name="blendControl" />
    </>
  );
}
