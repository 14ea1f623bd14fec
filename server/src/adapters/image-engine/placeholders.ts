/**
 * Names in double braces that an operator writes where values are inserted: in graphs of ComfyUI and inputs of models.
 */

const WHOLE = /^\{\{\s*(\w+)\s*\}\}$/;
const EACH = /\{\{\s*(\w+)\s*\}\}/g;

/** A list only makes sense where a text is nothing but its placeholder. */
type Inserted = string | number | readonly string[];

/** Names of the placeholders in a value, at any depth. */
export function placeholdersIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [...value.matchAll(EACH)].map(([, name = '']) => name);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(placeholdersIn);
}

/**
 * Returns a copy of a value with all placeholders replaced. A text that is nothing but one placeholder becomes a number
 * or a list where one is inserted, because inputs are typed.
 */
export function filled(value: unknown, fill: (name: string) => Inserted): unknown {
  if (typeof value === 'string') {
    const whole = WHOLE.exec(value)?.[1];
    return whole === undefined ? value.replace(EACH, (_all, name: string) => String(fill(name))) : fill(whole);
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, fill));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, fill)]));
}
