/** Says for each file that a server lists what it is used for, or why it is not. */
import { recognise } from '../families/recognise.ts';
import type { RemoteEngineSettings } from '../engine-settings.ts';
import type { ReportedFile } from '../../../ports/image-engine.port.ts';
import type { WebuiServer } from './protocol/probe-server.ts';
import { lineControlModel } from './requests/line-control-model.ts';
import { upscalerOf } from './requests/plan-touch-up.ts';
import { reportLoras } from './requests/styles.ts';

const OTHER_PREFERRED = 'Usable; another one is preferred.';

function checkpointFiles(server: WebuiServer, settings: RemoteEngineSettings): readonly ReportedFile[] {
  const { models, parts } = settings;
  const isOnly = server.flavour === 'sd-cpp';
  const drawing = Object.values(models).map(({ checkpoint }) => (isOnly ? null : checkpoint) ?? server.loaded);
  return server.checkpoints.map(({ title, names }): ReportedFile => {
    const isNamed = (wanted: string | null) =>
      wanted !== null && names.some((name) => name.toLowerCase() === wanted.toLowerCase());
    const uses = [
      ...(drawing.some(isNamed) ? ['to draw'] : []),
      ...(isNamed(parts.inpaint) ? ['to fill holes'] : []),
      ...(isNamed(parts.edit) ? ['to edit by words'] : []),
    ];
    const place = { name: title, folder: 'checkpoints', operations: [] };
    const recognition = recognise(title.replace(/\s*\[[0-9a-f]+\]$/i, ''), 'checkpoints');
    if (recognition.kind !== 'family')
      return { ...place, licence: null, use: 'unused', words: `Not used${why(recognition)}.` };
    const { title: family, licence } = recognition.family;
    return uses.length > 0
      ? { ...place, licence, family, use: 'used', words: `${family}. Used ${uses.join(' and ')}.` }
      : { ...place, licence, family, use: 'ready', words: `${family}. Used where the file of engines names it.` };
  });
}

const why = (recognition: Exclude<ReturnType<typeof recognise>, { kind: 'family' }>): string =>
  recognition.kind === 'other' ? `: ${recognition.reason}` : '';

function partFiles(server: WebuiServer, { parts }: RemoteEngineSettings): readonly ReportedFile[] {
  const lines = [true, false].map((edges) => lineControlModel(server, parts.controlNet, edges)?.model);
  const upscaler = upscalerOf(server, parts.upscaler);
  const place = { licence: null, operations: [] } as const;
  return [
    ...(server.controlNets ?? []).map((name): ReportedFile =>
      lines.includes(name)
        ? { ...place, name, folder: 'controlnet', use: 'used', words: 'Used to follow sketches.' }
        : {
            ...place,
            name,
            folder: 'controlnet',
            use: 'unused',
            words: 'Not used: it follows no lines, or another one is preferred.',
          },
    ),
    ...server.upscalers.map((name): ReportedFile =>
      name === upscaler
        ? { ...place, name, folder: 'upscalers', use: 'used', words: 'Used to enlarge.' }
        : { ...place, name, folder: 'upscalers', use: 'ready', words: OTHER_PREFERRED },
    ),
  ];
}

/** Every file that the server lists. */
export const reportFiles = (server: WebuiServer, settings: RemoteEngineSettings): readonly ReportedFile[] => [
  ...checkpointFiles(server, settings),
  ...partFiles(server, settings),
  ...reportLoras(server, settings),
];
