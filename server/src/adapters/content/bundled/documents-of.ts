/** Converts the files of one state of the content to documents. All mistakes are reported, not only the first. */
import { createHash } from 'node:crypto';
import { CONTENT_ROUTES, type ContentType } from '@kenna/contract';
import { DOCUMENT_TYPES } from './document-types.ts';
import { documentDataOf, type Surroundings } from './document-values-of.ts';
import type { ContentDocument, DocumentLink, WebLink } from './document-values.ts';
import type { ReportMistake } from './find-sources.ts';
import { checkFrontMatter, type WrittenAbout } from './front-matter-schema.ts';
import { imageValueOf, type ContentPictures } from './content-pictures.ts';
import type { DocumentSource } from './read-source.ts';

interface Checked {
  readonly source: DocumentSource;
  readonly type: ContentType;
  readonly written: WrittenAbout & Record<string, unknown>;
  readonly link: DocumentLink;
}

interface Parts {
  readonly pictures: ContentPictures;
  /** The repository's main language; links without a translation lead to it. */
  readonly language: string;
  readonly wrong: ReportMistake;
}

const idOf = ({ type, uid, lang }: DocumentSource) =>
  createHash('sha256').update(`${type}/${uid}/${lang}`).digest('base64url').replace(/[-_]/g, '').slice(0, 16);

const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function checked(source: DocumentSource, wrong: ReportMistake): Checked[] {
  const type = source.type as ContentType;
  const { written, mistakes } = checkFrontMatter(type, source.fields);
  for (const { field, message } of mistakes) wrong(source.file, `${field}: ${message}`);
  if (!written) return [];
  const { uid, lang } = source;
  const slug = slugOf(String(written.title));
  const link: DocumentLink = {
    link_type: 'Document',
    id: idOf(source),
    type,
    tags: written.tags ?? [],
    lang,
    slug,
    uid,
    isBroken: false,
  };
  return [{ source, type, written, link }];
}

const sitePathOf = (type: string, uid: string) =>
  CONTENT_ROUTES.find((route) => route.type === type)?.path.replace(':uid', uid) ?? '';

/** Paths whose pages come from documents, so that links to missing documents are detected. */
const isContentPath = (path: string) => path.startsWith('/knowledge-base/');

function surroundingsOf(
  { source }: Checked,
  all: readonly Checked[],
  { pictures, language, wrong }: Parts,
): Surroundings {
  const report = (place: string, message: string) => wrong(source.file, `${place}: ${message}`);
  const best = (fits: (link: DocumentLink) => boolean): DocumentLink | null => {
    const links = all.map(({ link }) => link).filter(fits);
    return links.find(({ lang }) => lang === source.lang) ?? links.find(({ lang }) => lang === language) ?? null;
  };
  function toPage(target: string, place: string): DocumentLink | WebLink | null {
    const { pathname, hash, search } = new URL(target, 'https://site.invalid');
    const document = best(({ type, uid }) => sitePathOf(type, uid) === pathname);
    if (document && document.type !== 'faq' && hash + search === '') return document;
    if (!document && isContentPath(pathname)) report(place, `there is no page ${pathname}`);
    return { link_type: 'Web', url: target };
  }
  return {
    wrong: report,
    imageOf(name, alt, copyright, place) {
      const picture = pictures.get(name);
      if (!picture) report(place, `there is no picture ${name} in content/pictures`);
      return picture ? imageValueOf(name, picture, alt, copyright) : null;
    },
    documentOf(reference, place) {
      const document = best(({ type, uid }) => `${type}/${uid}` === reference);
      if (!document) report(place, `there is no document ${reference}`);
      return document;
    },
    linkTo(target, place) {
      if (/^\/(?!\/)/.test(target)) return toPage(target, place);
      if (/^mailto:/.test(target)) return { link_type: 'Web', url: target };
      if (/^https?:\/\//.test(target) && URL.canParse(target)) {
        return { link_type: 'Web', url: target, target: '_blank' };
      }
      report(place, `“${target}” leads nowhere: begin it with / for a page of the site, or with https://`);
      return null;
    },
  };
}

/** Midnight of a day, in the repository's time format. */
const timeOf = (day: string) => `${day}T00:00:00+0000`;

function documentOf(one: Checked, all: readonly Checked[], parts: Parts): ContentDocument {
  const { source, written, link, type } = one;
  const { published, updated, tags: _tags, ...fields } = written;
  const { id, uid, lang, tags, slug } = link;
  const others = all.map((other) => other.link).filter((other) => other.type === type && other.uid === uid);
  const data = documentDataOf(
    DOCUMENT_TYPES[type],
    fields,
    { nodes: source.body, linesAbove: source.linesAbove },
    surroundingsOf(one, all, parts),
  );
  return {
    id,
    uid,
    url: null,
    type,
    href: '',
    tags,
    first_publication_date: timeOf(published),
    last_publication_date: timeOf(updated ?? published),
    slugs: [slug],
    linked_documents: [],
    lang,
    alternate_languages: others
      .filter((other) => other.lang !== lang)
      .map((other) => ({ id: other.id, uid: other.uid, type: other.type, lang: other.lang })),
    data,
  };
}

export function documentsOf(sources: readonly DocumentSource[], parts: Parts): ContentDocument[] {
  const all = sources.flatMap((source) => checked(source, parts.wrong));
  return all.map((one) => documentOf(one, all, parts));
}
