import { richText } from '@beursvloer/contract/content/markdown'
import type { Catalogue } from '../catalogue.ts'
import {
  type Entry,
  entriesFrom,
  localize,
  MediaUse,
  reference,
  references,
  together,
} from '../entry.ts'

export const categoryEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('exhibitor-category', 'data/categories.ts', catalogue.categories, (category) => {
    const { name, intro, ...rest } = category
    const texts = localize({ name, intro })
    return {
      key: category.slug,
      identity: 'slug',
      dutch: { ...rest, ...texts.dutch },
      english: texts.english,
    }
  })

/** Exhibitors; those that host others come before their co-exhibitors. */
export function exhibitorEntries(catalogue: Catalogue): Entry[] {
  const hostsFirst = [...catalogue.exhibitors].sort(
    (a, b) => Number(Boolean(a.mainExhibitor)) - Number(Boolean(b.mainExhibitor)),
  )
  return hostsFirst.flatMap((exhibitor) =>
    entriesFrom('exhibitor', `data/exhibitors/${exhibitor.category}.ts`, [exhibitor], (seed) => {
      const texts = together(
        localize({ intro: seed.intro }),
        localize({ body: seed.body }, richText),
      )
      const picture = seed.picture ?? seed.slug
      return {
        key: seed.slug,
        identity: 'slug',
        dutch: {
          ...texts.dutch,
          name: seed.name,
          slug: seed.slug,
          sortName: seed.sortName,
          category: reference('exhibitor-category', seed.category),
          pavilion: reference('pavilion', seed.pavilion),
          stands: references('stand', seed.stands),
          mainExhibitor: reference('exhibitor', seed.mainExhibitor),
          themes: references('theme', seed.themes),
          logo: seed.logo === false ? undefined : new MediaUse(`logo-${picture}`, seed.name),
          // The names in the demo's logos are drawn.
          logoShowsName: seed.logo !== false,
          website: seed.website ?? `https://${seed.slug.slice(0, 63)}.example`,
          socials: seed.socials?.map((social) => ({ ...social })),
          contactName: seed.contact?.name,
          contactEmail: seed.contact?.email,
          contactPhone: seed.contact?.phone,
          kvk: seed.kvk,
          lNumber: seed.lNumber,
          meetingsAtOnce: seed.meetingsAtOnce,
        },
        english: texts.english,
      }
    }),
  )
}

export const standPictureEntries = (catalogue: Catalogue): Entry[] =>
  catalogue.exhibitors.flatMap(({ slug, category, pictures = [] }) =>
    entriesFrom('stand-picture', `data/exhibitors/${category}.ts`, pictures, (picture) => {
      const { image, alt, credit } = picture
      const texts = localize({ alt })
      return {
        key: `${slug} ${image}`,
        dutch: {
          ...{ ...texts.dutch, exhibitor: reference('exhibitor', slug), credit },
          image: new MediaUse(image, alt.nl),
        },
        english: texts.english,
      }
    }),
  )

export const conceptEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('concept', 'data/concepts.ts', catalogue.concepts, (concept) => {
    const {
      name,
      summary,
      material,
      references: seen,
      markets,
      image,
      brochure,
      exhibitor,
      ...rest
    } = concept
    const texts = localize({ name, summary, material, references: seen })
    return {
      key: concept.slug,
      identity: 'slug',
      dutch: {
        ...rest,
        ...texts.dutch,
        exhibitor: reference('exhibitor', exhibitor),
        markets: markets.map(([dwellingType, rentClass]) => ({ dwellingType, rentClass })),
        image: image && new MediaUse(image, name.nl),
        brochure: brochure ? new MediaUse('brochure', `Brochure ${name.nl}`) : undefined,
      },
      english: texts.english,
    }
  })

export const vacancyEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('vacancy', 'data/vacancies.ts', catalogue.vacancies, (vacancy) => {
    const { title, hours, body, exhibitor, ...rest } = vacancy
    const texts = together(localize({ title, hours }), localize({ body }, richText))
    return {
      key: vacancy.slug,
      identity: 'slug',
      dutch: { ...rest, ...texts.dutch, exhibitor: reference('exhibitor', exhibitor) },
      english: texts.english,
    }
  })

export const partnerEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('partner', 'data/partners.ts', catalogue.partners, ({ slug, ...partner }) => ({
    key: slug,
    dutch: { ...partner, logo: new MediaUse(`logo-${slug}`, partner.name) },
  }))
