import type { Core } from '@strapi/strapi'

/** A parameter of the address, as text; empty when it is absent or given more than once. */
export const query = (
  { query: all }: Parameters<Core.MiddlewareHandler>[0],
  name: string,
): string => {
  const value = all[name]
  return typeof value === 'string' ? value : ''
}
