import type { Core } from '@strapi/strapi'

/**
 * The number of the database's schema. Raise it in the release that takes away or renames what an
 * earlier one still uses: releases with a lower number then refuse the database. Additions need no new
 * number (decision 155).
 */
const SCHEMA_NUMBER = 1

const TABLE = 'strapi_core_store_settings'
const KEY = 'api_beursvloer_schema-number'

/** The number that a database carries; 0 where none was stored yet. */
async function storedNumber({ db }: Core.Strapi): Promise<number> {
  if (!(await db.connection.schema.hasTable(TABLE))) return 0
  const row = await db.connection(TABLE).where({ key: KEY }).first('value')
  return Number(JSON.parse(row?.value ?? '0'))
}

/** Ends the process with one line when a later release has changed the database. */
export async function refuseLaterSchema(strapi: Core.Strapi): Promise<void> {
  const stored = await storedNumber(strapi)
  if (stored <= SCHEMA_NUMBER) return
  process.stderr.write(
    `A later release of Beursvloer has used this database (schema ${stored}; this release knows ${SCHEMA_NUMBER}). Start that release again, or restore a backup from before the update.\n`,
  )
  process.exit(1)
}

/** Stores the number of this release, once its schema is in the database. */
export const storeSchemaNumber = (strapi: Core.Strapi): Promise<void> =>
  strapi.store({ type: 'api', name: 'beursvloer', key: 'schema-number' }).set({
    value: SCHEMA_NUMBER,
  })
