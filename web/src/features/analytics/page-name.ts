/**
 * Returns the path to report to analytics: values of parameters, which may identify a person or grant access, are
 * replaced by the parameters' names.
 */
export function pageName(path: string, params: Readonly<Record<string, string | undefined>>): string {
  const names = new Map(Object.entries(params).flatMap(([name, value]) => (value ? [[value, name] as const] : [])));
  return path
    .split('/')
    .map((part) => {
      const name = names.get(decoded(part));
      return name === undefined ? part : `:${name}`;
    })
    .join('/');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
