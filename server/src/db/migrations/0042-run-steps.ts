import { sql, type Kysely } from 'kysely';

/**
 * Adds whether a picture is only a step of a picture of a run, which My images leaves out. When the run no longer knows
 * of the step, because the run, its product or its shot was deleted, the picture goes to the bin, unless its owner
 * likes it or has it in a collection. Steps that a process of the version before makes stay visible.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE images ADD COLUMN is_step boolean NOT NULL DEFAULT false`.execute(db);
  await sql`
    CREATE FUNCTION release_step_picture() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE images SET is_step = false, trashed_at = CASE
        WHEN is_liked OR EXISTS (SELECT FROM collection_images AS held WHERE held.image_id = images.id) THEN trashed_at
        ELSE coalesce(trashed_at, now())
      END
      WHERE id = OLD.image_id AND is_step;
      RETURN NULL;
    END $$
  `.execute(db);
  await sql`
    CREATE TRIGGER run_made_steps_released AFTER DELETE ON run_made_steps
    FOR EACH ROW EXECUTE FUNCTION release_step_picture()
  `.execute(db);
}
