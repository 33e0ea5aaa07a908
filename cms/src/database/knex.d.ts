/** The used parts of knex below its public types. */

declare module 'knex/lib/client' {
  /** A connection of the driver, with knex's mark of one that must not be used again. */
  export interface RawConnection {
    __knex__disposed?: unknown
  }

  export interface Query {
    sql: string
    bindings?: readonly unknown[]
    options?: object
    response?: unknown
  }

  export type Container = (transactor: unknown) => unknown

  /** Runs the statements of a builder on a connection of the pool. */
  export interface Runner {
    run(): Promise<unknown>
  }

  export default class Client {
    readonly config: { readonly timeoutMs: number }
    /** Set on the client of a transaction, which always has the same connection. */
    readonly transacting?: boolean
    acquireConnection(): Promise<RawConnection>
    acquireRawConnection(): Promise<RawConnection>
    releaseConnection(connection: RawConnection): Promise<void>
    query(connection: RawConnection, sql: string): Promise<Query>
    transaction(container: Container, config: object, outer: unknown): unknown
    runner(builder: unknown): Runner
    _query(connection: RawConnection, query: Query): Promise<Query>
  }
}

declare module 'knex/lib/dialects/better-sqlite3' {
  export { default } from 'knex/lib/client'
}

declare module 'knex/lib/dialects/postgres' {
  export { default } from 'knex/lib/client'
}

declare module 'knex/lib/execution/transaction' {
  import type Client from 'knex/lib/client'
  import type { Container, RawConnection } from 'knex/lib/client'

  export type Work = (connection: RawConnection) => Promise<unknown>

  export default class Transaction {
    /** Inside another transaction the client of that. */
    readonly client: Client
    readonly trxClient: Client
    readonly txid: string
    _completed: boolean
    constructor(client: Client, container: Container, config: object, outer: unknown)
    isCompleted(): boolean
    begin(connection: RawConnection): Promise<unknown>
    commit(connection: RawConnection, value?: unknown): Promise<unknown>
    release(connection: RawConnection, value?: unknown): Promise<unknown>
    rollback(connection: RawConnection, error?: unknown): Promise<unknown>
    rollbackTo(connection: RawConnection, error?: unknown): Promise<unknown>
    query(connection: RawConnection, sql: string): Promise<unknown>
    acquireConnection(config: { connection?: RawConnection }, work: Work): Promise<unknown>
    _resolver(value?: unknown): void
    _rejecter(error: unknown): void
  }
}
