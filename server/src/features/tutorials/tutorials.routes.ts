import type { tutorialRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { TutorialsService } from './tutorials.service.ts';

export const createTutorialHandlers = (tutorials: TutorialsService): Handlers<typeof tutorialRoutes> => ({
  list: () => tutorials.list(),
});
