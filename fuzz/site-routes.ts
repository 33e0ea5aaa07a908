/** Every address of the site, as its routes and its server have them. */
import { formDefinitions } from '@beursvloer/contract/forms/registry'
import { LIVE_PATH } from '@beursvloer/contract/live/terms'
import { STATISTICS_PATH } from '@beursvloer/contract/statistics/events'
import { TAG_FRAME_PATH } from '@beursvloer/contract/statistics/tag'
import config from '../site/app/routes.ts'
import { facadeKindNames, facadeSizes } from '../site/app/ui/facade/sizes.ts'
import { imageWidths } from '../site/app/ui/image-path.ts'
import { IMAGE_FORMATS } from '../site/server/images/image-path.ts'
import { dataPath } from '../site/server/pages/page-target.ts'

type Entry = (typeof config)[number]

const pathsOf = (entries: readonly Entry[], above = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const own = path ? `${above}/${path}` : above
    return children ? pathsOf(children, own) : [own.replace(/\*$/, ':rest*') || '/']
  })

/** Path patterns of the pages, in Dutch. */
export const sitePages: readonly string[] = [...new Set(pathsOf(config))]

/** Path patterns of what the server answers without a page. */
export const siteServices: readonly string[] = [
  STATISTICS_PATH,
  `${STATISTICS_PATH}:rest*`,
  '/_facade/:tone/:size/:kind-:seed.svg',
  '/_fair/:locale.json',
  '/_fair/:tag/:tag/:rest*',
  '/_file/:file',
  '/_img/:width/:format/:file',
  '/_og/:hash/:locale/:rest*.png',
  '/_style/:hash/:file',
  TAG_FRAME_PATH,
  `${TAG_FRAME_PATH}/:rest*`,
  '/assets/:file',
  '/builds/latest.json',
  '/builds/meta/:id.json',
  '/fonts/:file',
  '/health',
  '/icons/:prefix.json',
  LIVE_PATH,
]

/** Values of parameters that take few. */
export const siteParameters: Readonly<Record<string, readonly string[]>> = {
  form: [...formDefinitions.map(({ id }) => id), 'visitor-registration', 'guest-sign-up'],
  format: IMAGE_FORMATS,
  kind: facadeKindNames,
  locale: ['nl', 'en'],
  part: ['1.xml', '2.xml'],
  provider: ['firebase', 'google', 'local'],
  size: Object.keys(facadeSizes),
  tone: ['paper', 'dark', 'tint'],
  width: imageWidths.map(String),
}

/**
 * All addresses of a page: in both languages, as a document, as data and as payload.
 *
 * @example formsOf('/faq') // '/faq', '/faq.data', '/faq/_payload.json', '/en/faq', …
 */
export const formsOf = (path: string): string[] =>
  ['', '/en'].flatMap((language) => {
    const below = language + (path === '/' ? '' : path)
    return [below || '/', dataPath(below || '/'), `${below}/_payload.json`]
  })

/** Whether a path pattern has a place for anything. */
export const hasParameter = (path: string): boolean => path.includes(':')

/** Of each path pattern with parameters the first address that it fits. */
export function examplesOf(patterns: readonly string[], addresses: readonly string[]): string[] {
  const found = patterns.filter(hasParameter).flatMap((pattern) => {
    const parts = pattern.split(/:\w+\*?/).map((part) => RegExp.escape(part))
    const fits = new RegExp(`^${parts.join('[^/]+')}$`)
    return addresses.find((address) => fits.test(address)) ?? []
  })
  return [...new Set(found)]
}

/** Signing out, on all devices too, also in order to sign in anew before leaving. */
const SIGNS_OUT =
  /^(\/en)?\/(uitloggen|bezoekersprofiel\/verwijderen|bezoekersprofiel\?deel=everywhere)\b/

/** Whether a request to a path can end the session of who sends it. */
export const signsOut = (path: string): boolean => SIGNS_OUT.test(path)
