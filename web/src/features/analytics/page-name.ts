/** A path as analytics hear of it: what names a person's things, or opens them, is left out. */
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
