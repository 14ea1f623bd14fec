import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Attachment } from './attachments.ts';

export interface AssistantDraft {
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

/** Maximum number of stored drafts. */
const MAX_DRAFTS = 20;
const EMPTY: AssistantDraft = { text: '', attachments: [] };

/** Drafts by conversation, the one that changed last at the end; `new` is the conversation that does not exist yet. */
type Drafts = Readonly<Record<string, AssistantDraft>>;

/** Unsent message of each conversation, stored in the browser. */
const useDrafts = create<{ readonly drafts: Drafts }>()(
  persist((): { drafts: Drafts } => ({ drafts: {} }), { name: 'assistant-drafts', version: 1 }),
);

// Keys start with a letter, because an object sorts keys of digits before all others.
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
    return { drafts: Object.fromEntries(all.slice(-MAX_DRAFTS)) };
  });
