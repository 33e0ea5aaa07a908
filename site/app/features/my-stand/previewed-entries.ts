import { richText } from '@beursvloer/contract/content/markdown'
import type { EntryView } from '@beursvloer/contract/my-stand/proposal'
import { marketParts, REMOVED } from '@beursvloer/contract/my-stand/terms'
import { standProposalFilePath } from '@beursvloer/contract/page-addresses'
import type { Concept, Exhibitor, StandPicture, Vacancy } from '~/content/model.ts'

/** Reads the values of an entry: of a text the English one where there is one, if asked for. */
function reading({ values }: EntryView, locale: Exhibitor['language']) {
  const text = (name: string) => String(values[name] ?? '')
  const inLanguage = (name: string) => (locale === 'en' && text(`${name}En`)) || text(`${name}Nl`)
  const number = (name: string) => (text(name) === '' ? null : Number(text(name)))
  return { text, inLanguage, number, list: (name: string) => [values[name] ?? []].flat() }
}

/** A concept as it is proposed, beside what is published of it. */
function previewedConcept(entry: EntryView, exhibitor: Exhibitor, locale: Exhibitor['language']) {
  const published = exhibitor.concepts.find(({ id }) => id === entry.id)
  const { text, inLanguage, number, list } = reading(entry, locale)
  const fileOf = (field: string) =>
    field in entry.files ? standProposalFilePath(exhibitor.id, `${entry.id}.${field}`) : null
  const [image, brochure] = [fileOf('image'), fileOf('brochure')]
  return {
    ...(published ?? { id: entry.id, slug: '', language: 'nl', image: null, brochure: null }),
    ...{ name: text('name'), kind: text('kind'), buildingSystem: text('buildingSystem') || null },
    ...{ summary: inLanguage('summary'), material: inLanguage('material') },
    ...{ references: inLanguage('references'), mpg: number('mpg') },
    ...{ deliveryWeeks: number('deliveryWeeks'), buildDays: number('buildDays') },
    movable: list('features').includes('movable'),
    occupiedRenovation: list('features').includes('occupiedRenovation'),
    markets: list('markets').map(marketParts),
    ...(image && { image: { file: image, width: null, height: null, alt: '' } }),
    ...(brochure && { brochure: { file: brochure } }),
  } as unknown as Concept
}

/** A vacancy as it is proposed. */
function previewedVacancy(entry: EntryView, exhibitor: Exhibitor, locale: Exhibitor['language']) {
  const published = exhibitor.vacancies.find(({ id }) => id === entry.id)
  const { text, inLanguage } = reading(entry, locale)
  return {
    ...(published ?? { id: entry.id, slug: '', language: 'nl' }),
    ...{ title: inLanguage('title'), hours: inLanguage('hours'), place: text('place') },
    ...{ closingDate: text('closingDate'), url: text('url') },
    body: richText(inLanguage('body')),
  } as unknown as Vacancy
}

/** A picture of the stand as it is proposed; null for a new one without its file. */
function previewedPicture(entry: EntryView, exhibitor: Exhibitor, locale: Exhibitor['language']) {
  const published = exhibitor.pictures.find(({ id }) => id === entry.id)
  const { text, inLanguage } = reading(entry, locale)
  const file = standProposalFilePath(exhibitor.id, `${entry.id}.image`)
  const image = 'image' in entry.files ? { file, width: null, height: null } : published?.image
  if (!image) return null
  const language = locale === 'en' && text('altEn') ? 'en' : 'nl'
  const texts = { alt: inLanguage('alt'), credit: text('credit') }
  return { ...published, id: entry.id, language, image, ...texts } as unknown as StandPicture
}

/** The entries of an exhibitor with what it proposes. */
export function previewedEntries(
  entries: readonly EntryView[],
  exhibitor: Exhibitor,
  locale: Exhibitor['language'],
): Pick<Exhibitor, 'concepts' | 'vacancies' | 'pictures'> {
  const proposed = entries.filter(({ changed }) => changed.length > 0)
  const ofKind = (kind: EntryView['kind']) =>
    proposed.filter((entry) => entry.kind === kind && !entry.changed.includes(REMOVED))
  const unchanged = ({ id }: { readonly id: string }) => !proposed.some((entry) => entry.id === id)
  return {
    concepts: [
      ...exhibitor.concepts.filter(unchanged),
      ...ofKind('concept').map((entry) => previewedConcept(entry, exhibitor, locale)),
    ],
    vacancies: [
      ...exhibitor.vacancies.filter(unchanged),
      ...ofKind('vacancy').map((entry) => previewedVacancy(entry, exhibitor, locale)),
    ],
    pictures: [
      ...exhibitor.pictures.filter(unchanged),
      ...ofKind('picture').flatMap((entry) => previewedPicture(entry, exhibitor, locale) ?? []),
    ],
  }
}
