/** Campaign parameters, which name the source of a visit; all others stay here. */
const CAMPAIGN = /^utm_(source|medium|campaign|content|term)$/

/** A page as a statistics tag gets it. */
export type TagView = ReturnType<typeof tagView>

/**
 * The facts about a page for a tag: no token, no search, no hash, no path of the site before.
 * @param cameBy search part of the address that opened the page; empty after a navigation within
 * the site
 */
export function tagView(
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  cameBy: string,
  { title, referrer }: Pick<Document, 'title' | 'referrer'>,
) {
  const given = new URLSearchParams(cameBy)
  const kept = new URLSearchParams([...given].filter(([name]) => CAMPAIGN.test(name)))
  const from = URL.canParse(referrer) ? new URL(referrer).origin : ''
  return {
    // Address without anything of the visitor: path and campaign only.
    url: origin + pathname + (kept.size > 0 ? `?${kept}` : ''),
    title,
    // Origin of the referring site; empty when there is none, or it is this one.
    referrer: from === origin ? '' : from,
  }
}
