/** Entry in `DataTransfer.types` of a drag with files. */
export const FILES_TYPE = 'Files';

/** Files of a drop or paste; none when the data also contains text, because rich text may bring pictures along. */
export function filesOf(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/plain')) return [];
  return [...data.files];
}
