/** An additional worker: runs jobs from the database of a server that runs elsewhere, and serves no pages. */
import { pino } from 'pino';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { runProgram, type RunningProgram } from './shared/run-program.ts';
import { StartError } from './shared/start-error.ts';

async function start(): Promise<RunningProgram> {
  const config = readConfig();
  if (config.databaseUrl === null) {
    throw new StartError(
      'Further workers share a PostgreSQL server with the product: set DATABASE_URL. With the embedded database, npm start brings its own worker.',
    );
  }
  const { startWorker, close } = await compose(config, pino({ level: config.logLevel }));
  await startWorker();
  process.stdout.write(`${config.product.name} worker is ready\n`);
  return { stop: close };
}

await runProgram(start);
