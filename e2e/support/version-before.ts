/**
 * The version before this one, from the history of the repository: the newest commit without the last migration. It uses
 * the packages that are installed here.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const migrationsFolder = 'server/src/db/migrations';
/** The name under which parts of the project import each other. */
const SCOPE = '@kenna';

const git = (...args: readonly string[]) => spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' });

interface VersionBefore {
  /** The beginning of the commit's id. */
  readonly commit: string;
  /** Name of the migration that it lacks. */
  readonly lastMigration: string;
}

/** Prints a line and returns null where the history is not available. */
export async function findVersionBefore(): Promise<VersionBefore | null> {
  const names = (await readdir(path.join(root, migrationsFolder))).filter((name) => /^\d{4}-.*\.ts$/.test(name));
  const file = names.sort().at(-1)!;
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `${migrationsFolder}/${file}`);
  const before = git('rev-parse', '--verify', '--short', `${added.stdout?.trim()}^`);
  if (added.status !== 0 || before.status !== 0) {
    process.stdout.write(`Upgrade: not run, because the history has no commit before ${file}.\n`);
    return null;
  }
  return { commit: before.stdout.trim(), lastMigration: path.basename(file, '.ts') };
}

/** Writes the files of the commit into an empty folder, and links the installed packages to them. */
export async function checkOut({ commit }: VersionBefore, folder: string): Promise<void> {
  const archive = path.join(folder, 'version.tar');
  for (const { status, stderr, error } of [
    git('archive', '-o', archive, commit),
    spawnSync('tar', ['-xf', archive, '-C', folder], { encoding: 'utf8' }),
  ]) {
    if (status !== 0) throw new Error(error?.message ?? stderr);
  }
  await rm(archive);
  const installed = path.join(root, 'node_modules');
  const packages = path.join(folder, 'node_modules');
  await mkdir(path.join(packages, SCOPE), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== SCOPE) await symlink(path.join(installed, name), path.join(packages, name));
  }
  for (const name of await readdir(path.join(installed, SCOPE))) {
    await symlink(path.join(folder, name), path.join(packages, SCOPE, name));
  }
}
