/** Attribute of the focused element by which dialogs below know that Escape is not for them. */
export const KEEPS_ESCAPE = { 'data-mantine-stop-propagation': 'true' } as const;
