import { richText } from '@beursvloer/contract/content/markdown'
import type { Catalogue } from '../catalogue.ts'
import { type Entry, entriesFrom, localize, MediaUse, reference, together } from '../entry.ts'
import { localizedZone } from './page-blocks.ts'

export const pageEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('page', 'data/pages', catalogue.pages, (page) => {
    const { slug, title, intro, blocks, layout, seo } = page
    const texts = together(localize({ title, intro }), localizedZone(blocks))
    return {
      key: slug,
      identity: 'slug',
      dutch: { ...texts.dutch, slug, layout: layout ?? 'default', seo },
      english: texts.english && { ...texts.english, seo },
    }
  })

export const faqEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('faq-item', 'data/faq.ts', catalogue.faq, ({ key, question, answer, ...item }) => {
    const texts = together(localize({ question }), localize({ answer }, richText))
    return { key, dutch: { ...item, ...texts.dutch }, english: texts.english }
  })

export const albumEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('photo-album', 'data/albums.ts', catalogue.albums, (album) => {
    const { title, intro, photos, slug, year } = album
    const texts = localize({ title, intro })
    return {
      key: slug,
      identity: 'slug',
      dutch: {
        ...texts.dutch,
        slug,
        year,
        photos: photos.map(({ image, alt, ...photo }) => ({
          ...photo,
          alt: alt.nl,
          altEnglish: alt.en,
          file: new MediaUse(image, alt.nl),
        })),
      },
      english: texts.english,
    }
  })

/** Navigation, redirects, short links, synonyms and the settings. */
export const siteEntries = (catalogue: Catalogue): Entry[] => [
  ...entriesFrom('site-settings', 'data/settings.ts', [catalogue.settings], (settings) => {
    const { bannerText, officeHours, edition, redirectHosts, socials, sepaCreditorId, ...rest } =
      settings
    const texts = localize({ bannerText, officeHours })
    return {
      key: 'settings',
      dutch: {
        ...rest,
        ...texts.dutch,
        edition: reference('edition', String(edition)),
        socials: socials.map((social) => ({ ...social })),
        redirectHosts: redirectHosts.join('\n'),
      },
      english: texts.english,
    }
  }),
  ...entriesFrom(
    'form-settings',
    'data/settings.ts',
    [catalogue.settings],
    ({ sepaCreditorId }) => ({ key: 'form-settings', dutch: { sepaCreditorId } }),
  ),
  ...entriesFrom('navigation-item', 'data/navigation.ts', catalogue.navigation, (item, index) => {
    const texts = localize({ label: item.label })
    return {
      key: `${item.group}${item.target}`,
      dutch: { ...texts.dutch, target: item.target, group: item.group, position: index + 1 },
      english: texts.english,
    }
  }),
  ...entriesFrom('redirect', 'data/redirects.ts', catalogue.redirects, (redirect) => ({
    key: redirect.from,
    identity: 'from',
    dutch: { ...redirect },
  })),
  ...entriesFrom('short-link', 'data/short-links.ts', catalogue.shortLinks, (link) => ({
    key: link.code,
    identity: 'code',
    dutch: { ...link },
  })),
  ...entriesFrom('synonym', 'data/synonyms.ts', catalogue.synonyms, ({ subject, terms }) => {
    const texts = localize({ terms })
    return { key: subject, dutch: { subject, ...texts.dutch }, english: texts.english }
  }),
]
