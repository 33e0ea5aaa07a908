import { visitorName } from '@beursvloer/contract/accounts/visitor-name'
import { type CalendarEvent, calendarFile } from '@beursvloer/contract/calendar/calendar-file'
import { guidOf } from '@beursvloer/contract/calendar/guid'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import {
  MEETING_MINUTES,
  type MeetingSide,
  meetingEntry,
  minutesAfter,
} from '@beursvloer/contract/meetings/terms'
import { MEETINGS_PAGE, standMeetingsPagePath } from '@beursvloer/contract/page-addresses'
import { weekdayDate } from '@beursvloer/contract/weekday-date'
import type { Core } from '@strapi/strapi'
import { exhibitorNames, type MemberRow } from '../exhibitor-members/membership'
import type { Fair } from '../fair/fair'
import { readFair } from '../fair/read-fair'
import { type VisitorRow, visitorsWhere } from '../leads/rows'
import type { MailContent } from '../mail/mail-content'
import { type CalendarPart, queueMail } from '../mail/outbox'
import { noReplyAddress, siteAddress } from '../mail/site-address'
import { PublishedContent } from '../sign-ups/published-content'
import { colleaguesOf } from './colleagues'
import { instantOf, meetingPlace } from './free-times'
import { pushOfMeeting, toVisitor } from './push'
import type { MeetingRow } from './rows'

/**
 * The notification to one side. `asked`: of a request, `moved`: that the other side proposes a
 * time, `kept`: that it declines one and the agreed time stays.
 */
export type News = 'asked' | 'moved' | 'confirmed' | 'kept' | 'refused' | 'cancelled'

type Title = (who: string) => string
type Titles = Readonly<Record<FormLanguage, Readonly<Record<News, Title>>>>

/** For a member whose meeting another one has from now on. */
export const HANDED_OVER: Readonly<Record<FormLanguage, Title>> = {
  nl: (visitor) => `Een collega voert het gesprek met ${visitor}`,
  en: (visitor) => `A colleague will have the meeting with ${visitor}`,
}

const TO_VISITOR: Titles = {
  nl: {
    asked: (stand) => `Uw gesprek met ${stand} is aangevraagd`,
    moved: (stand) => `${stand} stelt een andere tijd voor`,
    confirmed: (stand) => `Uw gesprek met ${stand} staat vast`,
    kept: (stand) => `Uw gesprek met ${stand} blijft op de afgesproken tijd`,
    refused: (stand) => `${stand} kan u niet ontvangen`,
    cancelled: (stand) => `Uw gesprek met ${stand} gaat niet door`,
  },
  en: {
    asked: (stand) => `You have asked for a meeting with ${stand}`,
    moved: (stand) => `${stand} proposes another time`,
    confirmed: (stand) => `Your meeting with ${stand} is confirmed`,
    kept: (stand) => `Your meeting with ${stand} stays at the agreed time`,
    refused: (stand) => `${stand} cannot meet you`,
    cancelled: (stand) => `Your meeting with ${stand} is cancelled`,
  },
}

const TO_STAND: Titles = {
  nl: {
    asked: (visitor) => `${visitor} vraagt een gesprek aan`,
    moved: (visitor) => `${visitor} stelt een andere tijd voor`,
    confirmed: (visitor) => `Het gesprek met ${visitor} staat vast`,
    kept: (visitor) => `Het gesprek met ${visitor} blijft op de afgesproken tijd`,
    refused: (visitor) => `Het gesprek met ${visitor} is geweigerd`,
    cancelled: (visitor) => `Het gesprek met ${visitor} gaat niet door`,
  },
  en: {
    asked: (visitor) => `${visitor} asks for a meeting`,
    moved: (visitor) => `${visitor} proposes another time`,
    confirmed: (visitor) => `The meeting with ${visitor} is confirmed`,
    kept: (visitor) => `The meeting with ${visitor} stays at the agreed time`,
    refused: (visitor) => `The meeting with ${visitor} was refused`,
    cancelled: (visitor) => `The meeting with ${visitor} is cancelled`,
  },
}

