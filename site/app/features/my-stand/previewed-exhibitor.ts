import { richText } from '@beursvloer/contract/content/markdown'
import { SOCIAL_PLATFORMS } from '@beursvloer/contract/content/social-platforms'
import type { StandOverview } from '@beursvloer/contract/my-stand/overview'
import type { ProposalView } from '@beursvloer/contract/my-stand/proposal'
import { standProposalFilePath } from '@beursvloer/contract/page-addresses'
import type { Content, Exhibitor } from '~/content/model.ts'
import { previewedEntries } from './previewed-entries.ts'

/** An exhibitor that is not on the site yet. */
const notPublished = (
  { exhibitor: id, slug }: StandOverview,
  category: Exhibitor['category'],
  stands: Exhibitor['stands'],
) =>
  ({
    ...{ id, slug, category, stands, pavilion: null, mainExhibitor: null, logo: null, seo: null },
    ...{
      coExhibitors: [],
      concepts: [],
      vacancies: [],
      pictures: [],
      programmeItems: [],
      speakers: [],
    },
  }) as unknown as Exhibitor

/**
 * An exhibitor with the presentation that it proposes, as its page takes it.
 * @returns null for one without a category yet
 */
export function previewedExhibitor(
  overview: StandOverview,
  { values, logo, entries }: ProposalView,
  content: Content,
): Exhibitor | null {
  const category = content.categories.all.find(({ id }) => id === overview.category)
  const stands = content.stands.all.filter(({ id }) => overview.stands.includes(id))
  const published = content.exhibitors.find(overview.exhibitor)
  const base =
    published?.id === overview.exhibitor
      ? published
      : category && notPublished(overview, category, stands)
  if (!base) return null
  const text = (name: string) => String(values[name] ?? '')
  const isEnglish = content.locale === 'en' && text('introEn') !== ''
  const language = isEnglish ? 'en' : 'nl'
  const body = (isEnglish && text('bodyEn')) || text('bodyNl')
  return {
    ...base,
    ...previewedEntries(entries, base, content.locale),
    ...(logo && {
      logo: {
        file: standProposalFilePath(overview.exhibitor, 'logo'),
        ...{ width: null, height: null, alt: '' },
      } as Exhibitor['logo'],
    }),
    language,
    name: text('name'),
    intro: text(isEnglish ? 'introEn' : 'introNl'),
    body: richText(body) as unknown as Exhibitor['body'],
    website: text('website'),
    socials: SOCIAL_PLATFORMS.filter((platform) => text(platform)).map((platform) => ({
      platform,
      url: text(platform),
    })),
    themes: content.themes.all.filter(({ slug }) => values.themes?.includes(slug)),
    contactName: text('contactName'),
    contactEmail: text('contactEmail'),
    contactPhone: text('contactPhone'),
  }
}
