import { richText } from '@beursvloer/contract/content/markdown'
import type { LocalizedText } from '../../types-programme.ts'
import type { ChapterSeed } from '../../types-terms.ts'
import type { Catalogue } from '../catalogue.ts'
import { type Entry, entriesFrom, localize, MediaUse } from '../entry.ts'

export const teamEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('team-member', 'data/team.ts', catalogue.team, (member, index) => {
    const { slug, role, topics, photo, ...rest } = member
    const texts = localize({ role, topics })
    return {
      key: slug,
      dutch: {
        ...rest,
        ...texts.dutch,
        position: index + 1,
        photo:
          photo === false
            ? undefined
            : new MediaUse(`portrait-${slug}`, `Portret van ${member.name}`),
      },
      english: texts.english,
    }
  })

export const tariffEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('tariff', 'data/tariffs.ts', catalogue.tariffs, (tariff) => {
    const { floorIncludes, shellIncludes, pavilionIncludes, published: _, ...rest } = tariff
    const texts = localize({ floorIncludes, shellIncludes, pavilionIncludes })
    return {
      key: tariff.name,
      identity: 'name',
      dutch: { ...rest, ...texts.dutch, vatPercent: 21 },
      english: texts.english,
    }
  })

export const productEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('product', 'data/products.ts', catalogue.products, (product, index) => {
    const { name, description, size, format, ...rest } = product
    const texts = localize({ name, description, size, format })
    return {
      key: product.code,
      identity: 'code',
      dutch: { ...rest, ...texts.dutch, position: index + 1 },
      english: texts.english,
    }
  })

/** The chapters in one language, numbered by their order. */
const chaptersIn = (locale: 'nl' | 'en', chapters: readonly ChapterSeed[]) => {
  const text = (localized: LocalizedText) => localized[locale] ?? localized.nl
  return chapters.map(({ title, articles }, index) => ({
    number: index + 1,
    title: text(title),
    articles: articles.map((article, at) => ({
      number: at + 1,
      title: text(article.title),
      body: richText(text(article.body)),
    })),
  }))
}

export const regulationEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('regulation', 'data/regulations', catalogue.regulations, (regulation) => {
    const { introduction, chapters, ...rest } = regulation
    const texts = localize({ introduction })
    return {
      key: regulation.version,
      identity: 'version',
      dutch: { ...rest, ...texts.dutch, chapters: chaptersIn('nl', chapters) },
      english: texts.english && { ...texts.english, chapters: chaptersIn('en', chapters) },
    }
  })
