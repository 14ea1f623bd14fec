/** Further windows: of other people and on touch screens. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Person } from './people.ts';

const open = async (browser: Browser, options: BrowserContextOptions): Promise<Page> =>
  (await browser.newContext(options)).newPage();

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 820, height: 1100 }, hasTouch: true };

export const phoneOf = (browser: Browser, { storageState }: Person): Promise<Page> =>
  open(browser, { ...PHONE, storageState });

export const tabletOf = (browser: Browser, { storageState }: Person): Promise<Page> =>
  open(browser, { ...TABLET, storageState });

/** Opens a window for a person, or with null for a visitor without an account. */
export const windowOf = (browser: Browser, person: Person | null): Promise<Page> =>
  open(browser, person === null ? {} : { storageState: person.storageState });
