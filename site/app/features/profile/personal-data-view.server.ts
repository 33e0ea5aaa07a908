import type { OwnSubmission, PersonalData } from '@beursvloer/contract/accounts/own-profile'
import { visitorName } from '@beursvloer/contract/accounts/visitor-name'
import { answersOf } from '@beursvloer/contract/forms/answers'
import type { OptionSources, Values } from '@beursvloer/contract/forms/definition'
import { visitorProfile } from '@beursvloer/contract/forms/definitions/visitor-profile'
import { formNamed } from '@beursvloer/contract/forms/registry'
import type { SavedKind } from '@beursvloer/contract/saved-entries'
import type { LocaleCode } from '~/i18n/locales.ts'
import { momentOf } from '~/i18n/moment.ts'
import { scanningMessages } from '~/scanning/messages.ts'
import { dataMessages } from './data-messages.ts'
import { deviceLabel } from './device-label.ts'
import { profileMessages } from './messages.ts'
import type { DataFact, DataPart, PersonalDataView } from './personal-data-page.tsx'
import { sharingMessages } from './sharing-messages.ts'

interface Reading {
  readonly locale: LocaleCode
  readonly options: OptionSources
  /** Title of a saved document; undefined if it was deleted. */
  readonly titleOf: (kind: SavedKind, id: string) => string | undefined
}

const labelOf = (labels: Readonly<Record<string, string>>, key: string): string =>
  labels[key] ?? key

/** The values of a form, by their labels; empty ones are left out. */
const answers = (
  form: Parameters<typeof answersOf>[0],
  values: Values,
  { locale, options }: Reading,
): DataFact[] =>
  answersOf(form, values, { language: locale, options })
    .flatMap((section) => section.answers)
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => ({ label, value: text }))

function submissionPart(submission: OwnSubmission, reading: Reading): DataPart {
  const { locale } = reading
  const t = dataMessages[locale]
  const { kind, reference, receivedAt, values, files } = submission
  const form = formNamed(kind)
  return {
    title: labelOf(t.submissionKinds, kind),
    facts: [
      ...(reference ? [{ label: t.reference, value: reference }] : []),
      { label: t.received, value: momentOf(receivedAt, locale) },
      ...(form ? answers(form, values as Values, reading) : []),
      ...(files.length > 0 ? [{ label: t.files, value: files.join(', ') }] : []),
    ],
  }
}

