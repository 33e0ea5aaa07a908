import { formatArea } from '@beursvloer/contract/area'
import { type AnswerSection, answersOf } from '@beursvloer/contract/forms/answers'
import { SIDES } from '@beursvloer/contract/forms/choices'
import type {
  FormDefinition,
  FormLanguage,
  OptionSources,
  Text,
  Values,
} from '@beursvloer/contract/forms/definition'
import { isOmittedFrom, partsOf, placesOf } from '@beursvloer/contract/forms/parts'
import type { SubmissionKind } from '@beursvloer/contract/forms/submission'
import type { MailContent } from '../mail/mail-content'
import type { State } from './state-flow'

/** The submission fields that the mail templates use. */
export interface SubmissionForMail {
  readonly kind: SubmissionKind
  readonly reference: string | null
  readonly language: FormLanguage
  readonly values: Values
  readonly name: string | null
  readonly organisation: string | null
}

interface Words {
  readonly subject: Text
  readonly title: Text
  /** The next step and its time. */
  readonly next: Text
  /** Whether the mail repeats the values; not where strangers could use that to send their own text. */
  readonly repeats: boolean
}

const CONFIRMATIONS: Readonly<Record<SubmissionKind, Words>> = {
  contact: {
    subject: { nl: 'Wij hebben uw vraag ontvangen', en: 'We have received your question' },
    title: { nl: 'Uw vraag is ontvangen', en: 'We have received your question' },
    next: {
      nl: 'U krijgt antwoord op dit e-mailadres, binnen drie werkdagen. U kunt op dit bericht antwoorden als u iets wilt aanvullen.',
      en: 'We will reply to this email address within three working days. To add something, simply reply to this message.',
    },
    repeats: false,
  },
  participation: {
    subject: {
      nl: 'Wij hebben uw deelnameaanvraag ontvangen',
      en: 'We have received your stand request',
    },
    title: { nl: 'Uw aanvraag is ontvangen', en: 'Your request has arrived' },
    next: {
      nl: 'Binnen drie werkdagen neemt iemand van ons contact met u op over de mogelijkheden. Uw aanvraag is vrijblijvend.',
      en: 'One of us will contact you within three working days to discuss the options. Your request is without obligation.',
    },
    repeats: true,
  },
  'waiting-list': {
    subject: { nl: 'U staat op de wachtlijst', en: 'You are on the waiting list' },
    title: { nl: 'U staat op de wachtlijst.', en: 'You are on the waiting list.' },
    next: {
      nl: 'Komt er een stand vrij die bij uw wens past, dan krijgt u bericht op dit e-mailadres. De wachtlijst kost niets en verplicht u tot niets. Wilt u iets wijzigen of van de lijst af, antwoord dan op dit bericht.',
      en: 'If a stand becomes available that suits you, we will let you know at this email address. The waiting list is free of charge and without obligation. To change something or be taken off the list, simply reply to this message.',
    },
    repeats: true,
  },
  contract: {
    subject: {
      nl: 'Wij hebben uw contractformulier ontvangen',
      en: 'We have received your contract form',
    },
    title: { nl: 'Uw contractformulier is ontvangen', en: 'We have received your contract form' },
    next: {
      nl: 'In de bijlage vindt u de offerte met het contract. Gaat u akkoord, teken het dan en stuur het terug als antwoord op dit bericht. Binnen drie werkdagen laten wij weten welke plek u krijgt; tot die tijd is een stand een voorkeur, en u betaalt nog niets.',
      en: 'The quotation and the contract are attached. If you agree, please sign them and return them in reply to this message. We will let you know within three working days which stand is yours; until then, a stand is a preference and you pay nothing.',
    },
    repeats: true,
  },
  advertising: {
    subject: { nl: 'Wij hebben uw bestelling ontvangen', en: 'We have received your order' },
    title: { nl: 'Uw bestelling is ontvangen', en: 'We have received your order' },
    next: {
      nl: 'In de bijlage staat wat u hebt besteld, wat het kost en wanneer wij uw bestanden nodig hebben. Klopt er iets niet, antwoord dan op dit bericht. Wij controleren uw bestanden en nemen contact met u op als er iets aan ontbreekt.',
      en: 'The attachment lists what you have ordered, what it costs and when we need your files. If anything is incorrect, please reply to this message. We will check your files and contact you if anything is missing.',
    },
    repeats: true,
  },
  'photo-removal': {
    subject: {
      nl: 'Wij hebben uw verzoek over een foto ontvangen',
      en: 'We have received your request about a photo',
    },
    title: { nl: 'Uw verzoek is ontvangen', en: 'Your request has arrived' },
    next: {
      nl: 'Wij bekijken de foto en sturen u bericht zodra zij van de site is, in elk geval binnen een maand.',
      en: 'We will review the photo and let you know as soon as it has been removed from the site, within a month at the latest.',
    },
    repeats: false,
  },
  vacancy: {
    subject: { nl: 'Wij hebben uw vacature ontvangen', en: 'We have received your vacancy' },
    title: { nl: 'Uw vacature is ontvangen', en: 'We have received your vacancy' },
    next: {
      nl: 'Wij lezen uw vacature en laten u binnen drie werkdagen weten of wij haar plaatsen.',
      en: 'We will read your vacancy and let you know within three working days whether we will publish it.',
    },
    repeats: false,
  },
  accreditation: {
    subject: {
      nl: 'Wij hebben uw aanvraag voor accreditatie ontvangen',
      en: 'We have received your application for accreditation',
    },
    title: { nl: 'Uw aanvraag is ontvangen', en: 'We have received your application' },
    next: {
      nl: 'Binnen drie werkdagen hoort u op dit e-mailadres of uw accreditatie is toegekend. Antwoord op dit bericht als u iets wilt aanvullen.',
      en: 'We will let you know at this email address within three working days whether you are accredited. To add something, simply reply to this message.',
    },
    repeats: false,
  },
  'group-registration': {
    subject: {
      nl: 'Bevestig de uitnodigingen voor uw collega’s',
      en: 'Confirm the invitations for your colleagues',
    },
    title: { nl: 'Bevestig de uitnodigingen', en: 'Confirm the invitations' },
    next: {
      nl: 'Met dit e-mailadres zijn collega’s uitgenodigd voor de beurs. Was u dat? Bevestig dan met de knop; daarna krijgt elke collega een eigen uitnodiging om zich te registreren. De knop werkt zeven dagen. Was u dit niet, dan hoeft u niets te doen: er gaat niets weg.',
      en: 'Colleagues were invited to the fair with this email address. Was that you? Then confirm with the button, and each colleague will receive a personal invitation to register. The button works for seven days. If it was not you, there is nothing you need to do: nothing will be sent.',
    },
    repeats: false,
  },
}

