import type { ModelSettings, PartNames } from '../../engine-settings.ts';
import type { WebuiServer } from '../protocol/probe-server.ts';

/** What the planning of a request to the server needs. */
export interface PlanParts {
  readonly model: ModelSettings;
  readonly server: WebuiServer;
  readonly parts: PartNames;
}
