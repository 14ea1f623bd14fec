/** `npm run backup -- FILE`: makes a backup, through the running product if the database is embedded. */
import { readConfig, readFileArgument } from './config.ts';
import { openUnmigrated } from './db/database.ts';
import { askForBackup } from './features/backups/control-socket.ts';
import { inMegabytes } from './features/backups/in-megabytes.ts';
import { listMadeBackup } from './features/backups/list-made-backup.ts';
import { runCommand, showProgress } from './features/backups/run-command.ts';
import { writeBackup, type BackupSummary } from './features/backups/write-backup.ts';
import { openBlobs } from './open-blobs.ts';
import { programVersion } from './program-version.ts';
import { systemClock } from './shared/clock.ts';
import type { Config } from './config.ts';

async function makeBackup(config: Config, file: string): Promise<BackupSummary> {
  const onProgress = showProgress('Copying files');
  const made = config.databaseUrl === null ? await askForBackup(config.dataDir, file, onProgress) : null;
  if (made !== null) return made;
  const database = await openUnmigrated(config);
  try {
    const blobs = await openBlobs(config);
    const signal = new AbortController().signal;
    const parts = { db: database.db, blobs, clock: systemClock, program: programVersion() };
    const startedAt = systemClock.now();
    const summary = await writeBackup({ ...parts, file, onProgress, signal });
    const finishedAt = systemClock.now();
    if (config.backups) await listMadeBackup(database.db, config.backups, { file, startedAt, finishedAt, summary });
    return summary;
  } finally {
    await database.close();
  }
}

await runCommand(async () => {
  const file = readFileArgument('npm run backup -- FILE');
  const { size, rows, files, missing } = await makeBackup(readConfig(), file);
  const lost =
    missing === 0 ? '' : `${missing} files that rows name are not in the store; their pictures are broken.\n`;
  return `${file}: ${rows} rows and ${files} files, ${inMegabytes(size)}\n${lost}`;
});
