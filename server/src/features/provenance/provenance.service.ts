/**
 * Content credentials (C2PA) and invisible marks: every picture that leaves carries a signed statement of how it was made
 * and from which pictures, generated ones carry a mark besides, and everybody can have both read. Downloads call it for
 * each file, the images feature for uploads. A file that cannot be signed is not delivered, unless the operator allows
 * that.
 */
import { randomBytes } from 'node:crypto';
import {
  VERIFICATION_TYPES_TEXT,
  type CredentialsChoice as PublicChoice,
  type CredentialsStep,
  type RecordedStep,
  type Verification,
  type Watermark,
} from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '../../db/tables.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { Pixels } from '../../ports/engine-task.ts';
import type { Signer } from '../../ports/signer.port.ts';
import type { TimeStamper } from '../../ports/time-stamper.port.ts';
import type { Watermarker } from '../../ports/watermarker.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Metrics } from '../../shared/metrics.ts';
import { placedPathOf } from '../../shared/placed-file.ts';
import type { SeenPicture } from '../../shared/seen-picture.ts';
import { sourceTypeOf } from '../../shared/source-type.ts';
import {
  canBringCredentials,
  canCarryCredentials,
  createC2pa,
  CredentialsError,
  SVG_TYPE,
} from './c2pa/create-c2pa.ts';
import type { CredentialedFile, Ingredient } from './c2pa/thread-messages.ts';
import { describeSigner } from './describe-signer.ts';
import {
  presentStatement,
  presentVerification,
  UNREADABLE,
  withoutCredentials,
  type CredentialsReport,
} from './present-verification.ts';
import { provenanceRepository, type CredentialsChoice, type HistoryRow } from './provenance.repository.ts';
import { createSigningFailures } from './signing-failures.ts';
import { statementOf, titleOf, uploadStatement, type EngineSource, type Step, type Writer } from './statements.ts';
import { createTimeStamps } from './time-stamps.ts';
import { createWatermarks } from './watermarks.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly blobs: BlobStore;
  readonly signerOf: () => Promise<Signer>;
  readonly watermarker: Watermarker;
  /** Null without a time stamp server. */
  readonly timeStamper: TimeStamper | null;
  /** Where the pixels of an engine come from, by its name; engines that are not connected any more are missing. */
  readonly engineSources: ReadonlyMap<string, EngineSource>;
  readonly writer: Writer;
  /** Whether files are delivered without credentials when signing fails. */
  readonly allowsUnsigned: boolean;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Older pictures of a longer history are left out, so that a file stays small. */
const HISTORY_LIMIT = 12;
/** Maximum length of the history of a second picture in a file. */
const SECOND_HISTORY_LIMIT = 4;
/** For statements that are shown without their sources, and not signed. */
const ALONE = { parent: null, component: null, isConverted: false };
const WEBP = 'image/webp';
/** Every set of credentials contains this label, whatever the format of the file. */
const LABEL = 'c2pa';

const GONE: Ingredient = { title: 'A picture that no longer exists', file: null };
const DAMAGED: Ingredient = { title: 'A file whose content credentials cannot be read', file: null };
const TIFF_SIGNATURES = [Buffer.from('II*\0', 'latin1'), Buffer.from('MM\0*', 'latin1')];

/** Before the root of a drawing there may be a declaration, comments and a document type. */
const SVG_BEGINNING = /^\u{feff}?\s*(?:<[?!][^<]*>\s*)*<svg[\s>]/u;
const HEAD_BYTES = 4096;

function typeOf(bytes: Buffer): string | null {
  if (TIFF_SIGNATURES.some((signature) => bytes.subarray(0, 4).equals(signature))) return 'image/tiff';
  return SVG_BEGINNING.test(bytes.toString('utf8', 0, HEAD_BYTES)) ? SVG_TYPE : sourceTypeOf(bytes);
}

/** What is written into the file of a picture that leaves the server. */
export interface OutgoingPicture {
  /**
   * Marks pixels invisibly; null where nothing was generated. It throws AppError `unsigned`, or the reason of the signal.
   */
  readonly mark: ((pixels: Pixels) => Promise<Pixels>) | null;
  /** Whether metadata contain the prompt. */
  readonly showsPrompt: boolean;
  /**
   * The file with content credentials; files of other formats as they are. `isConverted`: whether it has another format or
   * size than the picture. It throws AppError `unsigned`.
   */
  sign<File extends { readonly data: Uint8Array; readonly contentType: string }>(
    file: File,
    options: { readonly isConverted: boolean },
  ): Promise<File>;
}

