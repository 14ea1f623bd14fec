/**
 * `npm run engines:record -- URL [FILE]`: stores what a ComfyUI server says about its nodes and models, for a report to
 * the project; the fake server of the tests plays it. Instead of the URL, the name of an engine of the configuration
 * can be given, whose key is then used.
 */
import { writeFile } from 'node:fs/promises';
import { recordServer } from './adapters/image-engine/comfyui/record-server.ts';
import { readConfig, readFileArgument } from './config.ts';
import { runCommand } from './features/backups/run-command.ts';
import { ImageEngineError } from './ports/image-engine.port.ts';
import { StartError } from './shared/program/start-error.ts';

const USAGE = 'npm run engines:record -- URL_OR_NAME [FILE]';

/** @throws StartError for the name of an engine that is not configured, or is no ComfyUI. */
function addressOf(given: string): { readonly url: string; readonly key: string | null } {
  if (/^https?:/.test(URL.parse(given)?.protocol ?? '')) return { url: given.replace(/\/+$/, ''), key: null };
  const engine = readConfig().engines.remotes.find(({ name }) => name === given);
  if (engine?.kind !== 'comfyui')
    throw new StartError(`${given} is neither an address nor the name of a ComfyUI engine of the configuration.`);
  return engine;
}

const reasonOf = (error: unknown, file: string): unknown => {
  if (error instanceof ImageEngineError) return new StartError(error.message);
  const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
  return isThere ? new StartError(`${file} is there already. Nothing was changed.`) : error;
};

await runCommand(async () => {
  const [given, ...rest] = process.argv.slice(2);
  if (given === undefined) throw new StartError(`Usage: ${USAGE}`);
  const address = addressOf(given);
  let file = '';
  try {
    const recording = await recordServer(address);
    file = readFileArgument(USAGE, rest.length > 0 ? rest : [`comfyui-${recording.version ?? 'unknown'}.json`]);
    // An existing file is not overwritten: it may be a recording of another server.
    await writeFile(file, `${JSON.stringify(recording)}\n`, { flag: 'wx' });
    const models = Object.values(recording.models).flat().length;
    return `${file}: ${Object.keys(recording.objectInfo).length} nodes and ${models} model files of ${recording.version ?? 'an unknown version'}.\nIt contains the names of your model files; read it before you send it to anybody.\n`;
  } catch (error) {
    throw reasonOf(error, file);
  }
});
