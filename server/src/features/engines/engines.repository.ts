import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { EngineFault } from './engine-leases.ts';

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

  listPreferences: () => db.selectFrom('engine_preferences').selectAll().orderBy('place').orderBy('engine').execute(),

  /** Sets the places of these engines, in their order, and removes those of all others. */
  async setOrder(engines: readonly string[]): Promise<void> {
    await db.updateTable('engine_preferences').set({ place: null }).execute();
    for (const [place, engine] of engines.entries())
      await db
        .insertInto('engine_preferences')
        .values({ engine, place })
        .onConflict((conflict) => conflict.column('engine').doUpdateSet({ place }))
        .execute();
  },

  /** Sets the order of families on an engine; null: as configured. */
  async setFamilies(engine: string, order: readonly string[] | null): Promise<void> {
    const families = order === null ? null : JSON.stringify(order);
    await db
      .insertInto('engine_preferences')
      .values({ engine, families })
      .onConflict((conflict) => conflict.column('engine').doUpdateSet({ families }))
      .execute();
  },

  /** Faults of all engines, newest first. */
  listFaults: () => db.selectFrom('engine_faults').selectAll().orderBy('id', 'desc').execute(),
});
