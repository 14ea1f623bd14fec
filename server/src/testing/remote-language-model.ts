import { createOpenAiCompatibleLanguageModel } from '../adapters/language-model/openai-compatible/openai-compatible-language-model.ts';
import type { FakeChatEndpoint } from './fake-chat-endpoint.ts';

/** The adapter of a language model, connected to an endpoint that a test plays. */
export const remoteLanguageModel = ({ url: baseUrl }: FakeChatEndpoint) =>
  createOpenAiCompatibleLanguageModel({
    baseUrl,
    apiKey: null,
    model: 'tailor-7b',
    productName: 'Kenna',
    vocabulary: () => ({}),
  });
