/** The admin pages on the HTTP side: their routes with handlers, and the landing gallery that they curate. */
import {
  auditRoutes,
  backupRoutes,
  defaultPromptRoutes,
  engineAdminRoutes,
  exploreRoutes,
  healthRoutes,
  landingRoutes,
  peopleRoutes,
  reportRoutes,
  showcaseReportRoutes,
} from '@kenna/contract';
import type { FastifyInstance } from 'fastify';
import { createAuditHandlers } from './features/audit/audit.routes.ts';
import type { AuditService } from './features/audit/audit.service.ts';
import { createBackupHandlers } from './features/backups/backups.routes.ts';
import type { BackupsService } from './features/backups/backups.service.ts';
import { createDefaultPromptHandlers } from './features/default-prompts/default-prompts.routes.ts';
import type { DefaultPromptsService } from './features/default-prompts/default-prompts.service.ts';
import { createExploreHandlers, createLandingHandlers } from './features/explore/explore.routes.ts';
import type { ExploreService } from './features/explore/explore.service.ts';
import { createEngineAdminHandlers } from './features/engines/engines.routes.ts';
import type { EnginesService } from './features/engines/engines.service.ts';
import { createHealthHandlers } from './features/health/health.routes.ts';
import type { HealthService } from './features/health/health.service.ts';
import { createPeopleHandlers } from './features/people/people.routes.ts';
import type { PeopleService } from './features/people/people.service.ts';
import { createReportHandlers, createShowcaseReportHandlers } from './features/reports/reports.routes.ts';
import type { ReportsService } from './features/reports/reports.service.ts';
import { bindRoutes } from './http/bind-routes.ts';
import type { FindSession } from './http/session.ts';

export interface AdminServices {
  readonly audit: AuditService;
  readonly backups: BackupsService;
  readonly prompts: DefaultPromptsService;
  readonly explore: ExploreService;
  readonly people: PeopleService;
  readonly reports: ReportsService;
  readonly health: HealthService;
  readonly engines: EnginesService;
}

export function bindAdmin(app: FastifyInstance, adminServices: AdminServices, findSession: FindSession): void {
  const { audit, backups, prompts, explore, people, reports, health, engines } = adminServices;
  const promptHandlers = createDefaultPromptHandlers(prompts);
  bindRoutes(app, { tag: 'default prompts', routes: defaultPromptRoutes, handlers: promptHandlers, findSession });
  bindRoutes(app, { tag: 'explore', routes: exploreRoutes, handlers: createExploreHandlers(explore), findSession });
  bindRoutes(app, { tag: 'landing', routes: landingRoutes, handlers: createLandingHandlers(explore), findSession });
  bindRoutes(app, { tag: 'people', routes: peopleRoutes, handlers: createPeopleHandlers(people), findSession });
  bindRoutes(app, { tag: 'reports', routes: reportRoutes, handlers: createReportHandlers(reports), findSession });
  const reporting = createShowcaseReportHandlers(reports);
  bindRoutes(app, { tag: 'showcase reports', routes: showcaseReportRoutes, handlers: reporting, findSession });
  bindRoutes(app, { tag: 'health', routes: healthRoutes, handlers: createHealthHandlers(health), findSession });
  bindRoutes(app, {
    tag: 'engines of the installation',
    routes: engineAdminRoutes,
    handlers: createEngineAdminHandlers(engines),
    findSession,
  });
  bindRoutes(app, { tag: 'backups', routes: backupRoutes, handlers: createBackupHandlers(backups), findSession });
  bindRoutes(app, { tag: 'audit', routes: auditRoutes, handlers: createAuditHandlers(audit), findSession });
}
