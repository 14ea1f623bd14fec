/**
 * Reported pictures. A person's own reported picture is removed at once; a reported showcase picture stays until an
 * admin decides. In both cases the admin sees a small copy, which is deleted with the decision.
 */
import {
  PAGE_SIZE,
  type ParsedBody,
  type ParsedQuery,
  type Report,
  type reportRoutes,
  type ReportStatus,
  type showcaseReportRoutes,
} from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { decodeCursor, decodeTimedCursor, encodeCursor, encodeTimedCursor } from '../../shared/cursor.ts';
import type { Actor, AuditService } from '../audit/audit.service.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { ShowcaseService } from '../showcase/showcase.service.ts';
import { reportsRepository, type ReportRow } from './reports.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly images: ImagesService;
  readonly showcase: ShowcaseService;
  readonly audit: AuditService;
  readonly blobs: BlobStore;
  readonly clock: Clock;
}

const DECIDED = { keep: 'kept', delete: 'deleted' } as const;

const noSuchReport = () => new AppError('not_found', { text: 'There is no such report.' });

export type ReportsService = ReturnType<typeof createReportsService>;

export function createReportsService({ db, images, showcase, audit, blobs, clock }: Parts) {
  const reports = reportsRepository(db);

  const who = (id: number | null, name: string | null, email: string | null) =>
    id === null ? null : { id, name: name ?? '', email: email ?? '' };

  function present(row: ReportRow): Report {
    const { id, status, note, prompt, model, engine, seed, thumbhash, image_id, is_public, is_nsfw, evidence_key } =
      row;
    return {
      id,
      status,
      note,
      prompt,
      model,
      engine,
      seed,
      thumbhash,
      image_id,
      is_public,
      is_nsfw,
      reporter: who(row.user_id, row.reporterName, row.reporterEmail),
      owner: who(row.owner_id, row.ownerName, row.ownerEmail),
      evidence_url: evidence_key === null ? null : blobs.urlOf(evidence_key),
      created_at: row.created_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
    };
  }

  async function pageOfWaiting(cursor: string | undefined) {
    const after = cursor === undefined ? null : decodeCursor(cursor);
    const rows = await reports.listWaiting({ after, limit: PAGE_SIZE + 1 });
    const page = rows.slice(0, PAGE_SIZE);
    const last = page.at(-1);
    return { reports: page.map(present), next: rows.length > PAGE_SIZE && last ? encodeCursor(last.id) : null };
  }

  async function pageOfDecided(status: Exclude<ReportStatus, 'waiting'>, cursor: string | undefined) {
    const before = cursor === undefined ? null : decodeTimedCursor(cursor);
    const rows = await reports.listDecided(status, { before, limit: PAGE_SIZE + 1 });
    const page = rows.slice(0, PAGE_SIZE);
    const last = page.at(-1);
    const hasMore = rows.length > PAGE_SIZE && last?.decided_at;
    return { reports: page.map(present), next: hasMore ? encodeTimedCursor(hasMore, last.id) : null };
  }

  return {
    /** @throws AppError `not_found` for a picture that is not in the showcase. */
    async reportShown(userId: number, { id, note }: ParsedBody<typeof showcaseReportRoutes.report>): Promise<void> {
      const imageId = await showcase.shownImageOf(id);
      if (imageId === null) throw new AppError('not_found', { text: 'This picture is not shown any more.' });
      const evidence = await images.copyEvidence(imageId);
      const isNew = await reports.insertPublic(userId, imageId, note, evidence);
      if (!isNew && evidence !== null) await images.discardEvidence([evidence]);
    },

    list: ({ status, cursor }: ParsedQuery<typeof reportRoutes.list>) =>
      status === 'waiting' ? pageOfWaiting(cursor) : pageOfDecided(status, cursor),

    /** Deleting a public picture decides all reports of it. @throws AppError `not_found`, `conflict`. */
    async decide(actor: Actor, { id, decision }: ParsedBody<typeof reportRoutes.decide>): Promise<{ report: Report }> {
      const status = DECIDED[decision];
      const gone = await db.transaction().execute(async (transaction) => {
        const repository = reportsRepository(transaction);
        const report = await repository.lock(id);
        if (!report) throw noSuchReport();
        if (report.status !== 'waiting') throw new AppError('conflict', { text: 'This report is decided already.' });
        const { imageId, isPublic, ownerId } = report;
        const removes = decision === 'delete' && isPublic;
        const originals = removes ? await images.removeForEveryone(transaction, imageId) : [];
        const decided = { status, adminId: actor.adminId, now: clock.now() };
        const evidence = await repository.decide(removes ? { imageId } : { id }, decided);
        await audit.record(transaction, actor, {
          action: 'report.decide',
          subjectId: id,
          personId: ownerId,
          before: { status: 'waiting' },
          after: { status, image_id: imageId, removed: originals.length > 0 },
        });
        return { originals, evidence };
      });
      await images.removeFilesOf(gone.originals);
      await images.discardEvidence(gone.evidence);
      const row = await reports.find(id);
      if (!row) throw noSuchReport();
      return { report: present(row) };
    },
  };
}
