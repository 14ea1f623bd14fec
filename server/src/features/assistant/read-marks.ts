/** Parses the marks of an answer. A model writes them, so every part is validated. */
import {
  ACTION_LIMIT,
  IMAGE_TOOLS,
  MODE_TABLE,
  PROMPT_LIMIT,
  tidyPrompt,
  type ChatAction,
  type ChatSource,
  type ImageTool,
} from '@kenna/contract';
import { z } from 'zod';
import type { ModelPage } from '../../ports/language-model.port.ts';

const SOURCE_LIMIT = 4;
const QUESTION_LIMIT = 4;
const CREATE = 'Create this';

const prompt = z.string().max(PROMPT_LIMIT).transform(tidyPrompt);
const words = (limit: number) => z.string().transform(tidyPrompt).pipe(z.string().min(1).max(limit));

const markSchema = z.discriminatedUnion('mark', [
  z.object({
    mark: z.literal('create'),
    prompt: prompt.pipe(z.string().min(1)),
    negative_prompt: prompt.catch(''),
    label: words(60).catch(CREATE),
  }),
  z.object({
    mark: z.literal('open'),
    tool: z.enum(IMAGE_TOOLS),
    prompt: prompt.catch(''),
    picture: z.number().int().nullable().catch(null),
  }),
  z.object({ mark: z.literal('read'), path: z.string() }),
  z.object({ mark: z.literal('source'), path: z.string() }),
  z.object({ mark: z.literal('ask'), text: words(120) }),
]);

export interface Offered {
  readonly actions: readonly ChatAction[];
  readonly sources: readonly ChatSource[];
  readonly questions: readonly string[];
}

/** What marks may refer to: the content of the request. */
interface Known {
  readonly pages: readonly ModelPage[];
  readonly pictures: ReadonlySet<number>;
}

const toolTitle = (tool: ImageTool): string => (tool === 'Adjust' ? 'Adjust' : MODE_TABLE[tool].navigation);

/**
 * Actions, sources and questions of the valid marks, without duplicates and up to their limits. Pages and pictures
 * outside the request are left out.
 */
export function readMarks(marks: readonly string[], { pages, pictures }: Known): Offered {
  const actions = new Map<string, ChatAction>();
  const sources = new Map<string, ChatSource>();
  const questions = new Set<string>();
  const pageAt = (path: string) => pages.find((page) => page.path === path);
  const act = (action: ChatAction) => actions.set(JSON.stringify({ ...action, label: '' }), action);
  for (const text of marks) {
    const { success, data } = markSchema.safeParse(jsonOf(text));
    if (!success) continue;
    if (data.mark === 'create') {
      act({ kind: 'create', label: data.label, prompt: data.prompt, negative_prompt: data.negative_prompt });
    } else if (data.mark === 'open') {
      const picture = data.picture !== null && pictures.has(data.picture) ? data.picture : null;
      const label = `Open ${toolTitle(data.tool)}`;
      act({ kind: 'open-tool', label, tool: data.tool, prompt: data.prompt, image_id: picture });
    } else if (data.mark === 'ask') {
      questions.add(data.text);
    } else {
      const page = pageAt(data.path);
      if (!page) continue;
      const { title, path } = page;
      if (data.mark === 'source') sources.set(path, { title, path });
      else act({ kind: 'read', label: `Read ${title}`.slice(0, 60), path });
    }
  }
  return {
    actions: [...actions.values()].slice(0, ACTION_LIMIT),
    sources: [...sources.values()].slice(0, SOURCE_LIMIT),
    questions: [...questions].slice(0, QUESTION_LIMIT),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