const WORDS = {
  nl: {
    when: 'Wanneer',
    proposed: 'Voorgestelde tijd',
    where: 'Waar',
    message: 'Bericht van de bezoeker',
    reply: 'Bericht van de stand',
    action: { asked: 'Beantwoord de aanvraag', moved: 'Beantwoord het voorstel' },
    view: 'Bekijk uw afspraken',
    meeting: (who: string) => `Gesprek met ${who}`,
    stand: (numbers: string) => `Stand ${numbers}`,
    somebody: 'Een bezoeker',
  },
  en: {
    when: 'When',
    proposed: 'Proposed time',
    where: 'Where',
    message: 'Message of the visitor',
    reply: 'Message of the stand',
    action: { asked: 'Answer the request', moved: 'Answer the proposal' },
    view: 'View your meetings',
    meeting: (who: string) => `Meeting with ${who}`,
    stand: (numbers: string) => `Stand ${numbers}`,
    somebody: 'A visitor',
  },
} as const

/** "woensdag 17 maart, 13:45–14:15" */
const whenOf = (start: string, language: FormLanguage): string =>
  `${weekdayDate(start.slice(0, 10), language)}, ${start.slice(11)}–${minutesAfter(start, MEETING_MINUTES).slice(11)}`

interface Facts {
  readonly row: MeetingRow
  readonly news: News
  /** In place of that of the news. */
  readonly title?: Readonly<Record<FormLanguage, Title>> | undefined
  /** Name of the other side, for the reader. */
  readonly who: string
  readonly side: MeetingSide
  readonly where: string
}

function meetingMail(language: FormLanguage, facts: Facts): MailContent {
  const { row, news, who, side, where } = facts
  const t = WORDS[language]
  const titles = (side === 'visitor' ? TO_VISITOR : TO_STAND)[language]
  const title = (facts.title?.[language] ?? titles[news])(who)
  const page = side === 'visitor' ? MEETINGS_PAGE : standMeetingsPagePath(row.exhibitor)
  const label = news === 'asked' || news === 'moved' ? t.action[news] : t.view
  const answers = [
    { label: t.when, text: whenOf(row.start, language) },
    { label: t.proposed, text: row.proposed ? whenOf(row.proposed, language) : '' },
    { label: t.where, text: where },
    { label: t.message, text: row.message ?? '' },
    { label: t.reply, text: row.reply ?? '' },
  ]
  return {
    ...{ language, subject: title, title, paragraphs: [] },
    sections: [{ title: '', answers: answers.filter(({ text }) => text) }],
    action: { label, url: siteAddress(page, language) },
  }
}

/** Name of a visitor, with their organisation. */
const visitorLine = (visitor: VisitorRow | undefined): string =>
  [visitorName(visitor), visitor?.organisation].filter(Boolean).join(', ')

interface Recipient {
  readonly email: string
  readonly name: string
  readonly language: FormLanguage
}

/**
 * The recipients at a stand: the member who has the meeting, or who answered, otherwise its
 * managers.
 */
export async function membersToTell(
  strapi: Core.Strapi,
  { exhibitor, member, colleague }: MeetingRow,
): Promise<readonly MemberRow[]> {
  const active = await colleaguesOf(strapi, exhibitor)
  const one = [colleague, member].flatMap(
    (id) => active.find(({ documentId }) => documentId === id) ?? [],
  )
  return one.length > 0 ? one.slice(0, 1) : active.filter(({ role }) => role === 'manager')
}

/** The meeting as an iCalendar message (RFC 5546): an invitation, an update of it, or its end. */
async function calendarOf(
  strapi: Core.Strapi,
  { row, news, who, side, where }: Facts,
  attendee: Recipient,
  { name, email, edition }: Fair,
): Promise<CalendarPart> {
  const { language } = attendee
  const page = side === 'visitor' ? MEETINGS_PAGE : standMeetingsPagePath(row.exhibitor)
  const isCancelled = news === 'cancelled'
  const event: CalendarEvent = {
    uid: guidOf(await new PublishedContent(strapi).settingsId(), meetingEntry(row.documentId)),
    start: instantOf(row.start).toISOString(),
    end: instantOf(row.start, MEETING_MINUTES).toISOString(),
    title: WORDS[language].meeting(who),
    description: row.message ?? '',
    location: [where, edition.venue, edition.city].filter(Boolean).join(', '),
    url: siteAddress(page, language),
    categories: [],
    cancelled: isCancelled,
    // Its SEQUENCE follows from this too.
    modified: new Date(row.changedAt).toISOString(),
  }
  const method = isCancelled ? 'CANCEL' : 'REQUEST'
  const organizer = { name, email: email || noReplyAddress() }
  const invitation = { method, organizer, attendee } as const
  return { method, content: calendarFile({ language, events: [event], invitation }) }
}

