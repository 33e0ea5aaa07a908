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

/** Facts by their labels; null ones are left out. */
const factsOf = (facts: readonly (readonly [label: string, value: string | null])[]): DataFact[] =>
  facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))

/** Rows about several things, each with the cells below `head`. */
const table = <Row>(
  title: string,
  head: readonly string[],
  items: readonly Row[],
  cells: (row: Row) => readonly string[],
) => ({ title, head, rows: items.map(cells) })

/** The tables that have rows; the others are about what most visitors never do. */
const filled = (...tables: ReturnType<typeof table>[]): DataPart[] =>
  tables.filter(({ rows }) => rows.length > 0)

function submissionPart(submission: OwnSubmission, reading: Reading): DataPart {
  const { locale } = reading
  const t = dataMessages[locale]
  const { kind, reference, receivedAt, values, files } = submission
  const form = formNamed(kind)
  return {
    title: labelOf(t.submissionKinds, kind),
    facts: [
      ...factsOf([
        [t.reference, reference || null],
        [t.received, momentOf(receivedAt, locale)],
      ]),
      ...(form ? answers(form, values as Values, reading) : []),
      ...factsOf([[t.files, files.join(', ') || null]]),
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
  const { provider } = account
  return {
    exported: moment(exportedAt),
    name: visitorName(profile) || account.email,
    hasPhoto: photo !== null,
    parts: [
      {
        title: t.account,
        facts: factsOf([
          [t.email, account.email],
          [t.newAddress, account.newAddress || null],
          [t.username, account.username],
          [t.provider, provider === 'local' ? t.withAddress : t.withProvider(provider)],
          [t.confirmed, account.confirmed ? t.yes : t.no],
          [t.created, moment(account.createdAt)],
          [t.source, account.source || null],
          [t.confirmedAt, orNone(account.confirmedAt)],
          [t.lastUse, orNone(account.lastUsedAt)],
        ]),
      },
      {
        title: t.profile,
        facts: [
          ...answers(visitorProfile, values as unknown as Values, reading),
          ...factsOf([
            [t.badgeCode, badgeCode],
            [t.language, t.languages[language]],
            [t.registered, moment(registeredAt)],
            [t.tellSaved, tellSaved ? t.yes : t.no],
            [shared.title, shared.choices[sharing]],
            [shared.alwaysFields, sharing === 'always' ? fieldsOf(sharedFields) : null],
            [t.doors, doorRooms.length > 0 ? `${doorRooms.length}` : null],
          ]),
        ],
      },
      table(
        t.consents,
        [t.subject, t.wording, t.given, t.where, t.withdrawn],
        data.consents,
        ({ subject, textVersion, givenAt, source, withdrawnAt }) => [
          subjects[subject],
          t.version(textVersion),
          moment(givenAt),
          source,
          orNone(withdrawnAt),
        ],
      ),
      table(
        t.subscriptions,
        [t.kind, t.state, t.topics, t.asked, t.ended],
        data.subscriptions,
        ({ kind, state, topics, requestedAt, unsubscribedAt }) => [
          t.kinds[kind],
          labelOf(t.states, state),
          topics.join(', ') || t.allTopics,
          moment(requestedAt),
          orNone(unsubscribedAt),
        ],
      ),
      table(t.history, [t.when, t.what], account.history, ({ at, what }) => [
        moment(at),
        t.steps[what],
      ]),
      table(t.sessions, [t.device, t.signedIn, t.lastUsed], data.sessions, (session) => [
        deviceLabel(session.device, locale) ?? t.unknown,
        orNone(session.signedInAt),
        orNone(session.lastUsedAt),
      ]),
      table(
        t.saved,
        [t.savedWhat, t.savedNote, t.savedState, t.savedChanged],
        data.saved,
        ({ kind, id, note, saved, changedAt }) => [
          reading.titleOf(kind, id) ?? t.unknown,
          note,
          saved ? t.savedNow : t.takenOut,
          moment(changedAt),
        ],
      ),
      ...filled(
        table(t.fairLinks, [t.kind, t.fairLinkSince], data.fairLinks, ({ kind, madeAt }) => [
          t.fairLinkKinds[kind],
          moment(madeAt),
        ]),
        table(
          t.stands,
          [t.stands, t.standRole, t.state, t.invitedBy, t.asked],
          data.exhibitorMembers,
          ({ exhibitor, role, state, invitedBy, invitedAt }) => [
            exhibitor ?? t.standGone,
            t.standRoles[role],
            t.standStates[state],
            invitedBy,
            moment(invitedAt),
          ],
        ),
        table(
          t.standBadges,
          [t.stands, t.standBadgeName, t.standBadgeMade],
          data.standBadges,
          ({ exhibitor, name, madeAt }) => [exhibitor ?? t.standGone, name, moment(madeAt)],
        ),
        table(
          t.meetings,
          [t.when, t.exhibitor, t.state, t.meetingMessage, t.meetingReply],
          data.meetings,
          ({ start, exhibitor, state, message, reply }) => [
            start.replace('T', ' '),
            exhibitor ?? t.standGone,
            t.meetingStates[state],
            message,
            reply,
          ],
        ),
        table(
          shared.title,
          [t.when, t.exhibitor, t.state, shared.what, t.consentBy, t.wording],
          data.sharings.flatMap(({ exhibitor, history }) =>
            history.map((step) => ({ exhibitor, ...step })),
          ),
          ({ exhibitor, at, to, fields, basis, wording }) => [
            moment(at),
            exhibitor ?? shared.unknownStand,
            shared.state[to],
            fieldsOf(fields),
            basis ? shared.bases[basis] : '',
            t.version(wording),
          ],
        ),
        table(
          t.push,
          [t.pushService, t.registered, t.lastUsed],
          data.pushInstallations,
          ({ service, registeredAt, lastUsedAt }) => [
            service ? new URL(service).hostname : t.pushNone,
            moment(registeredAt),
            moment(lastUsedAt),
          ],
        ),
      ),
      table(t.mails, [t.mailSubject, t.queued, t.sent], data.mails, (mail) => [
        mail.subject,
        moment(mail.queuedAt),
        mail.sentAt ? moment(mail.sentAt) : t.notSent,
      ]),
      ...filled(
        table(t.signUps, [t.signUpItem, t.state, t.signUpSince], data.signUps, (signUp) => [
          signUp.title ?? t.signUpGone,
          t.signUpStates[signUp.state],
          moment(signUp.changedAt),
        ]),
      ),
      {
        title: t.submissions,
        parts: data.submissions.map((submission) => submissionPart(submission, reading)),
      },
    ],
  }
}
