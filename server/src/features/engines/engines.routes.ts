import type { engineAdminRoutes, engineRoutes } from '@kenna/contract';
import { actorOf } from '../../http/actor-of.ts';
import type { Handlers } from '../../http/bind-routes.ts';
import type { EnginesService } from './engines.service.ts';

export const createEngineHandlers = (engines: EnginesService): Handlers<typeof engineRoutes> => ({
  list: () => engines.list(),
});

export const createEngineAdminHandlers = (engines: EnginesService): Handlers<typeof engineAdminRoutes> => ({
  async list() {
    const [states, language_models] = await Promise.all([engines.states(), engines.languageModels()]);
    return { engines: states, language_models };
  },
  async order(call) {
    await engines.setOrder(actorOf(call), call.body.engines);
    return { message: 'The order of the engines was saved', data: null };
  },
  async orderFamilies(call) {
    await engines.setFamilies(actorOf(call), call.body.name, call.body.families);
    return { message: 'The order of the families was saved', data: null };
  },
  async test(call) {
    const data = await engines.test(actorOf(call), call.body, call.signal);
    return { message: data.fault === null ? 'The engine made a picture' : 'The engine made no picture', data };
  },
});
