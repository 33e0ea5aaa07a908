import type { StrapiApp } from '@strapi/strapi/admin'

/**
 * The interface of the content manager's plugin.
 * @typeParam Apis the used part of it, which Strapi does not type
 */
export const contentManagerApis = <Apis>(app: Pick<StrapiApp, 'getPlugin'>): Apis =>
  (app.getPlugin('content-manager') as unknown as { readonly apis: Apis }).apis
