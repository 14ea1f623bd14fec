/**
 * Where written pages come from, in the calls and shapes of the Prismic REST API v2. Adapters answer whole replies, faults
 * included, because the official client in the browser reads them; the doors pass them on.
 */

export interface ContentAsker {
  /** Where the caller reached this server, as `https://studio.example`: addresses in replies begin with it. */
  readonly origin: string;
  /** The access token that the caller shows; null: none. */
  readonly token: string | null;
}

export interface ContentReply {
  readonly status: number;
  /** JSON. */
  readonly body: unknown;
  /** Seconds until asking again makes sense. */
  readonly retryAfter?: number;
  /** How long the reply holds for everybody, in seconds; absent: it must be asked for again. */
  readonly maxAge?: number;
  /** The repository is out of reach; this is what it said then. */
  readonly copyOf?: Date;
}

export interface GraphRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | null;
  readonly operationName: string | null;
  /** The header `Prismic-ref`. */
  readonly ref: string | null;
}

export interface ContentPicture {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

export interface ContentRepository {
  /** For admins: which repository this is. */
  readonly description: string;
  /** Refs, forms, tags and types. */
  root(asker: ContentAsker): Promise<ContentReply>;
  /** Documents by `ref`, `q`, `fetch`, `fetchLinks`, `graphQuery`, `lang`, `orderings`, `page`, `pageSize`, `after`, `routes`. */
  search(parameters: URLSearchParams, asker: ContentAsker): Promise<ContentReply>;
  tags(parameters: URLSearchParams, asker: ContentAsker): Promise<ContentReply>;
  graph(request: GraphRequest, asker: ContentAsker): Promise<ContentReply>;
  /**
   * A picture of a document, of the size that `w`, `h` and `dpr` ask for, never larger than it is. `path` is what follows
   * `/content/pictures/`; an address always answers the same picture. null: there is none.
   */
  picture(path: string, parameters: URLSearchParams): Promise<ContentPicture | null>;
  /** The ref of a release, by its id or label, for a caller who may read it; null: there is none, or they may not. */
  findRelease(name: string, asker: ContentAsker): Promise<string | null>;
  /** In a few words what is there. @throws Error with words for an admin when the repository does not answer. */
  look(): Promise<string>;
  close(): Promise<void>;
}
