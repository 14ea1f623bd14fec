/** `emerald-silk-dress-1234`: the first words of a prompt and the seed, safe on every file system. */
export function fileNameOf(prompt: string, seed: number | null): string {
  const words = prompt
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const name = (words ?? ['image']).slice(0, 6).join('-').slice(0, 60);
  return seed === null ? name : `${name}-${seed}`;
}
