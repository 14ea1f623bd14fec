import { readSettings, type RenderSettings, type Settings } from '@kenna/contract';

const known = new WeakMap<RenderSettings, Settings>();

/**
 * The settings of a render by the names of the table of settings. Answers of the server have them by their wire names.
 * They are converted once, because the results ask for them in each rendering.
 */
export function settingsOf(sent: RenderSettings): Settings {
  const settings = known.get(sent) ?? readSettings(sent.page, sent);
  known.set(sent, settings);
  return settings;
}
