import { randomUUID } from 'node:crypto';
import { accountRoutes, NEUTRAL_SETTINGS, type Plan, type RenderStatus, type UserWithToken } from '@kenna/contract';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { writeStored } from '../features/renders/stored-render.ts';
import type { ApiClient } from './api-client.ts';

/** A password that satisfies the rule. */
export const PASSWORD = 'Silk-and-linen-1';

export interface Person extends UserWithToken {
  /** Calls the API as this person. */
  readonly api: ApiClient;
}

/** The admin's address in the test configuration. */
export const ADMIN_EMAIL = 'admin@example.com';

interface NewUser {
  plan?: Plan;
  left?: number;
  name?: string;
  email?: string;
  /** By default, the address is verified. */
  verified?: boolean;
}

export interface World {
  user(options?: NewUser): Promise<Person>;
  /** Always the same person. */
  admin(): Promise<Person>;
  blockedUser(): Promise<Person>;
  /** A finished or never started render without pictures. Returns its id. */
  render(options: { owner: Person; status?: RenderStatus; prompt?: string }): Promise<number>;
  /** Pictures without files, as if an engine had made them, oldest first. Returns their ids. */
  pictures(options: {
    owner: Person;
    count?: number;
    row?: Partial<PictureRow>;
    rows?: readonly Partial<PictureRow>[];
  }): Promise<number[]>;
  /** A conversation with the assistant with one finished answer. Returns its id. */
  conversation(options: { owner: Person }): Promise<number>;
  /** A collection with these pictures, the last one added last. Returns its id. */
  collection(options: { owner: Person; title?: string; images?: readonly number[]; cover?: number }): Promise<number>;
}

type PictureRow = Insertable<Tables['images']>;

/** Writes real rows: people through sign-up, objects without a route by SQL. */
export function createWorld(db: Kysely<Tables>, api: ApiClient): World {
  async function user(options: NewUser = {}) {
    const { plan = 'free', left, name = 'Ada', email = `${randomUUID()}@example.com`, verified = true } = options;
    const body = { first_name: name, last_name: 'Lace', email, password: PASSWORD, password_confirmation: PASSWORD };
    const { data } = await api.call(accountRoutes.signup, { body: { ...body, is_agree: true } });
    if (verified) {
      await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', data.id).execute();
    }
    if (plan !== 'free') await db.updateTable('users').set({ plan }).where('id', '=', data.id).execute();
    if (left !== undefined) await setLeft(data.id, plan, left);
    return { ...data, api: api.as(data.token) };
  }

  async function setLeft(userId: number, plan: Plan, left: number): Promise<void> {
    await db.deleteFrom('quota_ledger').where('user_id', '=', userId).execute();
    const unit = plan === 'starter' ? 'image' : 'prompt';
    await db.insertInto('quota_ledger').values({ user_id: userId, kind: 'grant', unit, amount: left }).execute();
  }

  let admin: Promise<Person> | null = null;

  return {
    user,
    admin: () => (admin ??= user({ name: 'Grace', email: ADMIN_EMAIL })),

    async blockedUser() {
      const person = await user();
      await db.updateTable('users').set({ is_blocked: true }).where('id', '=', person.id).execute();
      return person;
    },

    async pictures({ owner, count = 1, row: each = {}, rows: given = Array.from({ length: count }, () => each) }) {
      const rows = given.map((row) => ({
        user_id: owner.id,
        tool: 'GenerateImage' as const,
        original_key: `images/${randomUUID()}/original.png`,
        content_type: 'image/png',
        variants: '[]',
        thumbhash: '',
        width: 300,
        height: 300,
        bytes: 1,
        brief: '[]',
        ...row,
      }));
      const inserted = await db.insertInto('images').values(rows).returning('id').execute();
      return inserted.map(({ id }) => id);
    },

    async conversation({ owner }) {
      const chat = { user_id: owner.id, kind: 'assistant' as const, title: 'Silk', source_image_id: null };
      const { id } = await db.insertInto('chats').values(chat).returning('id').executeTakeFirstOrThrow();
      const own = { chat_id: id, user_id: owner.id };
      const [, answer] = await db
        .insertInto('chat_messages')
        .values([
          { ...own, role: 'user', text: 'What is silk?' },
          { ...own, role: 'assistant', text: 'A fibre.', author: 'Built-in stylist' },
        ])
        .returning('id')
        .execute();
      await db.updateTable('chats').set({ last_message_id: answer!.id }).where('id', '=', id).execute();
      return id;
    },

    async collection({ owner, title = 'Evening', images = [], cover }) {
      const { id } = await db
        .insertInto('collections')
        .values({ user_id: owner.id, title, cover_image_id: cover ?? null, short_link: randomUUID() })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const [index, imageId] of images.entries()) {
        const row = { collection_id: id, image_id: imageId, position: index + 1 };
        await db.insertInto('collection_images').values(row).execute();
      }
      return id;
    },

    async render({ owner, status = 'completed', prompt = 'a dress' }) {
      const request = writeStored({
        ...NEUTRAL_SETTINGS,
        mode: 'GenerateImage',
        isDialog: false,
        prompt,
        count: 1,
        width: 256,
        height: 256,
        seed: 1,
        holdsSeed: false,
        engine: null,
        parentImageId: null,
        blendImageId: null,
        templateWords: null,
        namedColours: [],
        seenScene: null,
      });
      const isEnded = status !== 'queued' && status !== 'processing';
      const { id } = await db
        .insertInto('renders')
        .values({
          user_id: owner.id,
          mode: 'GenerateImage',
          model: 'kennaxl',
          status,
          request: JSON.stringify(request),
          final_prompt: '/render a dress',
          seed: 1,
          image_count: 1,
          width: 256,
          height: 256,
          finished_at: isEnded ? new Date() : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
