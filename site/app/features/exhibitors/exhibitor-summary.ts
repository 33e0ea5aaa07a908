import { roundedArea } from '@beursvloer/contract/area'
import { exhibitorPath } from '@beursvloer/contract/page-addresses'
import type { Content, Exhibitor, ExhibitorCategory } from '~/content/model.ts'
import { langOf } from '~/shell/field-language.ts'
import { memoize } from '~/shell/memoize.ts'
import { pictureOf } from '~/shell/picture-of.ts'

/** An exhibitor as the wall shows and filters it. */
export type ExhibitorSummary = ReturnType<typeof toExhibitorSummary>

const toCategory = /* @__PURE__ */ memoize(({ name, slug }: ExhibitorCategory) => ({ name, slug }))

/** From this ratio of width to height on, a logo is taken for a word mark, which shows the name itself. */
const WORD_MARK_RATIO = 2
/** Longer names are too small to read in any logo; in characters. */
const READABLE_NAME = 40

/** Whether the logo of an exhibitor says its name, so that it need not stand beneath. */
const isNamedByLogo = ({ name, logo, logoShowsName }: Exhibitor): boolean =>
  name.length <= READABLE_NAME &&
  logo !== null &&
  (logoShowsName ||
    (logo.width ?? 0) >= WORD_MARK_RATIO * (logo.height ?? Number.POSITIVE_INFINITY))

export const toExhibitorSummary = (exhibitor: Exhibitor) => ({
  id: exhibitor.id,
  path: exhibitorPath(exhibitor),
  name: exhibitor.name,
  sortName: exhibitor.sortName,
  intro: exhibitor.intro,
  category: toCategory(exhibitor.category),
  logo: exhibitor.logo && pictureOf(exhibitor.logo),
  named: isNamedByLogo(exhibitor),
  // Stand numbers in order; empty while none is known.
  stands: exhibitor.stands.map(({ number }) => number),
  // Total m² of its stands.
  area: roundedArea(exhibitor.stands.reduce((sum, { area }) => sum + area, 0)),
  halls: [...new Set(exhibitor.stands.map(({ hall }) => hall.number))],
  themes: exhibitor.themes.map(({ slug }) => slug),
  pavilion: exhibitor.pavilion?.slug ?? '',
})

export type ExhibitorFacets = ReturnType<typeof toExhibitorFacets>

/** Filter values of exhibitors, in the editors' order. */
export const toExhibitorFacets = /* @__PURE__ */ memoize((content: Content) => ({
  themes: content.themes.all.map(({ slug, name, colour }) => ({ slug, name, colour })),
  halls: content.halls.all.map(({ number, name }) => ({ number, name })),
  pavilions: content.pavilions.all.map(({ slug, name }) => ({ slug, name })),
  categories: content.categories.all.map((category) => ({
    slug: category.slug,
    name: category.name,
    intro: category.intro,
    introLang: langOf(category, 'intro', content.locale),
    count: content.exhibitors.all.filter((exhibitor) => exhibitor.category === category).length,
    hasConcepts: content.concepts.all.some(({ exhibitor }) => exhibitor.category === category),
  })),
}))
