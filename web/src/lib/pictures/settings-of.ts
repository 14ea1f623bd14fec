import { readSettings, type RenderSettings, type Settings } from '@kenna/contract';

/** The settings of a render by the names of the table of settings. Answers of the server have them by their wire names. */
export const settingsOf = (sent: RenderSettings): Settings => readSettings(sent.page, sent);
