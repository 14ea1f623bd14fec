import type { defaultPromptRoutes } from '@kenna/contract';
import { actorOf } from '../../http/actor-of.ts';
import type { Handlers } from '../../http/bind-routes.ts';
import type { DefaultPromptsService } from './default-prompts.service.ts';

export const createDefaultPromptHandlers = (prompts: DefaultPromptsService): Handlers<typeof defaultPromptRoutes> => ({
  create: async (call) => ({ message: 'Prompt created', data: await prompts.create(actorOf(call), call.body) }),
  update: async (call) => ({ message: 'Prompt updated', data: await prompts.update(actorOf(call), call.body) }),
  async remove(call) {
    await prompts.remove(actorOf(call), call.body.id);
    return { message: 'Prompt deleted', data: null };
  },
  list: () => prompts.list(),
  pages: () => prompts.pages(),
  get: ({ params }) => prompts.get(params.id),
});
