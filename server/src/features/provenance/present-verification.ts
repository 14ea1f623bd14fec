/** Turns the report of the C2PA reader into what people read. */
import type { CredentialsAction, CredentialsStep, Verification } from '@kenna/contract';
import { z } from 'zod';
import type { Statement } from './c2pa/thread-messages.ts';

/** Strangers wrote the texts of a report, so texts, histories and lists of actions are cut at these lengths. */
const TEXT_LIMIT = 500;
const STEP_LIMIT = 50;
const ACTION_LIMIT = 50;

const text = z.string().transform((value) => value.slice(0, TEXT_LIMIT));
const agent = z.union([text, z.object({ name: text }).transform(({ name }) => name)]);
const actionSchema = z.object({
  action: text,
  description: text.optional(),
  softwareAgent: agent.optional(),
  digitalSourceType: text.optional(),
  when: text.optional(),
});
const statusesSchema = z.array(z.object({ code: z.string() }));
const manifestSchema = z.object({
  title: text.nullish(),
  claim_generator_info: z.array(z.object({ name: text })).optional(),
  claim_generator: text.optional(),
  signature_info: z.object({ common_name: text.nullish(), issuer: text.nullish(), time: text.nullish() }).nullish(),
  assertions: z.array(z.object({ label: z.string(), data: z.unknown() })).default([]),
  ingredients: z
    .array(
      z.object({
        title: text.nullish(),
        relationship: z.string(),
        active_manifest: z.string().nullish(),
        validation_results: z.object({ activeManifest: z.object({ failure: statusesSchema }).nullish() }).nullish(),
      }),
    )
    .default([]),
});
type Manifest = z.output<typeof manifestSchema>;
const reportSchema = z.object({
  active_manifest: z.string().nullish(),
  manifests: z.record(z.string(), manifestSchema).default({}),
  validation_state: z.enum(['Trusted', 'Valid', 'Invalid']),
  validation_status: statusesSchema.default([]),
});

/** What a file's credentials say. */
export interface CredentialsReport extends Omit<Verification, 'watermark' | 'chain'> {
  readonly chain: readonly CredentialsStep[];
}

const STATES = { Trusted: 'trusted', Valid: 'valid', Invalid: 'invalid' } as const;
const CHANGED_CODES = ['assertion.dataHash.mismatch', 'assertion.bmffHash.mismatch', 'assertion.boxesHash.mismatch'];
/** The code of an unknown signer, which is no problem of a source: that may come from anybody. */
export const UNTRUSTED = 'signingCredential.untrusted';
const PROBLEMS: Record<string, string> = {
  ...Object.fromEntries(CHANGED_CODES.map((code) => [code, 'The picture was changed after it was signed.'])),
  'assertion.hashedURI.mismatch': 'A statement in the credentials was changed after it was signed.',
  'claimSignature.mismatch': 'The signature does not belong to these credentials.',
  [UNTRUSTED]: 'The signer is unknown to this studio.',
  'signingCredential.expired': 'The certificate of the signer had expired.',
  'signingCredential.invalid': 'The certificate of the signer may not be used to sign pictures.',
  'ingredient.manifest.missing': 'The credentials of a picture from which it was made are missing.',
};
const problemOf = (code: string) => PROBLEMS[code] ?? `The credentials are not in order (${code}).`;
/** What is wrong, in words, each once. */
export const problemsOf = (statuses: readonly { readonly code: string }[]): string[] => [
  ...new Set(statuses.map(({ code }) => problemOf(code))),
];

const afterSlash = (address: string) => address.slice(address.lastIndexOf('/') + 1);

function actionsOf({ assertions }: Manifest): CredentialsAction[] {
  const found = assertions.find(({ label }) => label.startsWith('c2pa.actions'));
  const actions = z.object({ actions: z.array(actionSchema) }).safeParse(found?.data).data?.actions ?? [];
  return actions.slice(0, ACTION_LIMIT).map((each) => ({
    action: each.action.replace(/^c2pa\./, ''),
    description: each.description ?? null,
    software: each.softwareAgent ?? null,
    source_type: each.digitalSourceType === undefined ? null : afterSlash(each.digitalSourceType),
    at: each.when ?? null,
  }));
}

