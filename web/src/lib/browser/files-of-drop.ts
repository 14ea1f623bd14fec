/** The files of a drop with those of its folders, each with its path. */
export async function filesOfDrop(data: DataTransfer): Promise<{ readonly path: string; readonly file: File }[]> {
  // The list of a drop is emptied as soon as the event has been handled, so entries are taken first.
  const entries = [...data.items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found = await Promise.all(
    entries.map(({ entry, file }) => {
      if (entry !== null) return filesOfEntry(entry);
      return file === null ? [] : [{ path: file.name, file }];
    }),
  );
  return found.flat();
}

async function filesOfEntry(entry: FileSystemEntry): Promise<{ readonly path: string; readonly file: File }[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path: entry.fullPath.replace(/^\//u, ''), file }];
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const children: FileSystemEntry[] = [];
  // A browser returns the entries of a folder in parts, of which the last one is empty.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) break;
    children.push(...part);
  }
  return (await Promise.all(children.map(filesOfEntry))).flat();
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
