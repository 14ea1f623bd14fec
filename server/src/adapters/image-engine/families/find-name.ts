const plain = (name: string) => name.toLowerCase().replaceAll('\\', '/');
/** A file name without its folders, in lower case. */
export const lastPart = (name: string) => plain(name).split('/').at(-1) ?? '';
const stem = (name: string) => lastPart(name).replace(/\.(safetensors|ckpt|pth?|gguf|sft|bin)$/, '');

/** Finds a name as the server spells it: settings may omit the folder and the file extension, and use either slash. */
export function findName(names: readonly string[], wanted: string): string | null {
  for (const form of [plain, lastPart, stem]) {
    const found = names.find((name) => form(name) === form(wanted));
    if (found !== undefined) return found;
  }
  return null;
}

/** The first name that matches the earliest pattern; names that match `never` are excluded. */
export function pickName(names: readonly string[], patterns: readonly RegExp[], never?: RegExp): string | null {
  for (const pattern of patterns) {
    const found = names.find((name) => pattern.test(lastPart(name)) && !never?.test(lastPart(name)));
    if (found !== undefined) return found;
  }
  return null;
}