/** The small copy that stands for a picture in histories: its smallest variant, whatever the picture's proportions. */
const copyOf = ({ variants }: HistoryRow) => variants[0];

/**
 * The steps of a file's own credentials with the pictures of the recorded ones. Both begin with the picture itself; the
 * recorded ones end earlier where pictures were deleted since.
 */
function withPictures(steps: readonly CredentialsStep[], recorded: readonly RecordedStep[]): RecordedStep[] {
  const differing = steps.findIndex(({ title }, index) => title !== recorded[index]?.title);
  const same = differing === -1 ? steps.length : differing;
  return steps.map((step, index) => ({ ...step, picture: index < same ? (recorded[index]?.picture ?? null) : null }));
}

export type ProvenanceService = ReturnType<typeof createProvenanceService>;

export function createProvenanceService(parts: Parts) {
  const { db, blobs, signerOf, watermarker, timeStamper, engineSources, writer, clock, log } = parts;
  const rows = provenanceRepository(db);
  const failures = createSigningFailures({ ...parts, rows });
  const watermarks = createWatermarks({ rows, watermarker, log });
  const stamp = timeStamper && createTimeStamps(timeStamper, { clock, onFault: failures.allowUnstamped });
  const c2pa = createC2pa(signerOf, stamp);
  // Files of strangers have a thread of their own, so that hostile ones never delay what people download.
  const reader = createC2pa(signerOf, null);

  const stepOf = (row: HistoryRow, told: Omit<Step, 'row' | 'engineSource'>) => {
    // An engine that is not connected any more counts as a network, which is the stricter statement.
    const engineSource = engineSources.get(row.engine ?? '') ?? 'trainedAlgorithmicMedia';
    return statementOf({ ...told, row, engineSource }, writer);
  };

  /** The history of a picture, and what its owner wants to be named in it. @throws AppError `not_found`. */
  async function findHistory(imageId: number, { hidesPrompt }: { readonly hidesPrompt: boolean }) {
    const [row, ...older] = await rows.listHistory(imageId, HISTORY_LIMIT);
    if (row === undefined) throw new AppError('not_found', { text: 'There is no such picture.' });
    const { author, withPrompt } = await rows.choiceOf(row.userId);
    const choice: CredentialsChoice = { author, withPrompt: withPrompt && !hidesPrompt };
    return { history: [row, ...older] as const, choice };
  }

  async function readCopy(key: string | undefined): Promise<CredentialedFile | null> {
    const bytes = key === undefined ? null : await blobs.read(key);
    return bytes && { bytes: new Uint8Array(bytes), contentType: WEBP };
  }

  interface Signing {
    readonly choice: CredentialsChoice;
    readonly signal: AbortSignal;
    /** Whether second pictures carry their own history; second pictures of second pictures are only named. */
    readonly withSecondHistories: boolean;
  }

  /** A picture of a history as the source of the next: a small copy, signed unless it is an upload. */
  async function ingredientOf(row: HistoryRow, parent: Ingredient | null, signing: Signing): Promise<Ingredient> {
    const title = titleOf(row.tool);
    if (row.credentialsKey !== null) return { title, file: await readCopy(row.credentialsKey) };
    const copy = await readCopy(copyOf(row)?.key);
    if (copy === null || row.tool === null) return { title, file: copy };
    const { choice, signal } = signing;
    const component = await componentOf(row, signing);
    const statement = stepOf(row, { parent, component, choice, isConverted: false });
    const bytes = await c2pa.sign(copy, statement, { leaves: false, signal });
    return { title, file: { ...copy, bytes } };
  }

  /** The last of the sources of a picture, each made from the one before; null for a picture that has none. */
  async function parentOf([row, ...older]: readonly [HistoryRow, ...HistoryRow[]], signing: Signing) {
    // A picture drawn from words has no source; one that was deleted leaves a gap that is named.
    let parent: Ingredient | null = null;
    const sources = row.tool === 'GenerateImage' ? [] : row.tool === null ? [row] : older;
    const oldest = sources.at(-1) ?? row;
    if (oldest.tool !== null && oldest.tool !== 'GenerateImage') parent = GONE;
    for (const source of sources.toReversed()) parent = await ingredientOf(source, parent, signing);
    return parent;
  }

  /** The second picture that was used for one, with its own history; null where there was none. */
  async function componentOf({ secondId, userId }: HistoryRow, signing: Signing): Promise<Ingredient | null> {
    if (secondId === null) return null;
    const [second, ...older] = await rows.listHistory(secondId, SECOND_HISTORY_LIMIT);
    if (second === undefined || second.userId !== userId) return GONE;
    if (!signing.withSecondHistories) return { title: titleOf(second.tool), file: null };
    const nested = { ...signing, withSecondHistories: false };
    const parent = second.tool === null ? null : await parentOf([second, ...older], nested);
    return ingredientOf(second, parent, nested);
  }

  async function readCredentials(file: CredentialedFile, signal: AbortSignal): Promise<CredentialsReport> {
    try {
      return presentVerification(await reader.read(file, signal));
    } catch (error) {
      if (!(error instanceof CredentialsError)) throw error;
      log.info({ err: error }, 'the content credentials of a picture cannot be read');
      return UNREADABLE;
    }
  }

  /** An uploaded file as the source of its picture; null when it has no credentials. */
  async function sourceIn(file: CredentialedFile, signal: AbortSignal): Promise<Ingredient | null> {
    try {
      return (await reader.read(file, signal)) === null ? null : { title: 'Uploaded file', file };
    } catch (error) {
      if (!(error instanceof CredentialsError)) throw error;
      log.info({ err: error }, 'the content credentials of an upload cannot be read');
      return DAMAGED;
    }
  }

  /** What is known of the time before the oldest recorded picture. */
  async function beforeHistory(oldest: HistoryRow, signal: AbortSignal): Promise<RecordedStep[]> {
    if (oldest.parentId !== null || oldest.tool === 'GenerateImage') return [];
    if (oldest.tool !== null) return [{ ...withoutCredentials(GONE.title), picture: null }];
    const upload = await readCopy(oldest.credentialsKey ?? undefined);
    if (upload === null) return [];
    // Skips the first step: it is the upload itself, which is already the oldest picture of the history.
    const { chain } = await readCredentials(upload, signal);
    return chain.slice(1).map((step) => ({ ...step, picture: null }));
  }

  /** The steps of a history, each with its picture where there is an address at which it may be seen. */
  const recordedSteps = (
    history: readonly HistoryRow[],
    choice: CredentialsChoice,
    addressOf: SeenPicture['addressOf'],
  ): Promise<RecordedStep[]> =>
    Promise.all(
      history.map(async (each) => {
        const variant = copyOf(each);
        const url = variant === undefined ? null : await addressOf(each.id, variant.key);
        return {
          ...presentStatement(stepOf(each, { ...ALONE, choice })),
          picture: url === null ? null : { url, thumbhash: each.thumbhash, is_nsfw: each.isExplicit },
        };
      }),
    );

  async function readWatermark(upload: Buffer, signal: AbortSignal): Promise<Watermark | null> {
    const found = await watermarks.read(upload, signal);
    if (found === null) return null;
    const history = found.imageId === null ? [] : await rows.listHistory(found.imageId, HISTORY_LIMIT);
    const [row] = history;
    if (row === undefined) return { is_known: found.isKnown, chain: [], picture_url: null };
    const choice = await rows.choiceOf(row.userId);
    const chain = await recordedSteps(history, choice, async (imageId, key) =>
      (await rows.isInShowcase(imageId)) ? blobs.urlOf(placedPathOf({ kind: 'public' }, imageId, key)) : null,
    );
    return { is_known: true, chain, picture_url: chain[0]?.picture?.url ?? null };
  }

  return {
    /**
     * What a picture is given when it leaves the server. `hidesPrompt`: the prompt is left out whatever its owner chose.
     * @throws AppError `not_found`.
     */
    async outgoingPictureOf(
      imageId: number,
      { hidesPrompt, signal }: { hidesPrompt: boolean; signal: AbortSignal },
    ): Promise<OutgoingPicture> {
      const { history, choice } = await findHistory(imageId, { hidesPrompt });
      const add = await watermarks.markerOf(history, signal);
      return {
        showsPrompt: choice.withPrompt,
        mark:
          add &&
          (async (pixels) => {
            try {
              return await add(pixels);
            } catch (error) {
              signal.throwIfAborted();
              await failures.allow(error, imageId, 'mark');
              return pixels;
            }
          }),
        async sign(file, { isConverted }) {
          const { data, contentType } = file;
          if (!canCarryCredentials(contentType)) return file;
          try {
            const signing = { choice, signal, withSecondHistories: true };
            const parent = await parentOf(history, signing);
            const component = await componentOf(history[0], signing);
            const statement = stepOf(history[0], { parent, component, choice, isConverted });
            return {
              ...file,
              data: await c2pa.sign({ bytes: data, contentType }, statement, { leaves: true, signal }),
            };
          } catch (error) {
            if (!(error instanceof CredentialsError)) throw error;
            await failures.allow(error, imageId, 'credentials');
            return file;
          }
        },
      };
    },

    /**
     * Stores the credentials of an uploaded file, which its picture loses when it is re-encoded: as those of a small
     * copy (WebP) of the picture, in its folder. Damaged ones are named there. Returns the key; null when the file has none.
     */
    async takeOver(upload: Buffer, copyKey: string, signal: AbortSignal): Promise<string | null> {
      const contentType = typeOf(upload);
      if (!upload.includes(LABEL) || contentType === null || !canBringCredentials(contentType)) return null;
      const copy = await readCopy(copyKey);
      const source = await sourceIn({ bytes: new Uint8Array(upload), contentType }, signal);
      if (copy === null || source === null) return null;
      try {
        const bytes = await c2pa.sign(copy, uploadStatement(source, writer), { leaves: false, signal });
        const key = `${copyKey.slice(0, copyKey.lastIndexOf('/'))}/${randomBytes(16).toString('hex')}.webp`;
        await blobs.put(key, bytes, WEBP);
        return key;
      } catch (error) {
        if (!(error instanceof CredentialsError)) throw error;
        log.warn({ err: error }, 'the content credentials of an upload cannot be taken over');
        return null;
      }
    },

    /** Reads the credentials and the invisible mark of a picture, which is not stored. @throws AppError `unsupported_type`. */
    async verify(upload: Buffer, signal: AbortSignal): Promise<Verification> {
      const contentType = typeOf(upload);
      if (contentType === null || !canCarryCredentials(contentType)) {
        throw new AppError('unsupported_type', { text: VERIFICATION_TYPES_TEXT });
      }
      const [report, watermark] = await Promise.all([
        readCredentials({ bytes: new Uint8Array(upload), contentType }, signal),
        // An SVG carries no mark, and is not rasterised: a hostile one could take very long.
        contentType === SVG_TYPE ? null : readWatermark(upload, signal),
      ]);
      const recorded = report.state === 'trusted' ? (watermark?.chain ?? []) : [];
      return { ...report, chain: withPictures(report.chain, recorded), watermark };
    },

    /**
     * Lists the recorded steps by which a picture was made, the picture itself first. A step shows its picture if the
     * caller may see it. @throws AppError `not_found`.
     */
    async historyOf(seen: SeenPicture, signal: AbortSignal): Promise<RecordedStep[]> {
      const { history, choice } = await findHistory(seen.imageId, seen);
      const steps = await recordedSteps(history, choice, seen.addressOf);
      return [...steps, ...(await beforeHistory(history.at(-1)!, signal))];
    },

    async choiceOf(userId: number): Promise<PublicChoice> {
      const { author, withPrompt } = await rows.choiceOf(userId);
      return { author, with_prompt: withPrompt };
    },

    /** What the owner of a picture has chosen; null when there is no such picture. */
    choiceFor: rows.findChoiceFor,

    /** Files that were already downloaded stay as they are. */
    async choose(userId: number, choice: PublicChoice): Promise<PublicChoice> {
      const { author, with_prompt: withPrompt } = choice;
      await rows.updateChoice(userId, { author, withPrompt });
      return choice;
    },

    /**
     * Who signs, and until when, for admins.
     * @throws Error when the certificate has ended or ends soon, or files could not be signed within the last day.
     */
    async describe(): Promise<string> {
      const signer = describeSigner(await signerOf(), clock.now());
      const words =
        timeStamper === null ? signer : `${signer}, with time stamps of ${new URL(timeStamper.address).host}`;
      const failed = await failures.countOfLastDay();
      if (failed === 0) return words;
      const what = `${failed} ${failed === 1 ? 'file' : 'files'} of the last day could not be signed as they should`;
      throw new Error(`${what}. The signer is ${words}.`);
    },

    /** The latest files that could not be marked, signed or stamped, newest first. */
    listUnsigned: failures.list,

    async close(): Promise<void> {
      await Promise.all([c2pa.close(), reader.close()]);
    },
  };
}
