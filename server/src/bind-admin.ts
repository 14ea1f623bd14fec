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
import { createBindGroup } from './http/bind-routes.ts';
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
  const bindGroup = createBindGroup(app, findSession);
  bindGroup('default prompts', defaultPromptRoutes, createDefaultPromptHandlers(prompts));
  bindGroup('explore', exploreRoutes, createExploreHandlers(explore));
  bindGroup('landing', landingRoutes, createLandingHandlers(explore));
  bindGroup('people', peopleRoutes, createPeopleHandlers(people));
  bindGroup('reports', reportRoutes, createReportHandlers(reports));
  bindGroup('showcase reports', showcaseReportRoutes, createShowcaseReportHandlers(reports));
  bindGroup('health', healthRoutes, createHealthHandlers(health));
  bindGroup('engines of the installation', engineAdminRoutes, createEngineAdminHandlers(engines));
  bindGroup('backups', backupRoutes, createBackupHandlers(backups));
  bindGroup('audit', auditRoutes, createAuditHandlers(audit));
}
