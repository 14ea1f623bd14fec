/** Trials of one file of weights, whatever file the settings prefer. */
import type { EngineOperation } from '../../../../ports/engine-task.ts';
import { isAllowed, type RemoteEngineSettings } from '../../engine-settings.ts';
import type { Weights } from './assess-file.ts';

/** The settings with this file for drawing and for edits. */
export function settingsForFile(settings: RemoteEngineSettings, name: string): RemoteEngineSettings {
  const models = Object.entries(settings.models).map(([model, own]) => [model, { ...own, checkpoint: name }]);
  return {
    ...settings,
    models: Object.fromEntries(models) as RemoteEngineSettings['models'],
    parts: { ...settings.parts, edit: name },
  };
}

/** The operations that can be tried with these weights: an operator's own workflow would draw with other ones. */
export function operationsOfFile(
  settings: RemoteEngineSettings,
  { family, isInpaint }: Weights,
): readonly EngineOperation[] {
  const { draws, edit } = family;
  const able: readonly EngineOperation[] = [
    ...(draws === null || isInpaint ? [] : (['generate', 'vary', 'inpaint', 'outpaint'] as const)),
    ...(edit === null ? [] : (['instructEdit'] as const)),
    ...(edit !== null && edit.pictures > 1 ? (['tryOn'] as const) : []),
  ];
  return able.filter((one) => isAllowed(settings, one) && settings.workflows[one] === undefined);
}
