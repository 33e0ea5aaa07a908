import type { Core } from '@strapi/strapi'
import { PostgresClient } from './postgres-client'
import { SqliteClient } from './sqlite-client'

/**
 * Replaces the database clients that Strapi makes by name with our own. They cover every
 * transaction and statement, Strapi's own too; to be called before the first query.
 */
export function replaceClient(strapi: Core.Strapi): void {
  const { connection, dialect } = strapi.db
  const Client = dialect.client === 'postgres' ? PostgresClient : SqliteClient
  Object.setPrototypeOf(connection.client, Client.prototype)
}
