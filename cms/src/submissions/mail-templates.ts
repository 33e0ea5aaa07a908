import { type AnswerSection, answersOf } from '@beursvloer/contract/forms/answers'
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

/** What the letters about a submission are made of. */
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
  /** What happens next, and when. */
  readonly next: Text
  /** Whether what was filled in is repeated: not where strangers could have their words mailed by us. */
  readonly repeats: boolean
}

const CONFIRMATIONS: Readonly<Record<SubmissionKind, Words>> = {
  contact: {
    subject: { nl: 'Wij hebben uw vraag ontvangen', en: 'We have received your question' },
    title: { nl: 'Uw vraag is ontvangen', en: 'Your question has arrived' },
    next: {
      nl: 'U krijgt antwoord op dit e-mailadres, binnen drie werkdagen. U kunt op dit bericht antwoorden als u iets wilt aanvullen.',
      en: 'You receive the answer at this email address, within three working days. Reply to this message if you want to add something.',
    },
    repeats: false,
  },
  participation: {
    subject: {
      nl: 'Wij hebben uw deelnameaanvraag ontvangen',
      en: 'We have received your request to participate',
    },
    title: { nl: 'Uw aanvraag is ontvangen', en: 'Your request has arrived' },
    next: {
      nl: 'Binnen drie werkdagen neemt iemand van ons contact met u op over de mogelijkheden. Uw aanvraag is vrijblijvend.',
      en: 'Within three working days one of us contacts you about the possibilities. Your request commits you to nothing.',
    },
    repeats: true,
  },
  contract: {
    subject: {
      nl: 'Wij hebben uw contractformulier ontvangen',
      en: 'We have received your contract form',
    },
    title: { nl: 'Uw contractformulier is ontvangen', en: 'Your contract form has arrived' },
    next: {
      nl: 'In de bijlage vindt u de offerte met het contract. Gaat u akkoord, teken het dan en stuur het terug als antwoord op dit bericht. Binnen drie werkdagen laten wij weten welke plek u krijgt; tot die tijd is een stand een voorkeur, en u betaalt nog niets.',
      en: 'The quotation and the contract are attached. If you agree, sign and return them in reply to this message. Within three working days we let you know which place is yours; until then a stand is a preference, and you pay nothing yet.',
    },
    repeats: true,
  },
  advertising: {
    subject: { nl: 'Wij hebben uw bestelling ontvangen', en: 'We have received your order' },
    title: { nl: 'Uw bestelling is ontvangen', en: 'Your order has arrived' },
    next: {
      nl: 'In de bijlage staat wat u hebt besteld, wat het kost en wanneer wij uw bestanden nodig hebben. Klopt er iets niet, antwoord dan op dit bericht. Wij controleren uw bestanden en nemen contact met u op als er iets aan ontbreekt.',
      en: 'What you ordered, what it costs and when we need your files is attached. If something is not right, reply to this message. We check your files and contact you if anything is missing.',
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
      en: 'We look at the photo and tell you as soon as it has gone from the site, within a month at the latest.',
    },
    repeats: false,
  },
  vacancy: {
    subject: { nl: 'Wij hebben uw vacature ontvangen', en: 'We have received your vacancy' },
    title: { nl: 'Uw vacature is ontvangen', en: 'Your vacancy has arrived' },
    next: {
      nl: 'Wij lezen uw vacature en laten u binnen drie werkdagen weten of wij haar plaatsen.',
      en: 'We read your vacancy and tell you within three working days whether we publish it.',
    },
    repeats: false,
  },
}

/** A name that can be somebody's: no address or advertisement that a stranger wants mailed by us. */
const PLAIN_NAME = /^[\p{L}\p{M}](?!.*\.\p{L}{2,})[\p{L}\p{M} .'’-]{0,59}$/u

function greeting({ name, language }: SubmissionForMail): string {
  const known = name && PLAIN_NAME.test(name) ? ` ${name}` : ''
  return language === 'nl' ? `Beste${known || ' relatie'},` : `Dear${known || ' sir or madam'},`
}

const withReference = (subject: string, reference: string | null) =>
  reference ? `${subject} (${reference})` : subject

/** Sections without what mails leave out, and without free text where `withFreeText` is false. */
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
): MailContent {
  const { language, reference } = submission
  const { subject, title, next, repeats } = CONFIRMATIONS[submission.kind]
  return {
    language,
    subject: withReference(subject[language], reference),
    title: title[language],
    reference,
    paragraphs: [greeting(submission), next[language]],
    sections: repeats
      ? sectionsOf(definition, submission, { language, options, withFreeText: false })
      : [],
  }
}

