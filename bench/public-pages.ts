/** Lists of which one entry is measured too. */
const LISTS = ['/programma', '/sprekers', '/standhouders', '/nieuws', '/interviews'] as const

/** One address of every kind of page: the fixed ones, and the first entry that each list links to. */
export async function publicPages(address: string): Promise<string[]> {
  const details = await Promise.all(
    LISTS.map(async (list) => {
      const html = await (await fetch(address + list)).text()
      const kind = new RegExp(
        `href="(${list}/(?!tours|kennissessies)[a-z0-9-]+(?:/[a-z0-9-]+)?)"`,
        'g',
      )
      const depth = list === '/programma' || list === '/sprekers' ? 3 : 4
      return [...html.matchAll(kind)]
        .map(([, path = '']) => path)
        .find((path) => path.split('/').length === depth)
    }),
  )
  return [
    '/',
    ...LISTS,
    '/programma?weergave=plan',
    '/standhouders/overheden',
    ...details.filter((path) => path !== undefined),
    '/privacy',
    '/en',
  ]
}
