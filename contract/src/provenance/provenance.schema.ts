import { z } from 'zod';

export const VERIFICATION_TYPES_TEXT = 'This file type is not accepted. Use JPG, PNG, WebP, AVIF, TIFF or SVG.';

/**
 * `trusted`: signed by this installation, and unchanged since. `valid`: unchanged since somebody else signed it, whom
 * this installation does not know. `invalid`: changed since it was signed, or signed wrongly. `unreadable`: damaged.
 */
export const CREDENTIALS_STATES = ['trusted', 'valid', 'invalid', 'unreadable'] as const;
export type CredentialsState = (typeof CREDENTIALS_STATES)[number];

/** What was done to a picture, in one step of its history. */
export const credentialsActionSchema = z.object({
  /** The C2PA action without its prefix, such as `created`. */
  action: z.string(),
  /** A sentence of the maker about it; null for none. */
  description: z.string().nullable(),
  /** The program or engine that did it. */
  software: z.string().nullable(),
  /** IPTC digital source type without its address, such as `algorithmicMedia`. */
  source_type: z.string().nullable(),
  /** ISO 8601, as the maker wrote it. */
  at: z.string().nullable(),
});
export type CredentialsAction = z.infer<typeof credentialsActionSchema>;

/** One picture of the history. Nothing but its title is known about one without credentials. */
export const credentialsStepSchema = z.object({
  title: z.string(),
  /** The program that wrote the credentials; null without credentials. */
  generator: z.string().nullable(),
  /** The name in the signer's certificate; null without credentials. */
  signer: z.string().nullable(),
  /** When a time stamp server confirms that it was signed (ISO 8601); null without a time stamp. */
  stamped_at: z.string().nullable(),
  author: z.string().nullable(),
  prompt: z.string().nullable(),
  actions: z.array(credentialsActionSchema),
  /**
   * What was wrong with its credentials when the next picture was made from it, in sentences; empty when nothing was.
   */
  problems: z.array(z.string()),
});
export type CredentialsStep = z.infer<typeof credentialsStepSchema>;

/** A step of a picture's history as it is recorded here. */
export const recordedStepSchema = credentialsStepSchema.extend({
  /** A reduced copy of the step's picture, where whoever asks may see that picture; null otherwise. */
  picture: z.object({ url: z.string(), thumbhash: z.string(), is_nsfw: z.boolean() }).nullable(),
});
export type RecordedStep = z.infer<typeof recordedStepSchema>;

/** What the invisible mark of a picture says. */
export const watermarkSchema = z.object({
  /** Whether this installation made the picture; a mark that it does not know comes from another one. */
  is_known: z.boolean(),
  /**
   * The history as it is recorded here, the picture itself first; empty for an unknown mark or a deleted picture. Steps
   * have a picture where everybody sees it in the showcase.
   */
  chain: z.array(recordedStepSchema),
  /** The picture as it was made, where its owner shows it in the showcase. */
  picture_url: z.string().nullable(),
});
export type Watermark = z.infer<typeof watermarkSchema>;

export const verificationSchema = z.object({
  /** The verdict; null when the file has no content credentials. */
  state: z.enum(CREDENTIALS_STATES).nullable(),
  /** Whether the picture was changed after it was signed; null when that cannot be known. */
  changed: z.boolean().nullable(),
  /** What is wrong, in sentences; empty when nothing is. */
  problems: z.array(z.string()),
  /**
   * The picture itself first, then those from which it was made. Steps of a trusted file whose mark is known have a
   * picture where everybody sees it in the showcase.
   */
  chain: z.array(recordedStepSchema),
  /** What the invisible mark says; null when the picture has none that can be read. */
  watermark: watermarkSchema.nullable(),
});
export type Verification = z.infer<typeof verificationSchema>;

/** Longest name of an author, in characters. */
export const CREDENTIALS_AUTHOR_LIMIT = 100;

/** What a person wants in the content credentials of their pictures. */
export const credentialsChoiceSchema = z.object({
  /** The author's or brand's name; null for none. */
  author: z.string().trim().min(1).max(CREDENTIALS_AUTHOR_LIMIT).nullable(),
  with_prompt: z.boolean(),
});
export type CredentialsChoice = z.infer<typeof credentialsChoiceSchema>;
