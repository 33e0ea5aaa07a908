/** The used part of PostgreSQL's driver, which has no types of its own. */
declare module 'pg' {
  export class Client {
    constructor(options: { connectionString: string; application_name: string })
    connect(): Promise<void>
    query(
      statement: string,
      parameters?: readonly unknown[],
    ): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>
    on(event: 'error', listener: () => void): this
    end(): Promise<void>
  }
}
