/**
 * Default prompts: the layout of a page's final prompts, and the words that the operator adds to each. Admins edit
 * them; the renders service uses the active one when it assembles a final prompt.
 */
import {
  MODE_TABLE,
  MODES,
  parsePromptTemplate,
  type DefaultPrompt,
  type defaultPromptRoutes,
  type Mode,
  type ParsedBody,
  type PromptTemplate,
} from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Actor, AuditService } from '../audit/audit.service.ts';
import { defaultPromptsRepository, type DefaultPromptRow } from './default-prompts.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly audit: AuditService;
  readonly clock: Clock;
}

type Body<Name extends keyof typeof defaultPromptRoutes> = ParsedBody<(typeof defaultPromptRoutes)[Name]>;

const noSuchPrompt = () => new AppError('not_found', { text: 'There is no such prompt.' });

const present = ({ created_at, updated_at, ...row }: DefaultPromptRow): DefaultPrompt => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

const factsOf = ({ title, page, template, is_active }: DefaultPromptRow) => ({ title, page, template, is_active });

export type DefaultPromptsService = ReturnType<typeof createDefaultPromptsService>;

export function createDefaultPromptsService({ db, audit, clock }: Parts) {
  const prompts = defaultPromptsRepository(db);

  /** Deactivates the page's active prompt, and returns its id for the entry in the log. */
  async function replaceActive(transaction: Transaction<Tables>, page: Mode): Promise<Record<string, unknown>> {
    const id = await defaultPromptsRepository(transaction).deactivate(page, clock.now());
    return id === null ? {} : { replaced_prompt_id: id };
  }

  return {
    /** Returns null where the built-in layout is used. */
    async activeTemplateOf(page: Mode): Promise<PromptTemplate | null> {
      const active = await prompts.findActive(page);
      return active && parsePromptTemplate(active.template);
    },

    async list() {
      return { prompts: (await prompts.list()).map(present) };
    },

    async pages() {
      const active = new Map(
        (await prompts.list()).flatMap(({ id, page, is_active }) => (is_active ? [[page, id]] : [])),
      );
      return {
        pages: MODES.map((page) => ({
          page,
          title: MODE_TABLE[page].navigation,
          active_prompt_id: active.get(page) ?? null,
        })),
      };
    },

    /** @throws AppError `not_found`. */
    async get(id: number) {
      const row = await prompts.find(id);
      if (!row) throw noSuchPrompt();
      return { prompt: present(row) };
    },

    async create(actor: Actor, { title, page, template, is_active }: Body<'create'>) {
      const row = await db.transaction().execute(async (transaction) => {
        const repository = defaultPromptsRepository(transaction);
        await repository.lockChanges();
        const replaced = is_active ? await replaceActive(transaction, page) : {};
        const now = clock.now();
        const inserted = await repository.insert({
          title,
          page,
          template,
          is_active,
          created_at: now,
          updated_at: now,
        });
        const after = { ...factsOf(inserted), ...replaced };
        await audit.record(transaction, actor, { action: 'prompt.create', subjectId: inserted.id, after });
        return inserted;
      });
      return { prompt: present(row) };
    },

    /** @throws AppError `not_found`. */
    async update(actor: Actor, { id, user_id: _user, ...changes }: Body<'update'>) {
      const row = await db.transaction().execute(async (transaction) => {
        const repository = defaultPromptsRepository(transaction);
        await repository.lockChanges();
        const before = await repository.find(id);
        if (!before) throw noSuchPrompt();
        const page = changes.page ?? before.page;
        const isActive = changes.is_active ?? before.is_active;
        const replaces = isActive && !(before.is_active && before.page === page);
        const replaced = replaces ? await replaceActive(transaction, page) : {};
        const updated = await repository.update(id, changes, clock.now());
        const facts = { before: factsOf(before), after: { ...factsOf(updated), ...replaced } };
        await audit.record(transaction, actor, { action: 'prompt.update', subjectId: id, ...facts });
        return updated;
      });
      return { prompt: present(row) };
    },

    /** @throws AppError `not_found`. */
    async remove(actor: Actor, id: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const repository = defaultPromptsRepository(transaction);
        const row = await repository.lock(id);
        if (!row) throw noSuchPrompt();
        await repository.remove(id);
        await audit.record(transaction, actor, { action: 'prompt.delete', subjectId: id, before: factsOf(row) });
      });
    },
  };
}
