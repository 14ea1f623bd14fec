/**
 * Every migration by name, in order. A released migration is never changed, and keeps its name. The number 0013 was
 * never used.
 */
import type { Migration } from 'kysely/migration';
import { up as accounts } from './0001-accounts.ts';
import { up as renders } from './0002-renders.ts';
import { up as scenes } from './0003-scenes.ts';
import { up as edits } from './0004-edits.ts';
import { up as library } from './0005-library.ts';
import { up as inventingTools } from './0006-inventing-tools.ts';
import { up as chats } from './0007-chats.ts';
import { up as downloads } from './0008-downloads.ts';
import { up as community } from './0009-community.ts';
import { up as billing } from './0010-billing.ts';
import { up as accountArea } from './0011-account-area.ts';
import { up as admin } from './0012-admin.ts';
import { up as assistant } from './0014-assistant.ts';
import { up as accessNews } from './0015-access-news.ts';
import { up as engineFaults } from './0016-engine-faults.ts';
import { up as planPromises } from './0017-plan-promises.ts';
import { up as emailChanges } from './0018-email-changes.ts';
import { up as storageAndOrder } from './0019-storage-and-order.ts';
import { up as pictureRemarks } from './0020-picture-remarks.ts';
import { up as namedColours } from './0021-named-colours.ts';
import { up as fairQueue } from './0022-fair-queue.ts';
import { up as backups } from './0023-backups.ts';
import { up as attempts } from './0024-attempts.ts';
import { up as sweepCursors } from './0025-sweep-cursors.ts';
import { up as realtime } from './0026-realtime.ts';
import { up as binTokens } from './0027-bin-tokens.ts';
import { up as sealedSecrets } from './0028-sealed-secrets.ts';
import { up as renewedTokens } from './0029-renewed-tokens.ts';
import { up as provenance } from './0030-provenance.ts';
import { up as showcaseExamples } from './0031-showcase-examples.ts';
import { up as watermarks } from './0032-watermarks.ts';
import { up as runs } from './0033-runs.ts';
import { up as runVersions } from './0034-run-versions.ts';
import { up as runReports } from './0035-run-reports.ts';
import { up as runReviews } from './0036-run-reviews.ts';
import { up as unsignedPictures } from './0037-unsigned-pictures.ts';
import { up as runRecipes } from './0038-run-recipes.ts';
import { up as runChains } from './0039-run-chains.ts';
import { up as deliveryFolders } from './0040-delivery-folders.ts';
import { up as enginePreferences } from './0041-engine-preferences.ts';
import { up as runSteps } from './0042-run-steps.ts';
import { up as placedPictures } from './0043-placed-pictures.ts';
import { up as renderOffers } from './0044-render-offers.ts';

export const migrations: Record<string, Migration> = {
  '0001-accounts': { up: accounts },
  '0002-renders': { up: renders },
  '0003-scenes': { up: scenes },
  '0004-edits': { up: edits },
  '0005-library': { up: library },
  // Sketches, variations, try-on, edits by chat and backdrops.
  '0006-inventing-tools': { up: inventingTools },
  '0007-chats': { up: chats },
  '0008-downloads': { up: downloads },
  // Notes on pictures, and the showcase.
  '0009-community': { up: community },
  '0010-billing': { up: billing },
  '0011-account-area': { up: accountArea },
  '0012-admin': { up: admin },
  '0014-assistant': { up: assistant },
  // Notice to processes that cached sessions may be invalid.
  '0015-access-news': { up: accessNews },
  '0016-engine-faults': { up: engineFaults },
  // Credit of the payment sandbox.
  '0017-plan-promises': { up: planPromises },
  '0018-email-changes': { up: emailChanges },
  '0019-storage-and-order': { up: storageAndOrder },
  '0020-picture-remarks': { up: pictureRemarks },
  '0021-named-colours': { up: namedColours },
  '0022-fair-queue': { up: fairQueue },
  '0023-backups': { up: backups },
  '0024-attempts': { up: attempts },
  '0025-sweep-cursors': { up: sweepCursors },
  '0026-realtime': { up: realtime },
  '0027-bin-tokens': { up: binTokens },
  '0028-sealed-secrets': { up: sealedSecrets },
  '0029-renewed-tokens': { up: renewedTokens },
  '0030-provenance': { up: provenance },
  '0031-showcase-examples': { up: showcaseExamples },
  '0032-watermarks': { up: watermarks },
  '0033-runs': { up: runs },
  '0034-run-versions': { up: runVersions },
  '0035-run-reports': { up: runReports },
  '0036-run-reviews': { up: runReviews },
  '0037-unsigned-pictures': { up: unsignedPictures },
  '0038-run-recipes': { up: runRecipes },
  '0039-run-chains': { up: runChains },
  '0040-delivery-folders': { up: deliveryFolders },
  '0041-engine-preferences': { up: enginePreferences },
  '0042-run-steps': { up: runSteps },
  '0043-placed-pictures': { up: placedPictures },
  '0044-render-offers': { up: renderOffers },
};
