/** A picture in a format that can carry content credentials. */
export interface CredentialedFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** A picture from which another one was made. */
export interface Ingredient {
  readonly title: string;
  /** File whose content credentials are taken over; null when the picture does not exist any more. */
  readonly file: CredentialedFile | null;
}

/** What one set of content credentials states, in the terms of C2PA. */
export interface Statement {
  readonly title: string;
  readonly generator: { readonly name: string; readonly version: string };
  readonly assertions: readonly { readonly label: string; readonly data: object }[];
  readonly parent: Ingredient | null;
  /** A second picture of which something was used. */
  readonly component: Ingredient | null;
}

export type ThreadTask =
  | {
      readonly kind: 'sign';
      readonly file: CredentialedFile;
      readonly statement: Statement;
      readonly algorithm: string;
      /** Bytes of the signature. */
      readonly reserved: number;
      /** Whether the signature gets a time stamp. */
      readonly isStamped: boolean;
    }
  | { readonly kind: 'read'; readonly file: CredentialedFile; /** PEM. */ readonly anchors: string };

/** From the main thread. */
export type ToThread =
  { readonly kind: 'task'; readonly task: ThreadTask } | { readonly kind: 'signature'; readonly structure: Uint8Array };

/** From the thread. A result of `read` is the reader's JSON; null: the file has no content credentials. */
export type FromThread =
  | { readonly kind: 'claim'; readonly claim: Uint8Array }
  | { readonly kind: 'signed'; readonly bytes: Uint8Array }
  | { readonly kind: 'read'; readonly json: string | null }
  | { readonly kind: 'failed'; readonly reason: string };
