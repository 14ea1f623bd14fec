export * from './accounts/account-area.routes.ts';
export * from './accounts/account-area.schema.ts';
export * from './accounts/accounts.routes.ts';
export * from './accounts/accounts.schema.ts';
export * from './admin/audit.routes.ts';
export * from './admin/audit.schema.ts';
export * from './admin/backups.routes.ts';
export * from './admin/backups.schema.ts';
export * from './admin/default-prompts.routes.ts';
export * from './admin/default-prompts.schema.ts';
export * from './admin/engines.routes.ts';
export * from './admin/engines.schema.ts';
export * from './admin/explore.routes.ts';
export * from './admin/explore.schema.ts';
export * from './admin/health.routes.ts';
export * from './admin/health.schema.ts';
export * from './admin/people.routes.ts';
export * from './admin/people.schema.ts';
export * from './admin/reports.routes.ts';
export * from './admin/reports.schema.ts';
export * from './adjust/adjust-colour.ts';
export { COLOUR_TABLE_SIDE } from './adjust/colour-table.ts';
export * from './adjust/adjust-geometry.ts';
export * from './adjust/adjust.routes.ts';
export * from './adjust/adjustment.schema.ts';
export * from './api-keys/api-keys.routes.ts';
export * from './api-keys/api-keys.schema.ts';
export * from './billing/billing.routes.ts';
export * from './billing/billing.schema.ts';
export * from './billing/plans.ts';
export * from './billing/sandbox.routes.ts';
export * from './billing/sandbox.schema.ts';
export * from './billing/storage.ts';
export * from './billing/test-cards.ts';
export * from './chats/assistant.schema.ts';
export * from './chats/chats.events.ts';
export * from './chats/chats.routes.ts';
export * from './chats/chats.schema.ts';
export * from './collections/collection-requests.schema.ts';
export * from './collections/collections.routes.ts';
export * from './collections/collections.schema.ts';
export * from './colours/colour-name.ts';
export * from './colours/colours.routes.ts';
export * from './colours/colours.schema.ts';
export * from './constants.ts';
export * from './content/content-pages.ts';
export * from './downloads/downloads.routes.ts';
export * from './downloads/downloads.schema.ts';
export * from './downloads/save-options.ts';
export * from './downloads/sheet-layout.ts';
export * from './drawing-size.ts';
export * from './engines/engine-controls.ts';
export * from './engines/engines.routes.ts';
export * from './engines/engines.schema.ts';
export * from './envelope.ts';
export * from './error-codes.ts';
export * from './events.ts';
export * from './images/image-actions.routes.ts';
export * from './images/image-actions.schema.ts';
export * from './images/image-search.ts';
export * from './images/images.routes.ts';
export * from './images/images.schema.ts';
export * from './images/library.events.ts';
export * from './images/signed-address.ts';
export * from './images/upload-sizes.ts';
export * from './models.ts';
export * from './modes.ts';
export * from './password-rule.ts';
export * from './notes/notes.routes.ts';
export * from './notes/notes.schema.ts';
export * from './product/first-page.ts';
export * from './product/product.routes.ts';
export * from './prompt-command.ts';
export * from './provenance/provenance.routes.ts';
export * from './provenance/provenance.schema.ts';
export * from './realtime/channels.ts';
export * from './realtime/realtime.routes.ts';
export * from './renders/command-of.ts';
export * from './renders/correct-prompt.ts';
export * from './renders/loras.schema.ts';
export * from './renders/renders.events.ts';
export * from './renders/renders.routes.ts';
export * from './renders/renders.schema.ts';
export * from './renders/previews.schema.ts';
export * from './file-name.ts';
export * from './renders/scene-files.schema.ts';
export * from './renders/scenes.schema.ts';
export * from './renders/write-request.ts';
export * from './renders/asked-render.ts';
export {
  initialSettings,
  NEUTRAL_SETTINGS,
  offersSetting,
  readSettings,
  SETTING_NAMES,
  SETTINGS,
  writePicked,
  writeSettings,
  type SettingName,
  type Settings,
  type WireSettings,
} from './renders/settings.ts';
export * from './renders/sketch-size.ts';
export * from './renders/tool-settings.schema.ts';
export * from './route.ts';
export * from './runs/delivery/channels.ts';
export * from './runs/delivery/delivery.schema.ts';
export * from './runs/delivery/file-names.ts';
export * from './runs/fill-words.ts';
export * from './runs/recipes.routes.ts';
export * from './runs/recipes.schema.ts';
export * from './runs/run-counts.ts';
export * from './runs/runs.events.ts';
export * from './runs/runs.routes.ts';
export * from './runs/runs.schema.ts';
export * from './runs/steps.schema.ts';
export * from './showcase/showcase.routes.ts';
export * from './showcase/showcase.schema.ts';
export * from './sizes.ts';
export * from './sliders.ts';
export * from './styles.ts';
export * from './prompt-template.ts';
export * from './suggestions/suggestions.routes.ts';
export * from './suggestions/suggestions.schema.ts';
export * from './tidy-prompt.ts';
export * from './drawings/drawings.routes.ts';
export * from './tutorials/tutorials.routes.ts';
export * from './webhooks/webhooks.routes.ts';
export * from './webhooks/webhooks.schema.ts';
