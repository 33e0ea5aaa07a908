import { FAIR_TIME_ZONE } from '@beursvloer/contract/fair-time'
import {
  byId,
  offeredPlacePath,
  PROGRAMME_PAGE,
  programmeItemPath,
  signUpPagePath,
} from '@beursvloer/contract/page-addresses'
import type { SignUpState } from '@beursvloer/contract/sign-ups/states'
import { weekdayDate } from '@beursvloer/contract/weekday-date'
import type { MailContent } from '../../mail/mail-content'
import { siteAddress } from '../../mail/site-address'
import type { SignUpItem } from '../item'
import type { NotifiedState } from '../rows'

export type Language = 'nl' | 'en'

/** A change of an item. */
export type Moved = 'moved' | 'item-cancelled' | 'item-resumed'

/** The reason of a mail about a place. */
export type Occasion =
  | 'confirmed'
  | 'waiting'
  | 'offered'
  | 'cancelled'
  | 'swapped'
  | 'lapsed'
  | 'removed'
  | Moved

/** The content of a mail about a place. */
export interface Occurrence {
  readonly occasion: Occasion
  readonly language: Language
  readonly item: SignUpItem
  /** Where the sign-up stands; of one that ended just now, where it stood. */
  readonly state: SignUpState | null
  /** Position on the waiting list; null in other states. */
  readonly position: number | null
  /** Until when an offer stands. */
  readonly until: Date | null
  /** For a moved item: the last notified state. */
  readonly before: NotifiedState | null
  /** Added by staff; empty where there is nothing. */
  readonly note: string
  /** The token that takes the offered place; absent for other occasions. */
  readonly token?: string | undefined
}

interface Words {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action: string
  readonly remarks?: readonly string[]
}

const clock = (language: Language) =>
  new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: FAIR_TIME_ZONE,
  })

/** "woensdag 17 maart, 10:45 tot 11:25 uur" */
export const whenText = (
  { date, start, end }: Pick<NotifiedState, 'date' | 'start' | 'end'>,
  language: Language,
): string => {
  const day = weekdayDate(date, language)
  return language === 'nl' ? `${day}, ${start} tot ${end} uur` : `${day}, ${start} to ${end}`
}

/** The room and its hall, if known. */
export const whereText = ({ room, hall }: Pick<NotifiedState, 'room' | 'hall'>): string =>
  [room, hall].filter(Boolean).join(', ')

/** Title, time and place, as a list under a mail. */
export const placeFacts = (item: SignUpItem, language: Language) => {
  const labels = language === 'nl' ? ['Wat', 'Wanneer', 'Waar'] : ['What', 'When', 'Where']
  const where = whereText({ room: item.room[language], hall: item.hall[language] })
  const texts = [item.title[language], whenText(item, language), where]
  return { title: '', answers: texts.map((text, at) => ({ label: labels[at] ?? '', text })) }
}

function dutch({ occasion, item, state, position, until, before }: Occurrence): Words {
  const title = item.title.nl
  const was = before ? `Het was ${whenText(before, 'nl')}, ${whereText(before)}.` : ''
  const look = 'Bekijk het onderdeel'
  switch (occasion) {
    case 'confirmed':
      return {
        subject: `Uw plaats is gereserveerd: ${title}`,
        paragraphs: ['U hebt een plaats. Het onderdeel staat als afspraak bij deze mail.'],
        action: look,
        remarks: ['Kunt u toch niet komen? Meld u dan af, zodat iemand anders uw plaats krijgt.'],
      }
    case 'waiting':
      return {
        subject: `U staat op de wachtlijst: ${title}`,
        paragraphs: [
          `Alle plaatsen zijn bezet. U bent nummer ${position} op de wachtlijst.`,
          'Komt er een plaats vrij, dan krijgt u daarover een mail en hebt u een tijd om te kiezen.',
        ],
        action: look,
      }
    case 'offered':
      return {
        subject: `Er is een plaats voor u: ${title}`,
        paragraphs: [
          `Er kwam een plaats vrij en u bent aan de beurt. Kies vóór ${until ? `${clock('nl').format(until)} uur` : 'het begin'}; daarna gaat de plaats naar de volgende op de wachtlijst.`,
        ],
        action: 'Neem de plaats',
        remarks: ['Inloggen hoeft niet.'],
      }
    case 'cancelled':
      return {
        subject: `U bent afgemeld: ${title}`,
        paragraphs: [
          state === 'waiting'
            ? 'Uw aanmelding is ingetrokken. U staat niet meer op de wachtlijst.'
            : 'Uw aanmelding is ingetrokken. Uw plaats komt vrij voor iemand anders.',
        ],
        action: look,
      }
    case 'swapped':
      return {
        subject: `U hebt gewisseld: ${title}`,
        paragraphs: [
          'U gaf deze plaats op voor een ander onderdeel. Daarover krijgt u een eigen mail.',
        ],
        action: look,
      }
    case 'lapsed':
      return {
        subject: `De plaats is vervallen: ${title}`,
        paragraphs: [
          'U nam de aangeboden plaats niet op tijd. Die gaat naar de volgende op de wachtlijst, en u staat daar niet meer op.',
        ],
        action: look,
      }
    case 'removed':
      return {
        subject: `Uw aanmelding is ingetrokken: ${title}`,
        paragraphs: ['De organisatie heeft uw aanmelding voor dit onderdeel ingetrokken.'],
        action: look,
      }
    case 'moved':
      return {
        subject: `Gewijzigd: ${title}`,
        paragraphs: [`Dit onderdeel heeft een andere tijd of plaats. ${was}`.trim()],
        action: look,
        remarks: [
          `${state === 'confirmed' ? 'U houdt uw plaats' : 'Uw aanmelding blijft staan'}. Schikt het zo niet, meld u dan af.`,
        ],
      }
    case 'item-cancelled':
      return {
        subject: `Geannuleerd: ${title}`,
        paragraphs: ['Dit onderdeel gaat niet door.'],
        action: 'Bekijk wat er wel is',
      }
    case 'item-resumed':
      return {
        subject: `Gaat toch door: ${title}`,
        paragraphs: [
          `Dit onderdeel gaat toch door, en ${state === 'confirmed' ? 'u hebt uw plaats nog' : 'uw aanmelding staat nog'}.`,
        ],
        action: look,
      }
  }
}

