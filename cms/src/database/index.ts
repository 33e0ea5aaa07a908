import { requestId } from '@beursvloer/contract/network/request-id'
import type { Core } from '@strapi/strapi'
import type { Container, Query, RawConnection } from 'knex/lib/client'
import KnexPostgresClient from 'knex/lib/dialects/postgres'
import { NoAnswerError } from './errors'
import { SqliteClient } from './sqlite-client'
import { StrictTransaction } from './strict-transaction'
import { tracedQuery } from './traced-query'
import { connectPatiently } from './while-starting'

interface PostgresConnection extends RawConnection {
  end(): Promise<void>
}

/** The last query of each connection. */
const asked = new WeakMap<RawConnection, Promise<unknown>>()

/** Whether an error came from the server: those have a severity, connection errors do not. */
const isAnswer = (error: unknown): boolean =>
  (error as { severity?: unknown }).severity !== undefined

/**
 * Knex's client of PostgreSQL with strict transactions. A connection runs one query at a time, and
 * is closed when an answer does not come, as its state is unknown then.
 */
class PostgresClient extends KnexPostgresClient {
  override transaction(container: Container, config: object, outer: unknown) {
    return new StrictTransaction(this, container, config, outer)
  }

  /**
   * @throws NoAnswerError when the server cannot be reached; else KnexTimeoutError or its refusal
   */
  override async acquireConnection(): Promise<RawConnection> {
    try {
      return await connectPatiently(() => super.acquireConnection())
    } catch (error) {
      if (isAnswer(error) || (error as Error).name === 'KnexTimeoutError') throw error
      throw new NoAnswerError('The database cannot be reached', { cause: error })
    }
  }

  override _query(connection: PostgresConnection, query: Query): Promise<Query> {
    const answer = (asked.get(connection) ?? Promise.resolve()).then(() =>
      this.ask(connection, query),
    )
    asked.set(
      connection,
      answer.catch(() => undefined),
    )
    return answer
  }

  private async ask(connection: PostgresConnection, query: Query): Promise<Query> {
    const { sql } = query
    const id = requestId()
    // PostgreSQL shows it in its log and in its list of what it is working on.
    if (id) query.sql = `/* request=${id} */ ${query.sql}`
    query.options = { ...query.options, query_timeout: this.config.timeoutMs }
    try {
      return await tracedQuery({ sql }, () => super._query(connection, query))
    } catch (error) {
      if (isAnswer(error)) throw error
      connection.__knex__disposed ??= error
      // With a statement under way this drops the connection at once.
      void connection.end().catch(() => undefined)
      throw new NoAnswerError('The database did not answer', { cause: error })
    }
  }
}

/**
 * Replaces the database clients that Strapi makes by name with our own. They cover every
 * transaction and statement, Strapi's own too; to be called before the first query.
 */
export function replaceClient(strapi: Core.Strapi): void {
  const { connection, dialect } = strapi.db
  const Client = dialect.client === 'postgres' ? PostgresClient : SqliteClient
  Object.setPrototypeOf(connection.client, Client.prototype)
}
