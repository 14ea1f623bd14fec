import type { Mode } from '@kenna/contract';
import { SettingField } from './setting-field.tsx';

/** How closely the result follows the source, and in Sketch To Image also how tightly it follows the lines. */
export function StrengthFields({ mode }: { mode: Mode }) {
  return (
    <>
      <SettingField mode={mode} name="strength" />
      <SettingField mode={mode} name="lineControl" />
      <SettingField mode={mode} name="edges" />
    </>
  );
}

/** How much of the second picture to blend in, and how closely the result follows the source's form. */
export function BlendFields({ mode }: { mode: Mode }) {
  return (
    <>
      <SettingField mode={mode} name="blendGuidance" />
      <SettingField mode={mode} name="blendControl" />
    </>
  );
}
