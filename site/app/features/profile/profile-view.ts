import type { OwnProfile, ProfileValues } from '@beursvloer/contract/accounts/own-profile'
import type { AccountSession } from '@beursvloer/contract/accounts/user'
import { visitorName } from '@beursvloer/contract/accounts/visitor-name'
import type { Option, OptionSources } from '@beursvloer/contract/forms/definition'
import { visitorProfile } from '@beursvloer/contract/forms/definitions/visitor-profile'
import { isField, isRequired, partsOf } from '@beursvloer/contract/forms/parts'
import type { MailedBadge } from '@beursvloer/contract/my-stand/badges'
import type { QrDrawing } from '@beursvloer/contract/printing/qr-drawing'
import type { Content } from '~/content/model.ts'
import { formatDate, formatDateRange } from '~/i18n/dates.ts'
import type { LocaleCode } from '~/i18n/locales.ts'
import { momentOf } from '~/i18n/moment.ts'
import { deviceLabel } from './device-label.ts'

/** The content of a badge. */
export interface BadgeView {
  readonly kind: 'visitor' | 'stand'
  /** Empty while none is filled in. */
  readonly name: string
  readonly organisation: string
  readonly jobTitle: string
  /** Kind of organisation, in words; of somebody on a stand its numbers. */
  readonly type: string
  /** "wo 17 mrt", in order. */
  readonly days: readonly string[]
  readonly qr: QrDrawing
  readonly fair: { readonly name: string; readonly when: string; readonly venue: string }
}

/** A device on which the account is signed in. */
export type SessionView = ReturnType<typeof toSessionViews>[number]

/** Something that was agreed to. */
export interface ConsentView {
  readonly subject: OwnProfile['consents'][number]['subject']
  readonly textVersion: string
  readonly given: string
  readonly withdrawn: string | null
  readonly source: string
}

/** A profile as the page shows it. */
export type ProfileView = ReturnType<typeof toProfileView>

/** The details without the file: values that can be sent to the page as data. */
type DetailValues = Readonly<Record<string, string | boolean | readonly string[]>>

interface Surroundings {
  readonly content: Pick<Content, 'locale' | 'edition' | 'organisationTypes'>
  readonly qr: QrDrawing
}

/** The name of a kind of organisation; empty when it is no longer offered. */
export const typeOf = (
  code: string,
  { organisationTypes }: Pick<Content, 'organisationTypes'>,
): string => organisationTypes.find((type) => type.code === code)?.name ?? ''

/** The badge of a visitor for the fair of today. */
export function toBadgeView(profile: ProfileValues, { content, qr }: Surroundings): BadgeView {
  const { locale, edition } = content
  const { startDate, endDate } = edition
  return {
    kind: 'visitor',
    name: visitorName(profile),
    organisation: profile.organisation,
    jobTitle: profile.jobTitle,
    type: typeOf(profile.organisationType, content),
    days: profile.days
      .filter((date) => date >= startDate && date <= endDate)
      .sort()
      .map((date) => formatDate(date, locale, 'short')),
    qr,
    fair: fairOf(edition, locale),
  }
}

/** The badge of somebody on a stand. */
export const toStandBadgeView = (
  { name, exhibitor, stands }: NonNullable<MailedBadge>,
  { content: { locale, edition }, qr }: Surroundings,
): BadgeView => ({
  ...{ kind: 'stand', name, organisation: exhibitor, jobTitle: '', type: stands.join(', '), qr },
  days: edition.days.map(({ date }) => formatDate(date, locale, 'short')),
  fair: fairOf(edition, locale),
})

const fairOf = ({ name, startDate, endDate, venue }: Content['edition'], locale: LocaleCode) => ({
  ...{ name, when: formatDateRange(startDate, endDate, locale), venue },
})

const isEmpty = (value: unknown): boolean => (Array.isArray(value) ? value.length === 0 : !value)

/** The empty fields that are required, by their labels. */
function missingIn(values: DetailValues, locale: LocaleCode): readonly string[] {
  const fields = partsOf(visitorProfile).filter(isField)
  return fields
    .filter(isRequired)
    .filter(({ name }) => isEmpty(values[name]))
    .map(({ label }) => label[locale])
}

/** Chosen values that are still options: removed ones have no checkbox. */
const offered = (chosen: readonly string[], options: readonly Option[] = []): readonly string[] =>
  chosen.filter((value) => options.some((option) => option.value === value))

/** Initial values of the details form. */
function formValues(profile: ProfileValues, options: OptionSources): DetailValues {
  const { firstName, infix, lastName, phone, organisation, jobTitle, organisationType } = profile
  const { days, interests, accessibility, listed } = profile
  return {
    ...{ firstName, infix, lastName, phone, organisation, jobTitle, organisationType },
    days: offered(days, options.days),
    interests: offered(interests, options.themes),
    accessibility,
    listed,
  }
}

/** A profile as its page shows it. */
export function toProfileView(
  profile: OwnProfile,
  around: Surroundings & { readonly options: OptionSources },
) {
  const { locale } = around.content
  const { email, provider, hasPassword, photo, agreed, newsletter, tellSaved } = profile
  const values = formValues(profile, around.options)
  return {
    name: visitorName(profile),
    ...{ email, photo, agreed },
    // The way of signing in; by a link in a mail where there is neither password nor provider.
    method: hasPassword ? 'password' : provider === 'local' ? 'link' : 'provider',
    registered: momentOf(profile.registeredAt, locale),
    badge: toBadgeView(profile, around),
    // Initial values of the form.
    values,
    choices: { newsletter, tellSaved },
    consents: profile.consents.map(({ subject, textVersion, givenAt, withdrawnAt, source }) => ({
      subject,
      textVersion,
      source,
      given: momentOf(givenAt, locale),
      withdrawn: withdrawnAt && momentOf(withdrawnAt, locale),
    })),
    // Labels of the badge's fields that are empty.
    missing: missingIn(values, locale),
  }
}

const lastUsed = ({ lastActiveAt = '' }: AccountSession): string => lastActiveAt

/** The sessions of an account, this one first, then the latest used. */
export const toSessionViews = (sessions: readonly AccountSession[], locale: LocaleCode) =>
  [...sessions]
    .sort((a, b) => Number(b.current) - Number(a.current) || lastUsed(b).localeCompare(lastUsed(a)))
    .map(({ id, deviceName, lastActiveAt, current }) => ({
      id,
      /** Null: the browser did not say. */
      device: deviceLabel(deviceName ?? null, locale),
      /** In words; null where it is not known. */
      lastUsed: lastActiveAt ? momentOf(lastActiveAt, locale) : null,
      current,
    }))
