import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { EngineFault } from './engine-router.ts';

/** Maximum number of faults stored for each engine. */
const MAX_FAULTS = 20;

export const enginesRepository = (db: Kysely<Tables>) => ({
  async insertFault({ engine, operation, model, kind, message }: EngineFault, at: Date): Promise<void> {
    await db.insertInto('engine_faults').values({ engine, operation, model, kind, message, at }).execute();
    const newest = db
      .selectFrom('engine_faults')
      .select('id')
      .where('engine', '=', engine)
      .orderBy('id', 'desc')
      .limit(MAX_FAULTS);
    await db.deleteFrom('engine_faults').where('engine', '=', engine).where('id', 'not in', newest).execute();
  },

  /** Faults of all engines, newest first. */
  listFaults: () => db.selectFrom('engine_faults').selectAll().orderBy('id', 'desc').execute(),
});
