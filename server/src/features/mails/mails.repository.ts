import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Mail } from '../../ports/mailer.port.ts';

export const mailsRepository = (db: Kysely<Tables>) => ({
  /** Returns its id. */
  async insert({ to, subject, text, html }: Mail): Promise<number> {
    const row = await db
      .insertInto('outgoing_mails')
      .values({ recipient: to, subject, text, html })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  },

  /** Returns null once it has been sent. */
  async find(id: number): Promise<Mail | null> {
    const row = await db
      .selectFrom('outgoing_mails')
      .select(['recipient as to', 'subject', 'text', 'html'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  },

  async remove(id: number): Promise<void> {
    await db.deleteFrom('outgoing_mails').where('id', '=', id).execute();
  },
});
