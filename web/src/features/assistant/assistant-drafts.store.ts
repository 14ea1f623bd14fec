import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Attachment } from './attachments.ts';

export interface AssistantDraft {
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

/** Unsent messages that are kept at once. */
const KEPT = 20;
const EMPTY: AssistantDraft = { text: '', attachments: [] };

/** By conversation, the last changed last; one that is not begun is `new`. */
type Drafts = Readonly<Record<string, AssistantDraft>>;

/** What is written and not sent yet, in each conversation; it survives a reload. */
const useDrafts = create<{ readonly drafts: Drafts }>()(
  persist((): { drafts: Drafts } => ({ drafts: {} }), { name: 'assistant-drafts', version: 1 }),
);

// Keys with a letter, because an object puts those of digits in their own order.
const keyOf = (chatId: number | null): string => (chatId === null ? 'new' : `chat-${chatId}`);

export const useAssistantDraft = (chatId: number | null): AssistantDraft =>
  useDrafts(({ drafts }) => drafts[keyOf(chatId)] ?? EMPTY);

export const draftNow = (chatId: number | null): AssistantDraft => useDrafts.getState().drafts[keyOf(chatId)] ?? EMPTY;

export const changeAssistantDraft = (chatId: number | null, change: Partial<AssistantDraft>): void =>
  void useDrafts.setState(({ drafts }) => {
    const { [keyOf(chatId)]: before = EMPTY, ...others } = drafts;
    const draft = { ...before, ...change };
    const isEmpty = draft.text === '' && draft.attachments.length === 0;
    const all = Object.entries(isEmpty ? others : { ...others, [keyOf(chatId)]: draft });
    return { drafts: Object.fromEntries(all.slice(-KEPT)) };
  });
