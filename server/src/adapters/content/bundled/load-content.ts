/**
 * Loads the content folder as one state of the repository: published documents, unpublished releases and pictures.
 * Loaded at the start and, in development, after each change; a folder with mistakes is refused as a whole.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../../shared/program/start-error.ts';
import type { ContentDocument } from './document-values.ts';
import { documentsOf } from './documents-of.ts';
import { findSources, type ReportMistake } from './find-sources.ts';
import { readPictures, type ContentPictures } from './content-pictures.ts';
import type { DocumentSource } from './read-source.ts';

const language = z.strictObject({
  id: z.string().regex(/^[a-z]{2}-[a-z]{2}$/, 'must be a language such as en-us'),
  name: z.string().min(1),
  is_master: z.boolean(),
});
const repositorySchema = z.strictObject({
  languages: z
    .array(language)
    .refine((languages) => languages.filter(({ is_master: master }) => master).length === 1, 'one must be the master'),
});
const releaseSchema = z.strictObject({
  label: z.string().min(1, 'must be set'),
  scheduled_at: z.iso.datetime({ offset: true, error: 'must be a time such as 2026-11-21T09:00:00Z' }).optional(),
});
type Languages = z.output<typeof repositorySchema>['languages'];

export interface Release {
  readonly id: string;
  readonly label: string;
  readonly scheduledAt: string | null;
  /** Hash of the release's content. */
  readonly version: string;
  /** All documents as the release shows them, including unchanged ones. */
  readonly documents: readonly ContentDocument[];
}

export interface Content {
  /** Hash of the published documents: another state has another version. */
  readonly version: string;
  readonly languages: Languages;
  readonly documents: readonly ContentDocument[];
  readonly releases: readonly Release[];
  readonly pictures: ContentPictures;
}

async function readJson<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  wrong: ReportMistake,
): Promise<z.output<Schema> | null> {
  try {
    const parsed = schema.safeParse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) wrong(file, `${path.join('.')}: ${message}`);
  } catch (error) {
    wrong(file, error instanceof Error ? error.message : String(error));
  }
  return null;
}

function checkLanguages(sources: readonly DocumentSource[], languages: Languages, wrong: ReportMistake): void {
  for (const { file, lang } of sources) {
    if (!languages.some(({ id }) => id === lang)) wrong(file, `${lang} is not a language of repository.json`);
  }
}

const keyOf = ({ type, uid, lang }: DocumentSource) => `${type}/${uid}/${lang}`;

/** Reports documents with the same uid, of which an arbitrary one would be shown. */
function checkDoubles(sources: readonly DocumentSource[], wrong: ReportMistake): void {
  const seen = new Map<string, string>();
  for (const source of sources) {
    const other = seen.get(keyOf(source));
    if (other !== undefined) wrong(source.file, `is the same document as ${other}`);
    seen.set(keyOf(source), source.file);
  }
}

const versionOf = (documents: readonly ContentDocument[]) =>
  createHash('sha256').update(JSON.stringify(documents)).digest('base64url').slice(0, 16);

/** @param folder absolute. @throws StartError with a line for each mistake: the file, the field or line, what to do. */
export async function loadContent(folder: string, productName: string): Promise<Content> {
  const mistakes: string[] = [];
  const wrong: ReportMistake = (file, message) => mistakes.push(`${file}: ${message}`);
  const repository = await readJson(folder, 'repository.json', repositorySchema, wrong);
  const languages = repository?.languages ?? [{ id: 'en-us', name: 'English', is_master: true }];
  const own = languages.find(({ is_master: master }) => master)!.id;
  const pictures = await readPictures(join(folder, 'pictures'), wrong);
  const parts = { pictures, language: own, wrong };

  async function sourcesIn(place: string): Promise<DocumentSource[]> {
    const sources = await findSources(folder, place, { language: own, productName }, wrong);
    checkLanguages(sources, languages, wrong);
    checkDoubles(sources, wrong);
    return sources;
  }

  const published = await sourcesIn('documents');
  const documents = documentsOf(published, parts);
  const releases: Release[] = [];
  const waiting = mistakes.length > 0 ? [] : await readdir(join(folder, 'releases')).catch(() => []);
  for (const id of waiting.filter((name) => !name.startsWith('.')).sort()) {
    const about = await readJson(folder, `releases/${id}/release.json`, releaseSchema, wrong);
    const changed = await sourcesIn(`releases/${id}/documents`);
    const replaced = new Set(changed.map(keyOf));
    const all = documentsOf([...published.filter((source) => !replaced.has(keyOf(source))), ...changed], parts);
    const version = versionOf(all);
    if (about)
      releases.push({ id, label: about.label, scheduledAt: about.scheduled_at ?? null, version, documents: all });
  }
  if (mistakes.length > 0) throw new StartError(['The content needs your attention:', ...mistakes].join('\n  '));
  return { version: versionOf(documents), languages, documents, releases, pictures };
}
