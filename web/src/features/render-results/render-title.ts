import { MODES, MODE_TABLE, modeHas, type Mode, type RenderSettings, type SceneVocabulary } from '@kenna/contract';
import { BACKGROUND_COLOURS } from '../../lib/colours/background-colours.ts';
import { takeTitle } from '../../lib/pictures/take-words.ts';

/** What a band shows as its words: those of the prompt, with what was asked of a picture and in which takes. */
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

/** A tool that reads no words is named with what it was told. */
function toolTitle({ page, upscale, face_enhance, background_type }: RenderSettings): string {
  const told = [
    modeHas(page, 'upscale') && `${upscale}X`,
    modeHas(page, 'upscale') && face_enhance && 'faces enhanced',
    MODE_TABLE[page].defaults.background !== null && groundName(background_type),
  ];
  return [ownTitle(page), ...told].filter(Boolean).join(', ');
}

/** A paper of the studio by its name, any other ground as it was given. */
function groundName(ground: string | null): string | null {
  const [, name] = BACKGROUND_COLOURS.find(([colour]) => colour === ground) ?? [];
  return name?.toLowerCase() ?? ground;
}

/** Tools that share the title of their panel are told apart by their entry in the navigation. */
function ownTitle(page: Mode): string {
  const { tabTitle, navigation } = MODE_TABLE[page];
  return MODES.filter((mode) => MODE_TABLE[mode].tabTitle === tabTitle).length === 1 ? tabTitle : navigation;
}