/**
 * A text that can be a person's name: no address or advertisement that a stranger wants the fair to
 * mail.
 */
const PLAIN_NAME = /^[\p{L}\p{M}](?!.*\.\p{L}{2,})[\p{L}\p{M} .'’-]{0,59}$/u

/** A name for a mail to others; null for a text that may not be a name. */
export const plainName = (name: string | null): string | null =>
  name && PLAIN_NAME.test(name) ? name : null

function greeting({ name, language }: SubmissionForMail): string {
  const plain = plainName(name)
  const known = plain ? ` ${plain}` : ''
  return language === 'nl' ? `Beste${known || ' relatie'},` : `Dear${known || ' Sir or Madam'},`
}

const withReference = (subject: string, reference: string | null) =>
  reference ? `${subject} (${reference})` : subject

/**
 * The sections without the fields that mails omit, and without free text where `withFreeText` is
 * false.
 */
function sectionsOf(
  definition: FormDefinition,
  submission: Pick<SubmissionForMail, 'values'>,
  how: { language: FormLanguage; options: OptionSources; withFreeText: boolean },
): AnswerSection[] {
  const hidden = new Set(
    placesOf(partsOf(definition), submission.values)
      .filter(
        ({ field }) =>
          isOmittedFrom('mails', field) || (!how.withFreeText && field.kind === 'textarea'),
      )
      .map(({ path }) => path),
  )
  return answersOf(definition, submission.values, how).map(({ title, answers }) => ({
    title,
    answers: answers.filter(({ path }) => !hidden.has(path)),
  }))
}

/** To the sender, as soon as it is stored. */
export function confirmationMail(
  definition: FormDefinition,
  submission: SubmissionForMail,
  options: OptionSources,
  action?: MailContent['action'],
): MailContent {
  const { language, reference } = submission
  const { subject, title, next, repeats } = CONFIRMATIONS[submission.kind]
  return {
    language,
    subject: withReference(subject[language], reference),
    title: title[language],
    reference,
    paragraphs: [greeting(submission), next[language]],
    ...(action && { action }),
    sections: repeats
      ? sectionsOf(definition, submission, { language, options, withFreeText: false })
      : [],
  }
}

const KIND_NAMES: Readonly<Record<SubmissionKind, string>> = {
  contact: 'Vraag',
  participation: 'Deelnameaanvraag',
  'waiting-list': 'Wachtlijst: aanmelding',
  contract: 'Contractformulier',
  advertising: 'Bestelling',
  'photo-removal': 'Verzoek over een foto',
  vacancy: 'Vacature',
  accreditation: 'Aanvraag van de pers',
  'group-registration': 'Groep',
}

/** To the role inbox, in Dutch, with remarks of the CMS; account numbers stay in the CMS. */
export function noticeMail(
  definition: FormDefinition,
  submission: SubmissionForMail,
  { options, url, remarks }: { options: OptionSources; url: string; remarks: readonly string[] },
): MailContent {
  const { kind, reference, organisation, name } = submission
  const from = organisation ?? name
  const title = from ? `${KIND_NAMES[kind]} van ${from}` : KIND_NAMES[kind]
  return {
    language: 'nl',
    subject: withReference(title, reference),
    title,
    reference,
    paragraphs: [
      'Via de site is dit ingestuurd. Antwoorden gaat rechtstreeks naar de afzender.',
      ...remarks,
    ],
    action: { label: 'Openen in het CMS', url },
    sections: sectionsOf(definition, submission, { language: 'nl', options, withFreeText: true }),
  }
}

interface StateText {
  readonly title: Text
  readonly text: Text
}

/** The texts to the sender about a new state; other states send no mail. */
const STATE_TEXTS: Readonly<Partial<Record<State, StateText>>> = {
  reviewing: {
    title: { nl: 'Uw inzending is in behandeling', en: 'Your submission is being reviewed' },
    text: {
      nl: 'Wij zijn met uw inzending bezig en nemen contact met u op zodra wij verder zijn.',
      en: 'We are working on your submission and will contact you as soon as there is news.',
    },
  },
  offered: {
    title: { nl: 'Ons aanbod ligt voor u klaar', en: 'Our offer is ready for you' },
    text: {
      nl: 'Wij hebben u een aanbod gedaan. Laat ons weten of u akkoord gaat door op dit bericht te antwoorden.',
      en: 'We have made you an offer. Let us know whether you agree by replying to this message.',
    },
  },
  signed: {
    title: { nl: 'Wij hebben uw handtekening ontvangen', en: 'We have received your signature' },
    text: {
      nl: 'Het ondertekende stuk is binnen. Wij controleren het en bevestigen uw deelname.',
      en: 'We have received the signed document. We will check it and confirm your participation.',
    },
  },
  final: {
    title: { nl: 'Het is definitief', en: 'Everything is confirmed' },
    text: {
      nl: 'Wij bevestigen wat wij met u hebben afgesproken. Tot op de beurs.',
      en: 'We hereby confirm what we agreed with you. See you at the fair.',
    },
  },
  handled: {
    title: { nl: 'Uw inzending is afgehandeld', en: 'Your submission has been handled' },
    text: {
      nl: 'Wij hebben gedaan wat u vroeg. Klopt er iets niet, antwoord dan op dit bericht.',
      en: 'We have done what you asked. If anything is not right, please reply to this message.',
    },
  },
  rejected: {
    title: { nl: 'Wij kunnen hier niet op ingaan', en: 'We are unable to accept your submission' },
    text: {
      nl: 'Helaas kunnen wij niet ingaan op uw inzending. Antwoord op dit bericht als u hier vragen over hebt.',
      en: 'Unfortunately, we are unable to accept your submission. If you have any questions, please reply to this message.',
    },
  },
}

/** The same where a kind has words of its own. */
const KIND_STATE_TEXTS: Readonly<
  Partial<Record<SubmissionKind, Readonly<Partial<Record<State, StateText>>>>>
> = {
  'waiting-list': {
    offered: {
      title: { nl: 'Er is een stand voor u vrij', en: 'A stand has become available for you' },
      text: {
        nl: 'Er is een stand vrijgekomen die bij uw wens past. Laat ons weten of u haar wilt hebben door op dit bericht te antwoorden.',
        en: 'A stand that suits you has become available. Let us know whether you would like it by replying to this message.',
      },
    },
  },
  accreditation: {
    handled: {
      title: { nl: 'U bent geaccrediteerd', en: 'You are accredited' },
      text: {
        nl: 'Uw persbadge ligt klaar bij de ingang; neem uw perskaart of legitimatie mee. Antwoord op dit bericht als u iemand wilt spreken of wilt filmen.',
        en: 'Your press badge will be waiting at the entrance; please bring your press card or proof of identity. If you would like to interview someone or to film, reply to this message.',
      },
    },
  },
  vacancy: {
    handled: {
      title: { nl: 'Wij plaatsen uw vacature', en: 'We will publish your vacancy' },
      text: {
        nl: 'Uw vacature komt op de site: bij de vacatures en op uw pagina als standhouder. Klopt er iets niet, antwoord dan op dit bericht.',
        en: 'Your vacancy will appear on the site, both in the list of vacancies and on your exhibitor page. If anything is not right, please reply to this message.',
      },
    },
  },
}

/** To the sender about a submission; `words` of the staff member come before ours. */
function senderMail(
  submission: SubmissionForMail,
  title: string,
  words: string,
  text: string,
): MailContent {
  const { language, reference } = submission
  return {
    ...{ language, title, reference },
    subject: withReference(title, reference),
    paragraphs: [greeting(submission), ...(words ? [words] : []), text],
  }
}

/** To the sender of a contract form, with a quotation for the stand that the fair offers. */
export function newQuotationMail(
  submission: SubmissionForMail,
  stand: { readonly number: string; readonly area: number; readonly openSides: number },
  words: string,
): MailContent {
  const { language } = submission
  const { number, area, openSides } = stand
  const place = `${number} (${formatArea(area, language)}, ${SIDES[language](openSides)})`
  const [title, text] =
    language === 'nl'
      ? [
          'Een nieuwe offerte voor u',
          `In de bijlage vindt u een nieuwe offerte met contract, voor stand ${place}. Zij vervangt onze eerdere offerte. Gaat u akkoord, teken het contract dan en stuur het terug als antwoord op dit bericht. Tot die tijd is de stand niet van u en betaalt u niets.`,
        ]
      : [
          'A new quotation for you',
          `Attached is a new quotation with a contract for stand ${place}. It replaces our earlier quotation. If you agree, please sign the contract and return it in reply to this message. Until then, the stand is not yours and you pay nothing.`,
        ]
  return senderMail(submission, title, words, text)
}

/**
 * To the sender, about a new state of a submission.
 * @param words of the staff member, instead of or before ours
 * @returns null for a state without a mail to the sender
 */
export function stateMail(
  submission: SubmissionForMail,
  state: State,
  words: string,
): MailContent | null {
  const texts = KIND_STATE_TEXTS[submission.kind]?.[state] ?? STATE_TEXTS[state]
  if (!texts) return null
  const { language } = submission
  return senderMail(submission, texts.title[language], words, texts.text[language])
}
