/** The tutorial steps of each tool, from the content repository, and the styles that prompts may name. */
import { MODES, STYLES, type TutorialEntry, type TutorialList } from '@kenna/contract';
import { z } from 'zod';
import type { ContentService, WrittenDocument } from '../content/content.service.ts';

const pictureSchema = z.object({ url: z.string(), alt: z.string().nullish() });
/** Repositories return `{}` for an empty picture. */
const picture = pictureSchema.nullable().catch(null);
const tutorialSchema = z.object({
  mode: z.enum(MODES),
  title: z.string(),
  summary: z.string().nullish(),
  cover: picture,
  steps: z.array(z.object({ title: z.string().nullish(), caption: z.string(), picture })).default([]),
});
type Tutorial = z.output<typeof tutorialSchema>;

const entryOf = (title: string, detail: string, shown: z.output<typeof picture>): TutorialEntry => ({
  title,
  detail,
  image_url: shown?.url ?? '',
  image_tag: shown?.alt ?? '',
});

const entriesOf = ({ title, summary, cover, steps }: Tutorial): TutorialEntry[] =>
  steps.length > 0
    ? steps.map((step) => entryOf(step.title ?? title, step.caption, step.picture))
    : [entryOf(title, summary ?? '', cover)];

/** An external repository may contain documents of another format; they are left out. */
const tutorialIn = ({ data }: WrittenDocument): Tutorial[] => {
  const parsed = tutorialSchema.safeParse(data);
  return parsed.success ? [parsed.data] : [];
};

export type TutorialsService = ReturnType<typeof createTutorialsService>;

export function createTutorialsService({ content }: { readonly content: ContentService }) {
  return {
    /** @throws AppError `content_unavailable`. */
    async list(): Promise<TutorialList> {
      const tutorials = (await content.list('tutorial')).flatMap(tutorialIn);
      return {
        tutorials: tutorials.map((tutorial) => ({
          page: tutorial.mode,
          details: JSON.stringify(entriesOf(tutorial)),
        })),
        styles: [...STYLES],
      };
    },
  };
}
