/**
 * Returns a copy of query parameters with some of them changed. An empty, null or undefined value removes the
 * parameter.
 */
export function withParameters(
  before: URLSearchParams,
  changes: Readonly<Record<string, string | null | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
