import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Runs a statement on the embedded database of a product that is stopped. */
export async function changeStored(dataDir: string, statement: string): Promise<void> {
  const database = new PGlite(path.join(dataDir, 'database'));
  await database.exec(statement);
  await database.close();
}
