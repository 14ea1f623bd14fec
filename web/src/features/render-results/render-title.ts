import { MODES, MODE_TABLE, modeHas, type Mode, type RenderSettings, type SceneVocabulary } from '@kenna/contract';
import { BACKGROUND_COLOURS } from '../../lib/colours/background-colours.ts';
import { takeTitle } from '../../lib/pictures/take-words.ts';

/** Title of a render: its prompt, with the picture that it was drawn from and the requested takes and colourways. */
export function renderTitle(settings: RenderSettings, vocabulary?: SceneVocabulary): string {
  const { prompt, scene_image_id: source, takes, colourways } = settings;
  const shown = takes.map((take) => takeTitle(take, vocabulary)).filter(Boolean);
  if (source === null) return [prompt || toolTitle(settings), ...shown, ...colourways].join(', ');
  const fields = new Set(takes.flatMap((take) => Object.keys(take)));
  const only = (...allowed: string[]) => [...fields].every((field) => allowed.includes(field));
  const what = only('view')
    ? 'More views'
    : only('colour', 'fabric')
      ? 'Colourways'
      : only('light', 'setting')
        ? 'Light and setting'
        : 'Pictures';
  return `${what} of #${source} (${shown.join('; ')}): ${prompt}`;
}

/** Title of a render of a tool without a prompt: the name of the tool and its main settings. */
function toolTitle({ page, upscale, face_enhance, background_type }: RenderSettings): string {
  const parts = [
    modeHas(page, 'upscale') && `${upscale}X`,
    modeHas(page, 'upscale') && face_enhance && 'faces enhanced',
    MODE_TABLE[page].defaults.background !== null && backgroundName(background_type),
  ];
  return [ownTitle(page), ...parts].filter(Boolean).join(', ');
}

/** Name of one of the studio's background colours; any other value is returned unchanged. */
function backgroundName(background: string | null): string | null {
  const [, name] = BACKGROUND_COLOURS.find(([colour]) => colour === background) ?? [];
  return name?.toLowerCase() ?? background;
}

/** Name of a tool. Tools whose panels share a title are named as in the navigation. */
function ownTitle(page: Mode): string {
  const { tabTitle, navigation } = MODE_TABLE[page];
  return MODES.filter((mode) => MODE_TABLE[mode].tabTitle === tabTitle).length === 1 ? tabTitle : navigation;
}
