/** Id of the column with the settings of a tool, to which a link at the start of the page leads. */
export const SETTINGS_ID = 'settings';
