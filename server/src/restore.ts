/** `npm run restore -- FILE`: restores a backup into an empty place, while no server or worker uses it. */
import { readConfig, readFileArgument } from './config.ts';
import { openUnmigrated } from './db/database.ts';
import { checkTar } from './features/backups/check-tar.ts';
import { restoreBackup } from './features/backups/restore-backup.ts';
import { runCommand, showProgress } from './features/backups/run-command.ts';
import { openBlobs } from './open-blobs.ts';
import { knownKeys } from './open-secret-box.ts';

/** For the case that the key of encrypted secrets is lost. */
const WITHOUT_KEY = '--without-key';

await runCommand(async () => {
  const words = process.argv.slice(2);
  const withoutKey = words.includes(WITHOUT_KEY);
  const file = readFileArgument(
    `npm run restore -- FILE [${WITHOUT_KEY}]`,
    words.filter((word) => word !== WITHOUT_KEY),
  );
  const config = readConfig();
  await checkTar(file);
  const knows = withoutKey ? null : await knownKeys(config);
  const database = await openUnmigrated(config);
  try {
    const blobs = await openBlobs(config);
    const onProgress = showProgress('Restoring files');
    const place = { db: database.db, blobs, file, knows, onProgress };
    const { madeAt, rows, files, missing } = await restoreBackup(place);
    const lost = missing === 0 ? '' : `${missing} files were missing already when the backup was made.\n`;
    return `Restored ${rows} rows and ${files} files of ${madeAt}; every hash is right.\n${lost}`;
  } finally {
    await database.close();
  }
});
