/** Lists of which one entry is measured too, with the number of parts of an entry's address. */
const LISTS = {
  '/programma': 2,
  '/sprekers': 2,
  '/standhouders': 3,
  '/paviljoens': 2,
  '/nieuws': 3,
  '/interviews': 3,
  '/kalender': 3,
  '/vacatures': 3,
} as const

const SINGLE = [
  '/',
  '/programma?weergave=plan',
  '/standhouders/overheden',
  '/plattegrond',
  '/plattegrond?stand=1.A01',
  '/fotos-2025',
  '/locatie',
  '/contact',
  '/faq',
  '/deelnemen-als-standhouder',
  '/adverteren-en-signing',
  '/reglement-standhouders',
  '/contractformulier',
  '/zoeken?q=hout',
  '/privacy',
  '/c',
  '/en',
] as const

/** One address of every kind of page: the fixed ones, and the first entry that each list links to. */
export async function publicPages(address: string): Promise<string[]> {
  const details = await Promise.all(
    Object.entries(LISTS).map(async ([list, parts]) => {
      const html = await (await fetch(address + list)).text()
      const kind = new RegExp(`href="(${list}/(?!tours|kennissessies)[a-z0-9/-]+)"`, 'g')
      return [...html.matchAll(kind)]
        .map(([, path = '']) => path)
        .find((path) => path.split('/').length === parts + 1)
    }),
  )
  return [...SINGLE, ...Object.keys(LISTS), ...details.filter((path) => path !== undefined)]
}

/** The paths of all public pages, in every language, as the sitemap names them. */
export async function publicPaths(address: string): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** Where browsers load the data of pages from when they follow a link: those of `paths` but the front pages. */
export const dataPaths = (paths: readonly string[]): string[] =>
  paths.filter((path) => path !== '/' && path !== '/en').map((path) => `${path}.data`)
