export interface PostgresServer {
  readonly url: string;
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export function startPostgres(): Promise<PostgresServer | null>;

export function isPostgresInstalled(): boolean;
