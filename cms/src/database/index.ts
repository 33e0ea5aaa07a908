import type { Core } from '@strapi/strapi'
import { PostgresClient } from './postgres-client'
import { SqliteClient } from './sqlite-client'

/**
 * Gives the database clients of our own for those that Strapi makes by name. They cover every
 * transaction and statement, Strapi's own too; to be called before anything is asked of the database.
 */
export function replaceClient(strapi: Core.Strapi): void {
  const { connection, dialect } = strapi.db
  const Client = dialect.client === 'postgres' ? PostgresClient : SqliteClient
  Object.setPrototypeOf(connection.client, Client.prototype)
}
