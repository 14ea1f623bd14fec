import {
  MODES,
  MODE_TABLE,
  modeHas,
  type Mode,
  type RenderSettings,
  type SceneVocabulary,
  type Settings,
} from '@kenna/contract';
import { settingsOf } from '../../lib/pictures/settings-of.ts';
import { BACKGROUND_COLOURS } from '../../lib/colours/background-colours.ts';
import { TAKE_GROUPS, type TakeGroup } from '../../lib/pictures/take-groups.ts';
import { takeTitle } from '../../lib/pictures/take-words.ts';

/** Title of a render: its prompt, with the picture that it was drawn from and the requested takes and colourways. */
export function renderTitle(sent: RenderSettings, vocabulary?: SceneVocabulary): string {
  const settings = settingsOf(sent);
  const { prompt, sceneImageId: source, takes, colourways, artworks } = settings;
  const shown = takes.map((take) => takeTitle(take, vocabulary)).filter(Boolean);
  if (source === null) return [prompt || toolTitle(sent.page, settings), ...shown, ...colourways].join(', ');
  if (artworks.length > 0) return `Picture placed on #${source}: ${prompt}`;
  const changed = takes.flatMap((take) => Object.keys(take));
  const groups: readonly TakeGroup[] = Object.values(TAKE_GROUPS);
  const group = groups.find(({ fields }) => changed.every((field) => fields.some((allowed) => allowed === field)));
  return `${group?.title ?? 'Pictures'} of #${source} (${shown.join('; ')}): ${prompt}`;
}

/** Title of a render of a tool without a prompt: the name of the tool and its main settings. */
function toolTitle(mode: Mode, { upscale, faceEnhance, background }: Settings): string {
  const parts = [
    modeHas(mode, 'upscale') && `${upscale}X`,
    modeHas(mode, 'upscale') && faceEnhance && 'faces enhanced',
    MODE_TABLE[mode].defaults.background !== null && backgroundName(background),
  ];
  return [ownTitle(mode), ...parts].filter(Boolean).join(', ');
}

/** Name of one of the studio's background colours; any other value is returned unchanged. */
function backgroundName(background: string | null): string | null {
  const [, name] = BACKGROUND_COLOURS.find(([colour]) => colour === background) ?? [];
  return name?.toLowerCase() ?? background;
}

/** Name of a tool. Tools whose panels share a title are named as in the navigation. */
function ownTitle(mode: Mode): string {
  const { tabTitle, navigation } = MODE_TABLE[mode];
  return MODES.filter((other) => MODE_TABLE[other].tabTitle === tabTitle).length === 1 ? tabTitle : navigation;
}
