import { markdownOf, richText } from '@beursvloer/contract/content/markdown'
import { SOCIAL_PLATFORMS } from '@beursvloer/contract/content/social-platforms'
import type { PresentationValues } from '@beursvloer/contract/my-stand/proposal'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'

/** A file of the media library, at an address of the CMS. */
export interface MediaFile {
  readonly name: string
  readonly url: string
}

/** The fields of an exhibitor that it proposes changes of. */
interface ExhibitorTexts {
  readonly intro: string | null
  readonly body: Parameters<typeof markdownOf>[0] | null
}

export interface ExhibitorDraft extends ExhibitorTexts {
  readonly documentId: string
  readonly name: string
  readonly slug: string | null
  readonly website: string | null
  readonly contactName: string | null
  readonly contactEmail: string | null
  readonly contactPhone: string | null
  readonly socials: readonly { readonly platform: string; readonly url: string }[]
  readonly themes: readonly { readonly documentId: string; readonly slug: string }[]
  readonly logo: MediaFile | null
  readonly category: { readonly documentId: string } | null
  readonly stands: readonly { readonly documentId: string }[]
  readonly mainExhibitor: {
    readonly documentId: string
    readonly name: string
    readonly stands: ExhibitorDraft['stands']
  } | null
  /** The English texts; null without a translation. */
  readonly english: Partial<ExhibitorTexts> | null
}

const documents = (strapi: Core.Strapi) => strapi.documents('api::exhibitor.exhibitor')

/** The draft of an exhibitor. */
export async function exhibitorDraft(
  strapi: Core.Strapi,
  documentId: string,
): Promise<ExhibitorDraft> {
  const [dutch, english] = await Promise.all(
    (['nl', 'en'] as const).map((locale) =>
      documents(strapi).findOne({
        documentId,
        locale,
        status: 'draft',
        populate: {
          socials: true,
          themes: true,
          logo: true,
          category: true,
          stands: true,
          mainExhibitor: { populate: { stands: true } },
        },
      } as never),
    ),
  )
  return { ...(dutch as unknown as ExhibitorDraft), english: english as ExhibitorTexts | null }
}

/** The presentation of an exhibitor as values of its form. */
export function presentationOf(exhibitor: ExhibitorDraft): PresentationValues {
  const { name, website, contactName, contactEmail, contactPhone, english } = exhibitor
  const urlOf = (platform: string) =>
    exhibitor.socials.find((social) => social.platform === platform)?.url ?? ''
  return {
    name,
    introNl: exhibitor.intro ?? '',
    introEn: english?.intro ?? '',
    bodyNl: markdownOf(exhibitor.body ?? []),
    bodyEn: markdownOf(english?.body ?? []),
    themes: exhibitor.themes.map(({ slug }) => slug).sort(),
    website: website ?? '',
    ...Object.fromEntries(SOCIAL_PLATFORMS.map((platform) => [platform, urlOf(platform)])),
    contactName: contactName ?? '',
    contactEmail: contactEmail ?? '',
    contactPhone: contactPhone ?? '',
  }
}

/** A value as it is compared: a telephone number however it is written, choices in any order. */
const compared = (name: string, value: string | readonly string[] | undefined): string => {
  if (Array.isArray(value)) return value.toSorted().join(' ')
  const text = String(value ?? '').trim()
  return name === 'contactPhone' ? text.replace(/[ ()-]/g, '') : text
}

/** The values that differ from those of another presentation. */
export const changedValues = (
  values: PresentationValues,
  from: PresentationValues,
): PresentationValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => name in from && compared(name, value) !== compared(name, from[name]),
    ),
  )

/** Time that publishing takes between its writes at most, in ms; as Strapi's own status of a document. */
const PUBLISHING_MS = 500

/** Whether editors have changed a document, in any language, since it was published. */
export async function hasUnpublishedChanges(
  strapi: Core.Strapi,
  documentId: string,
  type: UID.ContentType = 'api::exhibitor.exhibitor',
): Promise<boolean> {
  const rows: { locale: string; publishedAt: string | null; updatedAt: string }[] = await strapi.db
    .query(type)
    .findMany({ select: ['locale', 'publishedAt', 'updatedAt'], where: { documentId } })
  const timeOf = ({ updatedAt }: { updatedAt: string }) => new Date(updatedAt).getTime()
  const live = new Map(
    rows.filter(({ publishedAt }) => publishedAt).map((row) => [row.locale, timeOf(row)]),
  )
  return rows.some((row) => {
    const published = live.get(row.locale)
    return !row.publishedAt && published && timeOf(row) - published > PUBLISHING_MS
  })
}

const isSocial = (name: string) => SOCIAL_PLATFORMS.some((platform) => platform === name)

/** The themes with some slugs, by document id. */
async function themesOf(strapi: Core.Strapi, slugs: readonly string[]): Promise<string[]> {
  const themes = await strapi
    .documents('api::theme.theme')
    .findMany({ locale: 'nl', fields: ['slug'], filters: { slug: { $in: [...slugs] } } } as never)
  return themes.map(({ documentId }) => documentId)
}

/**
 * Writes values, and a logo of the media library, to the draft of an exhibitor, and publishes it in
 * each changed language; the rules of content hold.
 * @throws ValidationError in Dutch; also when editors left something unpublished, which would go along
 */
export async function publishPresentation(
  strapi: Core.Strapi,
  exhibitor: ExhibitorDraft,
  { values, logo }: { readonly values: PresentationValues; readonly logo: number | null },
): Promise<void> {
  const { documentId } = exhibitor
  if (await hasUnpublishedChanges(strapi, documentId))
    throw new errors.ValidationError(
      'De redactie heeft bij deze standhouder wijzigingen die nog niet zijn gepubliceerd. Publiceer of verwerp die eerst.',
    )
  const names = Object.keys(values)
  const shared = ['name', 'website', 'contactName', 'contactEmail', 'contactPhone']
  const all = { ...presentationOf(exhibitor), ...values }
  const socials = SOCIAL_PLATFORMS.filter((platform) => all[platform]).map((platform) => ({
    platform,
    url: all[platform],
  }))
  const textsOf = (language: 'Nl' | 'En') => ({
    ...(`intro${language}` in values && { intro: values[`intro${language}`] || null }),
    ...(`body${language}` in values && { body: richText(String(values[`body${language}`])) }),
  })
  const dutch = {
    ...Object.fromEntries(
      shared.filter((name) => name in values).map((name) => [name, values[name] || null]),
    ),
    ...(names.some(isSocial) && { socials }),
    ...(values.themes && { themes: await themesOf(strapi, [values.themes].flat()) }),
    ...(logo !== null && { logo }),
    ...textsOf('Nl'),
  }
  const english = textsOf('En')
  if (Object.keys(dutch).length > 0)
    await documents(strapi).update({ documentId, locale: 'nl', data: dutch } as never)
  await documents(strapi).publish({ documentId, locale: 'nl' } as never)
  if (Object.keys(english).length === 0) return
  await documents(strapi).update({ documentId, locale: 'en', data: english } as never)
  await documents(strapi).publish({ documentId, locale: 'en' } as never)
}