const KIND_NAMES: Readonly<Record<SubmissionKind, string>> = {
  contact: 'Vraag',
  participation: 'Deelnameaanvraag',
  contract: 'Contractformulier',
  advertising: 'Bestelling',
  'photo-removal': 'Verzoek over een foto',
  vacancy: 'Vacature',
}

/** To the role inbox, in Dutch, with remarks of the CMS; account numbers stay in the CMS. */
export function noticeMail(
  definition: FormDefinition,
  submission: SubmissionForMail,
  { options, url, remarks }: { options: OptionSources; url: string; remarks: readonly string[] },
): MailContent {
  const { kind, reference, organisation, name } = submission
  const from = organisation ?? name ?? ''
  return {
    language: 'nl',
    subject: withReference(`${KIND_NAMES[kind]}${from ? ` van ${from}` : ''}`, reference),
    title: `${KIND_NAMES[kind]}${from ? ` van ${from}` : ''}`,
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

/** What the sender is told about a new state; states that are not here are not told. */
const STATE_TEXTS: Readonly<Partial<Record<State, StateText>>> = {
  reviewing: {
    title: { nl: 'Uw inzending is in behandeling', en: 'Your submission is being reviewed' },
    text: {
      nl: 'Wij zijn met uw inzending bezig en nemen contact met u op zodra wij verder zijn.',
      en: 'We are working on your submission and contact you as soon as there is news.',
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
      en: 'The signed document has arrived. We check it and confirm your participation.',
    },
  },
  final: {
    title: { nl: 'Het is definitief', en: 'It is final' },
    text: {
      nl: 'Wij bevestigen wat wij met u hebben afgesproken. Tot op de beurs.',
      en: 'We confirm what we have agreed with you. See you at the fair.',
    },
  },
  handled: {
    title: { nl: 'Uw inzending is afgehandeld', en: 'Your submission has been handled' },
    text: {
      nl: 'Wij hebben gedaan wat u vroeg. Klopt er iets niet, antwoord dan op dit bericht.',
      en: 'We have done what you asked. If something is not right, reply to this message.',
    },
  },
  rejected: {
    title: { nl: 'Wij kunnen hier niet op ingaan', en: 'We cannot go along with this' },
    text: {
      nl: 'Helaas kunnen wij niet ingaan op uw inzending. Antwoord op dit bericht als u hier vragen over hebt.',
      en: 'Unfortunately we cannot go along with your submission. Reply to this message if you have questions.',
    },
  },
}

/** The same where a kind has words of its own. */
const KIND_STATE_TEXTS: Readonly<
  Partial<Record<SubmissionKind, Readonly<Partial<Record<State, StateText>>>>>
> = {
  vacancy: {
    handled: {
      title: { nl: 'Wij plaatsen uw vacature', en: 'We publish your vacancy' },
      text: {
        nl: 'Uw vacature komt op de site: bij de vacatures en op uw pagina als standhouder. Klopt er iets niet, antwoord dan op dit bericht.',
        en: 'Your vacancy will be on the site: among the vacancies and on your page as an exhibitor. If something is not right, reply to this message.',
      },
    },
  },
}

/**
 * To the sender, about what became of a submission.
 * @param words of the staff member, instead of or before ours
 * @returns null for a state of which senders are not told
 */
export function stateMail(
  submission: SubmissionForMail,
  state: State,
  words: string,
): MailContent | null {
  const texts = KIND_STATE_TEXTS[submission.kind]?.[state] ?? STATE_TEXTS[state]
  if (!texts) return null
  const { language, reference } = submission
  return {
    language,
    subject: withReference(texts.title[language], reference),
    title: texts.title[language],
    reference,
    paragraphs: [greeting(submission), ...(words ? [words] : []), texts.text[language]],
  }
}