/** Mails the sides of a meeting, and pushes it to the visitor, in the caller's transaction. */
export async function tell(
  strapi: Core.Strapi,
  row: MeetingRow,
  { news, to, title }: Pick<Facts, 'news' | 'title'> & { readonly to: readonly MeetingSide[] },
  now: Date,
): Promise<void> {
  const place = await meetingPlace(strapi, row.exhibitor)
  const stand = (await exhibitorNames(strapi, [row.exhibitor])).get(row.exhibitor) ?? ''
  const [visitor] = await visitorsWhere(strapi, {}, { id: row.visitor })
  const own = { email: visitor?.user.email ?? '', name: visitorName(visitor) }
  for (const side of to) {
    const recipients =
      side === 'stand'
        ? await membersToTell(strapi, row)
        : visitor
          ? [{ ...own, language: row.language }]
          : []
    for (const recipient of recipients) {
      const { language } = recipient
      const t = WORDS[language]
      const who = side === 'visitor' ? stand : visitorLine(visitor) || t.somebody
      const where = place.stands.length > 0 ? t.stand(place.stands.join(', ')) : ''
      const facts = { row, news, title, who, side, where }
      const fair = await readFair(strapi, language)
      const mail = {
        ...({ purpose: 'meeting', to: recipient.email, toName: recipient.name } as const),
        content: meetingMail(language, facts),
        ...((news === 'confirmed' || news === 'cancelled') && {
          calendar: await calendarOf(strapi, facts, recipient, fair),
        }),
      }
      await queueMail(strapi, mail, now, fair)
    }
    if (side === 'visitor') await pushNews(strapi, row, { news, stand }, now)
  }
}

/** Pushes to the visitor's devices what is new about a meeting. */
async function pushNews(
  strapi: Core.Strapi,
  row: MeetingRow,
  { news, stand }: { readonly news: News; readonly stand: string },
  now: Date,
): Promise<void> {
  const start = row.proposed ?? row.start
  const endsAt = instantOf(start)
  if (endsAt <= now) return
  const write = () => ({
    subject: `meeting ${row.documentId} ${now.toISOString()}`,
    kind: 'stands' as const,
    title: { nl: TO_VISITOR.nl[news](stand), en: TO_VISITOR.en[news](stand) },
    body: { nl: whenOf(start, 'nl'), en: whenOf(start, 'en') },
    endsAt,
  })
  await pushOfMeeting(strapi, toVisitor(row), 'tell_stands', write, now)
}

/** Tells the organiser that a stand reports a visitor; without the sentence that they wrote. */
export async function reportVisitor(
  strapi: Core.Strapi,
  { exhibitor, visitor: account }: MeetingRow,
  now: Date,
): Promise<void> {
  const fair = await readFair(strapi, 'nl')
  if (!fair.email) return
  const stand = (await exhibitorNames(strapi, [exhibitor])).get(exhibitor) ?? ''
  const [visitor] = await visitorsWhere(strapi, {}, { id: account })
  const title = `${stand} meldt een bezoeker`
  const content: MailContent = {
    ...{ language: 'nl', subject: title, title },
    paragraphs: [
      'De standhouder wil geen aanvragen voor gesprekken meer van deze bezoeker. Vraag de standhouder wat er speelt; de aanvraag zelf staat niet in deze mail.',
    ],
    sections: [
      {
        title: '',
        answers: [
          { label: 'Bezoeker', text: visitorLine(visitor) || '–' },
          { label: 'E-mailadres', text: visitor?.user.email ?? '–' },
        ],
      },
    ],
  }
  await queueMail(strapi, { purpose: 'meeting', to: fair.email, content }, now, fair)
}
