/** How a drag says that it carries files. */
export const DROPPED = 'Files';

/** The files of a drop or a paste; none when words were pasted, whatever pictures came with them. */
export function filesOf(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/plain')) return [];
  return [...data.files];
}
