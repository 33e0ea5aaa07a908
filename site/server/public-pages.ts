import type { Snapshot } from '../app/content/snapshot.server.ts'
import { pageAddress } from '../app/i18n/language-alternates.ts'
import type { LocaleCode } from '../app/i18n/locales.ts'
import { publicAddresses } from '../app/sharing/public-addresses.ts'
import type { PagePolicy, PublicPage } from './site.ts'

/** How far a page is from home: 0 is home itself, 1 the pages of menus, more the pages of lists. */
const depthOf = (path: string): number => (path === '/' ? 0 : path.split('/').length - 1)

/**
 * The addresses of all public pages of a snapshot, those that are nearest to home first, of these
 * the default language first.
 *
 * @param bases address of each language's home page
 * @param policyAt how the page at a path may be treated
 */
export function publicPagesOf(
  snapshot: Snapshot,
  bases: Readonly<Record<LocaleCode, string>>,
  policyAt: (path: string) => PagePolicy,
): readonly PublicPage[] {
  return (snapshot.nl.settings.english ? [snapshot.nl, snapshot.en] : [snapshot.nl])
    .flatMap((content) =>
      [...publicAddresses(content).keys()].map((path) => {
        const { origin, pathname } = new URL(pageAddress(bases[content.locale], path))
        const policy = policyAt(path)
        return { depth: depthOf(path), locale: content.locale, origin, path: pathname, policy }
      }),
    )
    .sort((one, other) => one.depth - other.depth)
}