const firstText = z.union([text, z.array(text).transform((texts) => texts[0])]);
const metadataSchema = z.object({ 'dc:creator': firstText.optional(), 'dc:description': firstText.optional() });

function stepOf(manifest: Manifest, problems: string[]): CredentialsStep {
  const { title, claim_generator_info: generators, claim_generator: generator, signature_info: signature } = manifest;
  const words = manifest.assertions.find(({ label }) => label === 'cawg.metadata' || label === 'c2pa.metadata');
  const metadata = metadataSchema.safeParse(words?.data).data;
  return {
    title: title ?? 'Untitled picture',
    generator: generators?.[0]?.name ?? generator ?? null,
    signer: signature?.common_name ?? signature?.issuer ?? null,
    stamped_at: signature?.time ?? null,
    author: metadata?.['dc:creator'] ?? null,
    prompt: metadata?.['dc:description'] ?? null,
    actions: actionsOf(manifest),
    problems,
  };
}

/** A picture of which nothing but its title is known. */
export const withoutCredentials = (title: string): CredentialsStep => ({
  title,
  generator: null,
  signer: null,
  stamped_at: null,
  author: null,
  prompt: null,
  actions: [],
  problems: [],
});

/**
 * Lists the steps from the picture itself back to the oldest one. Stops at a manifest that was already listed, since a
 * hostile file can contain a cycle.
 */
function chainOf(manifests: Record<string, Manifest>, active: string): CredentialsStep[] {
  const steps: CredentialsStep[] = [];
  const seen = new Set<string>();
  let label: string | null = active;
  let problems: string[] = [];
  while (label !== null && !seen.has(label) && steps.length < STEP_LIMIT) {
    seen.add(label);
    const manifest: Manifest | undefined = manifests[label];
    if (manifest === undefined) break;
    steps.push(stepOf(manifest, problems));
    const parent: Manifest['ingredients'][number] | undefined = manifest.ingredients.find(
      ({ relationship }) => relationship === 'parentOf',
    );
    label = parent?.active_manifest ?? null;
    const failures = parent?.validation_results?.activeManifest?.failure ?? [];
    problems = problemsOf(failures.filter(({ code }) => code !== UNTRUSTED));
    if (parent && label === null) steps.push(withoutCredentials(parent.title ?? 'Untitled picture'));
  }
  return steps;
}

/** `json` null: the file has no content credentials. A report of an unknown form counts as unreadable. */
export function presentVerification(json: string | null): CredentialsReport {
  if (json === null) return { state: null, changed: null, problems: [], chain: [] };
  const report = reportSchema.safeParse(JSON.parse(json)).data;
  if (report === undefined) return UNREADABLE;
  const { manifests, active_manifest: active, validation_state: state, validation_status: statuses } = report;
  const codes = [...new Set(statuses.map(({ code }) => code))];
  return {
    state: STATES[state],
    changed: codes.some((code) => CHANGED_CODES.includes(code)) ? true : state === 'Invalid' ? null : false,
    problems: problemsOf(statuses),
    chain: active ? chainOf(manifests, active) : [],
  };
}

export const UNREADABLE: CredentialsReport = {
  state: 'unreadable',
  changed: null,
  problems: ['The credentials in this file are damaged and cannot be read.'],
  chain: [],
};

/** Presents a statement stored in this installation in the same form as a step read from credentials. */
export const presentStatement = ({
  title,
  generator,
  assertions,
}: Omit<Statement, 'parent' | 'component'>): CredentialsStep =>
  stepOf({ title, claim_generator_info: [generator], assertions: [...assertions], ingredients: [] }, []);
