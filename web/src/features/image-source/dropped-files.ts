import { filesOfDrop } from '../../lib/browser/files-of-drop.ts';

/** Entry in `DataTransfer.types` of a drag with files. */
export const FILES_TYPE = 'Files';

/** Files of a drop or paste; none when the data also contains text, because rich text may bring pictures along. */
export function filesOf(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/plain')) return [];
  return [...data.files];
}

/** HEIC files have an empty type in many browsers. */
const PICTURE_NAME = /\.hei[cf]$/iu;

const isPicture = ({ type, name }: File): boolean => type.startsWith('image/') || PICTURE_NAME.test(name);

/** Pictures of a drop that contains folders, which may be none; null for a drop of files only. */
export function filesWithFolders(data: DataTransfer): Promise<readonly File[]> | null {
  if (![...data.items].some((item) => item.webkitGetAsEntry()?.isDirectory === true)) return null;
  return filesOfDrop(data).then(
    (found) => found.map(({ file }) => file).filter(isPicture),
    // A folder may be gone, or closed to the browser.
    () => [],
  );
}