function english({ occasion, item, state, position, until, before }: Occurrence): Words {
  const title = item.title.en
  const was = before ? `It was ${whenText(before, 'en')}, ${whereText(before)}.` : ''
  const look = 'View the item'
  switch (occasion) {
    case 'confirmed':
      return {
        subject: `Your place is reserved: ${title}`,
        paragraphs: ['You have a place. The item is attached to this email as an appointment.'],
        action: look,
        remarks: [
          'Unable to come after all? Please cancel, so that someone else can have your place.',
        ],
      }
    case 'waiting':
      return {
        subject: `You are on the waiting list: ${title}`,
        paragraphs: [
          `All places are taken. You are number ${position} on the waiting list.`,
          'If a place becomes available, we will email you and give you time to decide.',
        ],
        action: look,
      }
    case 'offered':
      return {
        subject: `A place for you: ${title}`,
        paragraphs: [
          `A place has become available and it is your turn. Decide before ${until ? clock('en').format(until) : 'it begins'}; after that, the place goes to the next person on the waiting list.`,
        ],
        action: 'Take the place',
        remarks: ['You need not sign in.'],
      }
    case 'cancelled':
      return {
        subject: `You have cancelled: ${title}`,
        paragraphs: [
          state === 'waiting'
            ? 'Your sign-up has been cancelled. You are no longer on the waiting list.'
            : 'Your sign-up has been cancelled. Your place is free for someone else.',
        ],
        action: look,
      }
    case 'swapped':
      return {
        subject: `You have swapped: ${title}`,
        paragraphs: [
          'You gave up this place for another item. You will receive a separate email about that.',
        ],
        action: look,
      }
    case 'lapsed':
      return {
        subject: `Your offer has expired: ${title}`,
        paragraphs: [
          'You did not take the place in time. It goes to the next person on the waiting list, which you are no longer on.',
        ],
        action: look,
      }
    case 'removed':
      return {
        subject: `Your sign-up has been cancelled: ${title}`,
        paragraphs: ['The organiser has cancelled your sign-up for this item.'],
        action: look,
      }
    case 'moved':
      return {
        subject: `Changed: ${title}`,
        paragraphs: [`This item has a new time or place. ${was}`.trim()],
        action: look,
        remarks: [
          `${state === 'confirmed' ? 'You keep your place' : 'Your sign-up remains as it is'}. If it no longer suits you, please cancel.`,
        ],
      }
    case 'item-cancelled':
      return {
        subject: `Cancelled: ${title}`,
        paragraphs: ['This item will not take place.'],
        action: 'See what else there is',
      }
    case 'item-resumed':
      return {
        subject: `Going ahead after all: ${title}`,
        paragraphs: [
          `This item is going ahead after all, and ${state === 'confirmed' ? 'you still have your place' : 'your sign-up remains as it was'}.`,
        ],
        action: look,
      }
  }
}

const ACTIVE = ['confirmed', 'waiting', 'offered', 'moved', 'item-resumed']

/** Path of the link in the mail: the sign-up page while the sign-up is active, else the item or programme. */
function pathFor({ occasion, item, token }: Occurrence): string {
  if (token) return offeredPlacePath(item, token)
  if (occasion === 'item-cancelled') return PROGRAMME_PAGE
  return (ACTIVE.includes(occasion) ? signUpPagePath : programmeItemPath)(byId(item))
}

/** The mail about a place, in the visitor's language. */
export function placeMail(occurrence: Occurrence): MailContent {
  const { language, item, note } = occurrence
  const { subject, paragraphs, action, remarks } = (language === 'nl' ? dutch : english)(occurrence)
  return {
    language,
    subject,
    title: subject.slice(0, subject.length - item.title[language].length - 2),
    paragraphs: [...paragraphs, ...(note ? [note] : [])],
    action: { label: action, url: siteAddress(pathFor(occurrence), language) },
    sections: [placeFacts(item, language)],
    ...(remarks && { remarks }),
  }
}
