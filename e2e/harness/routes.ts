/** One address of every kind and state of page, below the language prefix. */
export const publicPaths = [
  '/',
  '/programma',
  '/programma?dag=2027-03-18&weergave=plan',
  '/programma?type=tour&thema=biobased-en-circulair',
  '/programma?q=ditbestaatniet',
  '/programma?mijn=1',
  '/programma/tours',
  '/programma/kennissessies',
  '/programma/honderd-woningen-in-tien-maanden',
  '/programma/de-rustwoning-en-andere-afspraken-met-bewoners',
  '/programma/vijf-jaar-energieprestatievergoeding',
  '/programma/een-tweede-leven-voor-de-module',
  '/programma/kleine-kernen-acht-woningen-tegelijk',
  '/programma/leegstand-korter-dan-een-week',
  '/programma/meerjarenonderhoudsbegrotingssystematiek-na-de-renovatie',
  '/programma/tour-flexwonen',
  '/sprekers',
  '/sprekers?q=ditbestaatniet',
  '/sprekers/ilse-van-werkhoven',
  '/sprekers/wim-oudelaar',
  '/sprekers/linda-van-der-aalsvoort',
  '/sprekers/anne-fleur-van-wederhoorn-slingerbeek-tot-oldenhave',
  '/standhouders',
  '/standhouders?letter=S&hal=1',
  '/standhouders?q=ditbestaatniet',
  '/standhouders/overheden',
  '/standhouders/woningcorporaties',
  '/standhouders/nieuwbouwconcepten',
  '/standhouders/bestaande-bouwconcepten',
  '/zoeken',
  '/zoeken?q=woning',
  '/zoeken?q=woning&soort=standhouders',
  '/zoeken?q=huotbouw',
  '/zoeken?q=ditbestaatniet',
  '/nieuws',
  '/nieuws?pagina=2',
  '/interviews',
  '/kalender',
  '/vacatures',
  '/vacatures?categorie=overheden',
  '/bouwblokken',
  '/privacy',
  '/colofon',
  '/locatie',
  '/contact',
  '/contact?onderwerp=pers',
  '/paviljoens',
  '/paviljoens/houtbouw',
  '/faq',
  '/faq?q=hond',
  '/reglement-standhouders',
  '/c',
] as const

/** Pages whose address has an id: found through the list that links to them, by slug. */
export const pathsBySlug = [
  ['/standhouders', 'stapelwerk-modulair'],
  ['/standhouders', 'buurtaccu'],
  ['/standhouders', 'kliklas-gevels'],
  ['/nieuws', 'hoogerven-wijst-terrein-aan-voor-flexwoningen'],
  ['/interviews', 'ilse-van-werkhoven-leg-uw-eisen-opzij'],
  ['/kalender', 'webinar-wkb-en-woningconcepten'],
  ['/kalender', 'rondleiding-woningfabriek-stapelwerk'],
  ['/vacatures', 'projectleider-bouwstroom'],
  ['/vacatures', 'medewerker-ketenregie'],
] as const

/** The address of the page with a slug, as its list links to it. */
export async function findPath(siteUrl: string, list: string, slug: string): Promise<string> {
  const html = await (await fetch(siteUrl + list)).text()
  const path = new RegExp(`href="(${list}/[a-z0-9]+/${slug})"`).exec(html)?.[1]
  if (!path) throw new Error(`${list} does not link to ${slug}`)
  return path
}
