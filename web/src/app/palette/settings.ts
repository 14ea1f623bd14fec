import {
  mdiAccountCancelOutline,
  mdiAccountOutline,
  mdiApi,
  mdiCardAccountDetailsOutline,
  mdiCertificateOutline,
  mdiDatabaseExportOutline,
  mdiDevices,
  mdiEmailOutline,
  mdiEyeOffOutline,
  mdiImageOutline,
  mdiLockOutline,
  mdiPaletteOutline,
  mdiReceiptTextOutline,
  mdiShieldKeyOutline,
  mdiThemeLightDark,
  mdiWebhook,
} from '@mdi/js';
import { anchorOf } from '../../features/account/section-anchor.ts';

interface Setting {
  readonly to: string;
  readonly label: string;
  readonly icon: string;
  readonly words?: string;
  /** Whether it exists only for accounts that are active, which blocked ones are not. */
  readonly isActive?: boolean;
}

const PROFILE = '/account/profile';
const SETTINGS_PAGE = '/account/account-settings';
const SUBSCRIPTION = '/account/subscriptions';

const under = (page: string, label: string, icon: string, rest: Partial<Setting> = {}): Setting => ({
  to: `${page}#${anchorOf(label)}`,
  label,
  icon,
  ...rest,
});

/** Every setting of an account, by the title of its section. */
export const SETTINGS: readonly Setting[] = [
  under(PROFILE, 'Profile image', mdiImageOutline, { words: 'avatar photo' }),
  under(PROFILE, 'Name', mdiAccountOutline),
  under(PROFILE, 'E-mail', mdiEmailOutline, { words: 'address mail' }),
  under(SETTINGS_PAGE, 'Password', mdiLockOutline, { words: 'login' }),
  under(SETTINGS_PAGE, 'Second step', mdiShieldKeyOutline, {
    words: 'two factor 2fa authenticator code login security',
  }),
  under(SETTINGS_PAGE, 'Devices', mdiDevices, { words: 'sessions logged in' }),
  under(SETTINGS_PAGE, 'Explicit content', mdiEyeOffOutline, { words: 'nsfw blur' }),
  under(SETTINGS_PAGE, 'Appearance', mdiThemeLightDark, { words: 'theme dark light' }),
  under(SETTINGS_PAGE, 'Your colours', mdiPaletteOutline, { words: 'swatches colors pantone', isActive: true }),
  under(SETTINGS_PAGE, 'Content credentials', mdiCertificateOutline, { words: 'c2pa provenance', isActive: true }),
  under(SETTINGS_PAGE, 'API keys', mdiApi, { words: 'developers scripts token', isActive: true }),
  under(SETTINGS_PAGE, 'Webhooks', mdiWebhook, { words: 'developers', isActive: true }),
  under(SETTINGS_PAGE, 'Your data', mdiDatabaseExportOutline, { words: 'export download zip gdpr' }),
  under(SETTINGS_PAGE, 'Delete the account', mdiAccountCancelOutline, { words: 'close remove' }),
  {
    to: SUBSCRIPTION,
    label: 'Plan and quota',
    icon: mdiCardAccountDetailsOutline,
    words: 'subscription upgrade price',
  },
  { to: SUBSCRIPTION, label: 'Invoices', icon: mdiReceiptTextOutline, words: 'billing payment' },
];
