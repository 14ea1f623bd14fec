/** LoRAs of a server that people may choose as styles, and the models that they fit. */
import type { ChosenLora, OfferedLora } from '@kenna/contract';
import type { EngineTask } from '../../../ports/engine-task.ts';
import type { LoraSettings, RemoteEngineSettings } from '../engine-settings.ts';
import type { LoraMetadata } from './lora-metadata.ts';
import { FAMILIES } from '../families/index.ts';
import type { Family } from '../families/family.ts';
import { findName, lastPart } from '../families/find-name.ts';
import { kinOfText } from '../families/kin-of-part.ts';

/** The LoRAs that a server lists, and the metadata of their files by name, as far as it was read. */
interface ListedLoras {
  readonly modelFiles: { readonly loras: readonly string[] };
  readonly loraMetadata: Readonly<Record<string, LoraMetadata>>;
}

/** What is known about a LoRA. */
export interface Lora {
  /** The name as the server spells it. */
  readonly name: string;
  readonly title: string;
  /** Trigger words; '' for none. */
  readonly words: string;
  readonly strength: number;
  /** Whether it loads into models of a family. */
  readonly fits: (family: Family) => boolean;
  /** False when nothing says for which model it was made. */
  readonly isKnown: boolean;
}

/** LoRAs that only reduce the number of steps are no styles. */
const FEW_STEPS = /lightning|hyper.?(sd|flux)|(^|[-_. ])(lcm|dmd2?|turbo)([-_. ]|$)/i;
/** At most this many are offered for a tool, so that the panel stays usable. */
const OFFERED_LIMIT = 60;

export const isForFewSteps = (name: string): boolean =>
  FEW_STEPS.test(lastPart(name)) || FAMILIES.some(({ accelerator }) => accelerator?.names.test(lastPart(name)));

const titleOf = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? name)
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();

/**
 * Which families a LoRA fits: by the operator's word, otherwise by its metadata, otherwise by its name. Families of one
 * architecture and size share their LoRAs.
 */
function fitOf(
  name: string,
  own: LoraSettings | undefined,
  metadata: LoraMetadata | undefined,
): Pick<Lora, 'fits' | 'isKnown'> {
  const named = own?.family === undefined ? undefined : FAMILIES.find(({ id }) => id === own.family);
  if (named) return { fits: ({ kin, loras }) => kin === named.kin && loras === named.loras, isKnown: true };
  const base = metadata?.base ?? '';
  const file = lastPart(name);
  const kin = kinOfText(base) ?? kinOfText(file);
  const said = `${base} ${file}`;
  return { fits: (family) => family.kin === kin && (family.loras?.test(said) ?? true), isKnown: kin !== null };
}

/** All LoRAs that may be styles: those that the operator describes first. Empty where the operator offers none. */
export function lorasOf(
  { offersLoras, commercialOnly, loras: described }: RemoteEngineSettings,
  { modelFiles, loraMetadata }: ListedLoras,
): readonly Lora[] {
  if (!offersLoras) return [];
  const own = new Map(
    described.flatMap((each) => {
      const name = findName(modelFiles.loras, each.file);
      return name === null ? [] : [[name, each] as const];
    }),
  );
  const others = commercialOnly ? [] : modelFiles.loras.filter((name) => !own.has(name) && !isForFewSteps(name));
  return [...own.keys(), ...others].map((name) => {
    const [settings, metadata] = [own.get(name), loraMetadata[name]];
    return {
      name,
      title: settings?.title ?? metadata?.title ?? titleOf(name),
      words: settings?.words ?? metadata?.words ?? '',
      strength: settings?.strength ?? 1,
      ...fitOf(name, settings, metadata),
    };
  });
}

/** The LoRAs that fit one of these weights, each with the first that draws with it. */
export const offeredLoras = (
  loras: readonly Lora[],
  candidates: readonly { readonly family: Family }[],
): readonly OfferedLora[] =>
  loras
    .flatMap(({ name, title, words, strength, fits }) => {
      const base = candidates.find(({ family }) => fits(family));
      return base ? [{ name, title, words, strength, base: base.family.title }] : [];
    })
    .slice(0, OFFERED_LIMIT);

interface Resolved {
  /** The chosen LoRAs that are on the server. */
  readonly chosen: readonly (Lora & Pick<ChosenLora, 'strength'>)[];
  /** Names of those that are not. */
  readonly missing: readonly string[];
}

/** Finds chosen LoRAs among those of the server. */
export function resolveLoras(asked: readonly ChosenLora[], loras: readonly Lora[]): Resolved {
  const found = asked.map(({ name, strength }) => ({ name, strength, lora: loras.find((lora) => lora.name === name) }));
  return {
    chosen: found.flatMap(({ lora, strength }) => (lora ? [{ ...lora, strength }] : [])),
    missing: found.flatMap(({ lora, name }) => (lora ? [] : [titleOf(name)])),
  };
}

/** Adds the trigger words of LoRAs to the styles of a task. */
export function withTriggers<Task extends EngineTask>(task: Task, loras: readonly Lora[]): Task {
  const words = loras.map((lora) => lora.words).filter(Boolean);
  return 'styles' in task && words.length > 0 ? { ...task, styles: [...task.styles, ...words] } : task;
}

/** A sentence for the person about chosen LoRAs that are gone. */
export const notThere = (titles: readonly string[]): string =>
  titles.length === 1
    ? `The style ${titles[0]} is not on this engine, so it was left out.`
    : `The styles ${titles.join(', ')} are not on this engine, so they were left out.`;