/** All stored data of a visitor, as texts. */
export function toPersonalDataView(
  { exportedAt, account, profile, ...data }: PersonalData,
  reading: Reading,
): PersonalDataView {
  const { locale } = reading
  const t = dataMessages[locale]
  const { subjects } = profileMessages[locale].consents
  const moment = (instant: string) => momentOf(instant, locale)
  const orNone = (instant: string | null) => (instant ? moment(instant) : '–')
  const { photo, badgeCode, language, registeredAt, tellSaved, doorRooms, ...rest } = profile
  const { sharing, sharedFields, ...values } = rest
  const shared = sharingMessages[locale]
  const fieldsOf = (fields: typeof sharedFields) =>
    fields.map((field) => scanningMessages[locale].fields[field]).join(', ')
  return {
    exported: moment(exportedAt),
    name: visitorName(profile) || account.email,
    hasPhoto: photo !== null,
    parts: [
      {
        title: t.account,
        facts: [
          { label: t.email, value: account.email },
          ...(account.newAddress ? [{ label: t.newAddress, value: account.newAddress }] : []),
          { label: t.username, value: account.username },
          {
            label: t.provider,
            value: account.provider === 'local' ? t.withAddress : t.withProvider(account.provider),
          },
          { label: t.confirmed, value: account.confirmed ? t.yes : t.no },
          { label: t.created, value: moment(account.createdAt) },
          ...(account.source ? [{ label: t.source, value: account.source }] : []),
          { label: t.confirmedAt, value: orNone(account.confirmedAt) },
          { label: t.lastUse, value: orNone(account.lastUsedAt) },
        ],
      },
      {
        title: t.profile,
        facts: [
          ...answers(visitorProfile, values as unknown as Values, reading),
          { label: t.badgeCode, value: badgeCode },
          { label: t.language, value: t.languages[language] },
          { label: t.registered, value: moment(registeredAt) },
          { label: t.tellSaved, value: tellSaved ? t.yes : t.no },
          { label: shared.title, value: shared.choices[sharing] },
          ...(sharing === 'always'
            ? [{ label: shared.alwaysFields, value: fieldsOf(sharedFields) }]
            : []),
          ...(doorRooms.length > 0 ? [{ label: t.doors, value: `${doorRooms.length}` }] : []),
        ],
      },
      {
        title: t.consents,
        head: [t.subject, t.wording, t.given, t.where, t.withdrawn],
        rows: data.consents.map(({ subject, textVersion, givenAt, source, withdrawnAt }) => [
          subjects[subject],
          t.version(textVersion),
          moment(givenAt),
          source,
          orNone(withdrawnAt),
        ]),
      },
      {
        title: t.subscriptions,
        head: [t.kind, t.state, t.topics, t.asked, t.ended],
        rows: data.subscriptions.map(({ kind, state, topics, requestedAt, unsubscribedAt }) => [
          t.kinds[kind],
          labelOf(t.states, state),
          topics.join(', ') || t.allTopics,
          moment(requestedAt),
          orNone(unsubscribedAt),
        ]),
      },
      {
        title: t.history,
        head: [t.when, t.what],
        rows: account.history.map(({ at, what }) => [moment(at), t.steps[what]]),
      },
      {
        title: t.sessions,
        head: [t.device, t.signedIn, t.lastUsed],
        rows: data.sessions.map(({ device, signedInAt, lastUsedAt }) => [
          deviceLabel(device, locale) ?? t.unknown,
          orNone(signedInAt),
          orNone(lastUsedAt),
        ]),
      },
      {
        title: t.saved,
        head: [t.savedWhat, t.savedNote, t.savedState, t.savedChanged],
        rows: data.saved.map(({ kind, id, note, saved, changedAt }) => [
          reading.titleOf(kind, id) ?? t.unknown,
          note,
          saved ? t.savedNow : t.takenOut,
          moment(changedAt),
        ]),
      },
      ...(data.fairLinks.length > 0
        ? [
            {
              title: t.fairLinks,
              head: [t.kind, t.fairLinkSince],
              rows: data.fairLinks.map(({ kind, madeAt }) => [
                t.fairLinkKinds[kind],
                moment(madeAt),
              ]),
            },
          ]
        : []),
      ...(data.exhibitorMembers.length > 0
        ? [
            {
              title: t.stands,
              head: [t.stands, t.standRole, t.state, t.invitedBy, t.asked],
              rows: data.exhibitorMembers.map(
                ({ exhibitor, role, state, invitedBy, invitedAt }) => [
                  exhibitor ?? t.standGone,
                  t.standRoles[role],
                  t.standStates[state],
                  invitedBy,
                  moment(invitedAt),
                ],
              ),
            },
          ]
        : []),
      ...(data.standBadges.length > 0
        ? [
            {
              title: t.standBadges,
              head: [t.stands, t.standBadgeName, t.standBadgeMade],
              rows: data.standBadges.map(({ exhibitor, name, madeAt }) => [
                exhibitor ?? t.standGone,
                name,
                moment(madeAt),
              ]),
            },
          ]
        : []),
      ...(data.meetings.length > 0
        ? [
            {
              title: t.meetings,
              head: [t.when, t.exhibitor, t.state, t.meetingMessage, t.meetingReply],
              rows: data.meetings.map(({ start, exhibitor, state, message, reply }) => [
                start.replace('T', ' '),
                exhibitor ?? t.standGone,
                t.meetingStates[state],
                message,
                reply,
              ]),
            },
          ]
        : []),
      ...(data.sharings.length > 0
        ? [
            {
              title: shared.title,
              head: [t.when, t.exhibitor, t.state, shared.what, t.consentBy, t.wording],
              rows: data.sharings.flatMap(({ exhibitor, history }) =>
                history.map(({ at, to, fields, basis, wording }) => [
                  moment(at),
                  exhibitor ?? shared.unknownStand,
                  shared.state[to],
                  fieldsOf(fields),
                  basis ? shared.bases[basis] : '',
                  t.version(wording),
                ]),
              ),
            },
          ]
        : []),
      ...(data.pushInstallations.length > 0
        ? [
            {
              title: t.push,
              head: [t.pushService, t.registered, t.lastUsed],
              rows: data.pushInstallations.map(({ service, registeredAt, lastUsedAt }) => [
                service ? new URL(service).hostname : t.pushNone,
                moment(registeredAt),
                moment(lastUsedAt),
              ]),
            },
          ]
        : []),
      {
        title: t.mails,
        head: [t.mailSubject, t.queued, t.sent],
        rows: data.mails.map(({ subject, queuedAt, sentAt }) => [
          subject,
          moment(queuedAt),
          sentAt ? moment(sentAt) : t.notSent,
        ]),
      },
      ...(data.signUps.length > 0
        ? [
            {
              title: t.signUps,
              head: [t.signUpItem, t.state, t.signUpSince],
              rows: data.signUps.map(({ title, state, changedAt }) => [
                title ?? t.signUpGone,
                t.signUpStates[state],
                moment(changedAt),
              ]),
            },
          ]
        : []),
      {
        title: t.submissions,
        parts: data.submissions.map((submission) => submissionPart(submission, reading)),
      },
    ],
  }
}
