/**
 * The showcase: people submit pictures, admins accept or refuse them, everyone sees the accepted ones with their public
 * notes. A picture in the bin is not shown. The examples that ship with the product follow the accepted ones, so that
 * the showcase of a fresh installation is not empty; admins refuse and accept them like submissions.
 */
import { PAGE_SIZE, type ParsedQuery, type ShowcaseEntry, type showcaseRoutes, type Submission } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { AppError } from '../../shared/app-error.ts';
import type { BuiltInPictures } from '../../shared/built-in-pictures.ts';
import type { Clock } from '../../shared/clock.ts';
import { decodeCursor, decodeTimedCursor, encodeCursor, encodeTimedCursor } from '../../shared/cursor.ts';
import type { Actor, AuditService } from '../audit/audit.service.ts';
import type { ImagesService, VisitorView } from '../images/images.service.ts';
import type { NotesService } from '../notes/notes.service.ts';
import { answeredId, isExample, presentExample, type Example } from './present-example.ts';
import { showcaseRepository, type SubmissionRow } from './showcase.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly images: ImagesService;
  readonly notes: NotesService;
  readonly audit: AuditService;
  readonly clock: Clock;
  readonly builtIn: BuiltInPictures;
  readonly product: { readonly name: string; readonly slug: string };
}

type Queue = ParsedQuery<typeof showcaseRoutes.queue>;
type Asked = ParsedQuery<typeof showcaseRoutes.list>;

/** Accepted pictures are public, including their prompts but not their originals. */
const SHOWN = { showsPrompts: true, place: { kind: 'public' } } as const;
/** Admins also see pictures that are not public. */
const REVIEWED = { ...SHOWN, place: null };

const noSuchSubmission = () => new AppError('not_found', { text: 'There is no such submission.' });

export type ShowcaseService = ReturnType<typeof createShowcaseService>;

export function createShowcaseService({ db, images, notes, audit, clock, builtIn, product }: Parts) {
  const showcase = showcaseRepository(db);
  const examples = () => builtIn.pictures.filter(isExample);

  async function present(rows: readonly SubmissionRow[], view: VisitorView): Promise<Submission[]> {
    const ids = rows.map(({ imageId }) => imageId);
    const pictures = await images.listForVisitors(ids, view);
    const texts = await notes.listReadable(ids, 'everyone');
    return rows.flatMap(({ id, imageId, status, maker, submittedAt, decidedAt }) => {
      const image = pictures.get(imageId);
      if (!image) return [];
      const times = { submitted_at: submittedAt.toISOString(), decided_at: decidedAt?.toISOString() ?? null };
      return [{ id, image, maker, notes: texts.get(imageId) ?? [], is_example: false, status, ...times }];
    });
  }

  async function examplesOf(status: 'accepted' | 'refused', search?: string): Promise<Submission[]> {
    const refused = await showcase.listRefusedExamples();
    const texts = examples().map(({ showcase: { id }, prompt }) => ({ id, text: prompt }));
    const found = search ? await showcase.listHolding(search, texts) : null;
    return examples()
      .filter(({ showcase: { id } }) => refused.has(id) === (status === 'refused') && (found?.has(id) ?? true))
      .map((example) => {
        const decidedAt = refused.get(example.showcase.id) ?? null;
        return presentExample(example, { maker: product.name, status, decidedAt });
      });
  }

  async function decideExample(actor: Actor, example: Example, accept: boolean): Promise<Submission> {
    const { id } = example.showcase;
    const status = accept ? 'accepted' : 'refused';
    const now = clock.now();
    await db.transaction().execute(async (transaction) => {
      const repository = showcaseRepository(transaction);
      const wasRefused = (await repository.listRefusedExamples()).has(id);
      await (accept ? repository.acceptExample(id) : repository.refuseExample(id, { adminId: actor.adminId, now }));
      await audit.record(transaction, actor, {
        action: 'showcase.decide',
        subjectId: answeredId(example),
        before: { status: wasRefused ? 'refused' : 'accepted' },
        after: { status },
      });
    });
    return presentExample(example, { maker: product.name, status, decidedAt: accept ? null : now });
  }

  async function pageOfDecided(status: 'accepted' | 'refused', { cursor, search }: Asked, view: VisitorView) {
    const before = cursor === undefined ? null : decodeTimedCursor(cursor);
    const rows = await showcase.listDecided(status, { search, before, limit: PAGE_SIZE + 1 });
    const page = rows.slice(0, PAGE_SIZE);
    const last = page.at(-1);
    const next = rows.length > PAGE_SIZE && last?.decidedAt ? encodeTimedCursor(last.decidedAt, last.id) : null;
    // The examples follow the last submission, on its page.
    const own = next === null ? await examplesOf(status, search) : [];
    return { page: [...(await present(page, view)), ...own], next };
  }

  async function pageOfWaiting(cursor: string | undefined) {
    const after = cursor === undefined ? null : decodeCursor(cursor);
    const rows = await showcase.listWaiting({ after, limit: PAGE_SIZE + 1 });
    const page = rows.slice(0, PAGE_SIZE);
    const last = page.at(-1);
    return {
      page: await present(page, REVIEWED),
      next: rows.length > PAGE_SIZE && last ? encodeCursor(last.id) : null,
    };
  }

  return {
    /** @throws AppError `not_found` for another person's picture, or another product's showcase. */
    async submit(userId: number, slug: string, imageId: number) {
      if (slug !== product.slug) throw new AppError('not_found');
      const [image] = await images.listByIds(userId, [imageId]);
      if (!image) throw new AppError('not_found', { text: 'There is no such picture.' });
      return { image_id: imageId, status: await showcase.submit(userId, imageId, clock.now()) };
    },

    async list(asked: Asked): Promise<{ entries: ShowcaseEntry[]; next: string | null }> {
      const { page, next } = await pageOfDecided('accepted', asked, SHOWN);
      const entries = page.map(({ id, image, maker, notes: own, is_example }) => ({
        id,
        image,
        maker,
        notes: own,
        is_example,
      }));
      return { entries, next };
    },

    async queue({ status, cursor }: Queue): Promise<{ submissions: Submission[]; next: string | null }> {
      const { page, next } =
        status === 'submitted' ? await pageOfWaiting(cursor) : await pageOfDecided(status, { cursor }, REVIEWED);
      return { submissions: page, next };
    },

    /** Whether the picture is public in the showcase. */
    isShown: (imageId: number): Promise<boolean> => showcase.isShown(imageId),

    /** The picture of a public entry; null for any other. */
    shownImageOf: (id: number): Promise<number | null> => showcase.findShownImage(id),

    /** @throws AppError `not_found`. */
    async decide(actor: Actor, id: number, accept: boolean): Promise<{ submission: Submission }> {
      const example = examples().find((each) => answeredId(each) === id);
      if (example) return { submission: await decideExample(actor, example, accept) };
      const row = await db.transaction().execute(async (transaction) => {
        const repository = showcaseRepository(transaction);
        const before = await repository.lock(id);
        const decided = before && (await repository.decide(id, { accept, adminId: actor.adminId, now: clock.now() }));
        if (!decided) throw noSuchSubmission();
        await audit.record(transaction, actor, {
          action: 'showcase.decide',
          subjectId: id,
          personId: before.userId,
          before: { status: before.status },
          after: { status: decided.status, image_id: decided.imageId },
        });
        return decided;
      });
      const [submission] = await present([row], REVIEWED);
      if (!submission) throw noSuchSubmission();
      return { submission };
    },
  };
}
