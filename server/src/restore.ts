/** `npm run restore -- FILE`: restores a backup into an empty place, while no server or worker uses it. */
import { readConfig, readFileArgument } from './config.ts';
import { openUnmigrated } from './db/database.ts';
import { checkTar } from './features/backups/check-tar.ts';
import { restoreBackup } from './features/backups/restore-backup.ts';
import { runCommand, showProgress } from './features/backups/run-command.ts';
import { openBlobs } from './open-blobs.ts';

await runCommand(async () => {
  const file = readFileArgument('npm run restore -- FILE');
  const config = readConfig();
  await checkTar(file);
  const database = await openUnmigrated(config);
  try {
    const blobs = await openBlobs(config);
    const onProgress = showProgress('Restoring files');
    const { madeAt, rows, files, missing } = await restoreBackup({ db: database.db, blobs, file, onProgress });
    const lost = missing === 0 ? '' : `${missing} files were missing already when the backup was made.\n`;
    return `Restored ${rows} rows and ${files} files of ${madeAt}; every hash is right.\n${lost}`;
  } finally {
    await database.close();
  }
});
