/** `npm run migrate`: brings the database up to date before the processes of a new version start. */
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { StartError } from './shared/program/start-error.ts';

try {
  const database = await openDatabase(readConfig());
  await database.close();
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exitCode = 1;
}
