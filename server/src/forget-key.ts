/**
 * `npm run forget-key`: lists the keys under which secrets are encrypted; with the id of a lost one, gives up its
 * secrets. Naming the id is the confirmation.
 */
import { pino } from 'pino';
import { createPgBossJobQueue } from './adapters/job-queue/pg-boss-job-queue.ts';
import { noTracing } from './adapters/tracing/no-tracing.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase, type Database } from './db/database.ts';
import { runCommand } from './features/backups/run-command.ts';
import { createMailsService } from './features/mails/mails.service.ts';
import { forgetKey } from './features/secrets/forget-key.ts';
import { countSecrets, listKeyIds } from './features/secrets/secrets.service.ts';
import { knownKeys } from './open-secret-box.ts';
import type { SecretTable } from './shared/security/secret-box.ts';
import { createMetrics } from './shared/metrics.ts';
import { StartError } from './shared/program/start-error.ts';

const TITLES: Record<SecretTable, string> = {
  two_factor: 'second factors',
  webhooks: 'webhooks',
  realtime_credentials: 'secrets of the realtime server',
  signing_identity: 'keys that sign content credentials',
};

const CONSEQUENCES = `What happens to the secrets of a key that is given up:
  Second factors: codes of authenticator apps stop working, recovery codes still work. People without a recovery code
  must set a new password by mail. Webhooks are removed. Everybody concerned gets a mail.
`;

await runCommand(async () => {
  const [keyId, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new StartError('Usage: npm run forget-key [-- KEY_ID]');
  const config = readConfig();
  const knows = await knownKeys(config);
  const database = await openDatabase(config);
  try {
    const keyIds = await listKeyIds(database.db);
    if (keyId === undefined) return await describe(database, keyIds, knows);
    if (!keyIds.includes(keyId)) throw new StartError(`The database has no secrets under a key ${keyId}.`);
    if (knows(keyId))
      throw new StartError(`The key ${keyId} is here, so its secrets can be read. Nothing was changed.`);
    return await forget(database, config, keyId);
  } finally {
    await database.close();
  }
});

async function describe(
  { db }: Database,
  keyIds: readonly string[],
  knows: (keyId: string) => boolean,
): Promise<string> {
  const counts = await countSecrets(db);
  const lines = keyIds.map((keyId) => {
    const under = counts.filter((each) => each.keyId === keyId);
    const secrets = under.map(({ table, count }) => `${count} ${TITLES[table]}`).join(', ') || 'no secrets';
    return `${keyId}  ${knows(keyId) ? 'here' : 'missing'}: ${secrets}\n`;
  });
  const missing = keyIds.find((keyId) => !knows(keyId));
  if (missing === undefined) return `${lines.join('')}No key is missing.\n`;
  const advice = `If it is lost, stop all servers and workers, then run: npm run forget-key -- ${missing}\n`;
  return `${lines.join('')}\n${CONSEQUENCES}${advice}`;
}

async function forget(database: Database, config: Config, keyId: string): Promise<string> {
  const log = pino({ level: 'warn' });
  const jobs = await createPgBossJobQueue({ database, tracing: noTracing, metrics: createMetrics(), log });
  try {
    // The mails are sent by the next worker that runs.
    const mailer = { send: () => Promise.reject(new Error('This command sends no mails.')) };
    const mails = createMailsService({ db: database.db, jobs, mailer });
    const settings = { productName: config.product.name, publicUrl: config.http.publicUrl };
    const { secondSteps, closed, webhooks } = await forgetKey({ db: database.db, mails, settings }, keyId);
    return (
      `The key ${keyId} is given up: ${secondSteps} second factors (of ${closed} people without a recovery code), ` +
      `${webhooks} webhooks. The mails are sent when the product runs.\n`
    );
  } finally {
    await jobs.stop();
  }
}
