import type { Core } from '@strapi/strapi'
import { remembered } from '../database/remembered'

interface Tokens {
  getByAccessKey(hash: string): Promise<unknown>
}

/**
 * Remembers the few API tokens. Strapi looks each token of a request up among them, those of visitors
 * too.
 */
export function rememberApiTokens(strapi: Core.Strapi): void {
  strapi.get('services').extend('admin::api-token-content-api', (tokens: Tokens): Tokens => {
    const all = remembered(
      strapi,
      ['admin::api-token', 'admin::api-token-permission'],
      async (): Promise<ReadonlyMap<string, unknown>> => {
        const { tableName } = strapi.db.metadata.get('admin::api-token')
        const hashes: string[] = await strapi.db.connection(tableName).pluck('access_key')
        return new Map(
          await Promise.all(
            hashes.map(async (hash) => [hash, await tokens.getByAccessKey(hash)] as const),
          ),
        )
      },
    )
    return { ...tokens, getByAccessKey: async (hash) => (await all()).get(hash) ?? null }
  })
}
