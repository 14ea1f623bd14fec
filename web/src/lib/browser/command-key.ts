/** The key for shortcuts of this system, as its keyboards show it. */
export const COMMAND_KEY = /Mac|iPhone|iPad/u.test(navigator.userAgent) ? '⌘' : 'Ctrl';
