import type { RawConnection } from 'knex/lib/client'
import Transaction from 'knex/lib/execution/transaction'
import { CommitError } from './errors'

/**
 * A transaction that resolves only if COMMIT succeeded. Knex's own resolves even if COMMIT fails,
 * and returns a connection with an open transaction to the pool.
 */
export class StrictTransaction extends Transaction {
  override async begin(connection: RawConnection): Promise<void> {
    await super.begin(connection)
    // Knex continues, in a transaction that refuses every statement.
    if (this.isCompleted()) throw new Error('The transaction did not begin')
  }

  override commit(connection: RawConnection, value?: unknown): Promise<void> {
    return this.succeed(connection, 'COMMIT', value)
  }

  override release(connection: RawConnection, value?: unknown): Promise<void> {
    return this.succeed(connection, `RELEASE SAVEPOINT ${this.txid}`, value)
  }

  /**
   * @throws CommitError when it did not succeed; it is rolled back by then, or its connection
   *   closed
   */
  private async succeed(connection: RawConnection, sql: string, value: unknown): Promise<void> {
    if (this.isCompleted()) throw new Error('The transaction has ended already')
    try {
      const ending = this.trxClient.query(connection, sql)
      this._completed = true
      const { command } = ((await ending).response ?? {}) as { command?: string }
      // PostgreSQL's answer to a COMMIT after a statement that failed.
      if (command === 'ROLLBACK') throw new Error('A statement of the transaction failed')
    } catch (error) {
      await this.undo(connection)
      const failure = new CommitError(error)
      this._rejecter(failure)
      throw failure
    }
    this._resolver(value)
  }

  override rollback(connection: RawConnection, error?: unknown): Promise<void> {
    return this.fail(connection, error)
  }

  override rollbackTo(connection: RawConnection, error?: unknown): Promise<void> {
    return this.fail(connection, error)
  }

  private async fail(connection: RawConnection, error: unknown): Promise<void> {
    if (this.isCompleted()) return
    this._completed = true
    await this.undo(connection)
    if (error === undefined) this._resolver()
    else this._rejecter(error)
  }

  /** Rolls back; a connection that cannot is closed, which rolls back as well. */
  private async undo(connection: RawConnection): Promise<void> {
    const isNested = this.client.transacting
    try {
      if (!isNested && !this.isOpen(connection)) return
      await this.client.query(
        connection,
        isNested ? `ROLLBACK TO SAVEPOINT ${this.txid}` : 'ROLLBACK',
      )
    } catch (error) {
      connection.__knex__disposed ??= error
    }
  }

  /** Whether the database has a transaction on a connection; true where that is unknown. */
  protected isOpen(_connection: RawConnection): boolean {
    return true
  }
}
