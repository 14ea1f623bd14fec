/**
 * Converts a typed colour to `#rrggbb` in lower case, or null if it is not a colour. Three digits and a missing # are
 * accepted.
 */
export function hexOf(typed: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
