/** Questions about pictures: the stylist says that it cannot see them, and what can be done with them. */
import type { AnswerMark } from '../../../../ports/language-model.port.ts';
import { toolNotes } from '../knowledge/tool-notes.ts';
import type { Question, Reply } from '../reply.ts';

export function pictureSkill({ pictures, words }: Question): Reply | null {
  const [picture] = pictures;
  if (picture === undefined) return null;
  const meant = toolNotes.find(({ means, tool }) => tool !== 'GenerateImage' && means.test(words));
  const tools = meant ? [meant.tool] : (['EditWithChat', 'CreateVariations', 'RemoveBackground'] as const);
  const them = pictures.length > 1 ? 'them' : 'it';
  return {
    paragraphs: [
      `I am the built-in stylist and cannot look at pictures, so I will not judge ${them}. What you can do with ${them}:`,
      meant
        ? meant.does
        : 'Change it step by step in **Edit with chat**, see other versions in **Variations**, or cut its subject out with **Remove background**.',
    ],
    marks: [
      ...tools.map((tool): AnswerMark => ({ mark: 'open', tool, picture })),
      { mark: 'ask', text: 'What goes with navy?' },
    ],
  };
}
