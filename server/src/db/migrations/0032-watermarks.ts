import { sql, type Kysely } from 'kysely';

/**
 * Adds the invisible marks of pictures: 64 random bits in hexadecimal, chosen when a picture first leaves. The mark of
 * a deleted picture stays, because its files are still recognised as made here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE watermarks (
      bits text PRIMARY KEY CHECK (bits ~ '^[0-9a-f]{16}$'),
      image_id bigint UNIQUE REFERENCES images (id) ON DELETE SET NULL
    )
  `.execute(db);
}
