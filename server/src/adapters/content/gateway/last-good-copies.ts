/**
 * The last answers of a repository on disk, served when it is unreachable. Each request has one copy, so a later answer
 * replaces an earlier one; the oldest copies are removed when there are more than `MAX_COPIES`.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

interface Copy {
  readonly body: unknown;
  readonly takenAt: Date;
}

export interface LastGoodCopies {
  /** Replaces the copy of the same request. Copies are written one after the other. */
  store(question: string, body: unknown, now: Date): Promise<void>;
  /** Returns null when there is no copy. */
  find(question: string): Promise<Copy | null>;
}

const MAX_COPIES = 400;
const copySchema = z.object({ question: z.string(), takenAt: z.iso.datetime(), body: z.unknown() });

/** @param folder created with the first copy. */
export function createLastGoodCopies(folder: string): LastGoodCopies {
  const fileOf = (question: string) => join(folder, `${createHash('sha256').update(question).digest('hex')}.json`);
  let writing: Promise<void> = Promise.resolve();

  async function dropOldest(): Promise<void> {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
    if (names.length <= MAX_COPIES) return;
    const files = await Promise.all(
      names.map(async (name) => ({ name, takenAt: (await stat(join(folder, name))).mtimeMs })),
    );
    const oldest = files.toSorted((one, other) => one.takenAt - other.takenAt).slice(0, names.length - MAX_COPIES);
    await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
  }

  async function write(question: string, body: unknown, now: Date): Promise<void> {
    await mkdir(folder, { recursive: true });
    const file = fileOf(question);
    // Written to a temporary name first, so that a crash leaves no partial copy.
    await writeFile(`${file}.new`, JSON.stringify({ question, takenAt: now.toISOString(), body }));
    await rename(`${file}.new`, file);
    await utimes(file, now, now);
    await dropOldest();
  }

  return {
    store(question, body, now) {
      writing = writing.catch(() => undefined).then(() => write(question, body, now));
      return writing;
    },
    async find(question) {
      const text = await readFile(fileOf(question), 'utf8').catch(() => null);
      if (text === null) return null;
      const { takenAt, body } = copySchema.parse(JSON.parse(text));
      return { body, takenAt: new Date(takenAt) };
    },
  };
}
