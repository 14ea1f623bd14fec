import {
  mdiArchiveOutline,
  mdiCompassOutline,
  mdiAccountGroupOutline,
  mdiFlagOutline,
  mdiCreationOutline,
  mdiHeartPulse,
  mdiHistory,
  mdiImageMultipleOutline,
  mdiTextBoxEditOutline,
} from '@mdi/js';

interface AdminPlace {
  readonly to: string;
  /** Prefix of the paths at which this entry is highlighted. */
  readonly under: string;
  readonly label: string;
  readonly icon: string;
}

/** The pages of the admin area in the order of its navigation. */
export const ADMIN_PLACES: readonly AdminPlace[] = [
  { to: '/admin/prompt/list', under: '/admin/prompt/', label: 'Prompts', icon: mdiTextBoxEditOutline },
  { to: '/admin/explore/prompt/list', under: '/admin/explore/', label: 'Explore', icon: mdiCompassOutline },
  { to: '/admin/people', under: '/admin/people', label: 'People', icon: mdiAccountGroupOutline },
  { to: '/admin/reports', under: '/admin/reports', label: 'Reports', icon: mdiFlagOutline },
  { to: '/admin/showcase', under: '/admin/showcase', label: 'Showcase', icon: mdiImageMultipleOutline },
  { to: '/admin/engines', under: '/admin/engines', label: 'Engines', icon: mdiCreationOutline },
  { to: '/admin/health', under: '/admin/health', label: 'Health', icon: mdiHeartPulse },
  { to: '/admin/backups', under: '/admin/backups', label: 'Backups', icon: mdiArchiveOutline },
  { to: '/admin/audit', under: '/admin/audit', label: 'Audit log', icon: mdiHistory },
];
