import { GROUP_PAGE } from '@beursvloer/contract/accounts/group'
import { FORGOT_PASSWORD_PAGE, SIGN_IN_PAGE } from '@beursvloer/contract/accounts/paths'
import { isPageOf } from '@beursvloer/contract/fair-parts'
import { UNSUBSCRIBE_PAGE } from '@beursvloer/contract/forms/subscription'
import {
  ACCOUNT_DELETION_PAGE,
  ADVERTISING_PAGE,
  BADGE_PAGE,
  CALENDAR_PAGE,
  CONCEPTS_PAGE,
  CONTACT_PAGE,
  CONTRACT_FORM_PAGE,
  EXHIBITING_PAGE,
  EXHIBITORS_PAGE,
  FAQ_PAGE,
  FLOOR_PLAN_PAGE,
  INTERVIEWS_PAGE,
  KNOWLEDGE_SESSIONS_PAGE,
  NETWORK_PAGE,
  NEWS_PAGE,
  NEWSLETTER_PAGE,
  PAVILIONS_PAGE,
  PERSONAL_DATA_PAGE,
  PROFILE_PAGE,
  PROGRAMME_PAGE,
  REGISTER_PAGE,
  SPEAKERS_PAGE,
  TOURS_PAGE,
  VACANCIES_PAGE,
  VACANCY_SUBMISSION_PAGE,
  VENUE_PAGE,
} from '@beursvloer/contract/page-addresses'
import type { LocaleCode } from '~/content/model.ts'
import { type DocumentSource, PRACTICAL, type SearchDocument } from './search-document.ts'

/** The name of a page, and after the bar other words for it and for its purpose. */
type Named = Readonly<Record<LocaleCode, string>>

/** The site's own pages: lists, forms and the pages of an account. */
export const namedPages: Readonly<Record<string, Named>> = {
  [REGISTER_PAGE]: {
    nl: 'Registreren | aanmelden inschrijven kaartje ticket gratis toegang entree bezoeker worden account maken aanmaken',
    en: 'Register | sign up ticket free admission entry visitor create account',
  },
  [GROUP_PAGE]: {
    nl: 'Nodig collega’s uit | groep registreren meenemen groepsbezoek groepen aanmelden uitnodigen',
    en: 'Invite colleagues | register a group bring colleagues group visit',
  },
  '/pers': {
    nl: 'Pers | journalist media persbericht accreditatie perskaart logo beelden cijfers',
    en: 'Press | journalist media release accreditation card logo images figures',
  },
  [SIGN_IN_PAGE]: { nl: 'Inloggen | account login', en: 'Sign in | log in login account' },
  [FORGOT_PASSWORD_PAGE]: {
    nl: 'Wachtwoord vergeten | nieuw wachtwoord instellen kwijt',
    en: 'Forgot your password | new password reset lost',
  },
  [PROFILE_PAGE]: {
    nl: 'Uw profiel | mijn account gegevens wijzigen adres functie',
    en: 'Your profile | my account change details',
  },
  [BADGE_PAGE]: {
    nl: 'Uw badge | toegangsbewijs qr code printen downloaden',
    en: 'Your badge | qr code print download',
  },
  [PERSONAL_DATA_PAGE]: {
    nl: 'Uw gegevens | inzien avg toestemming downloaden',
    en: 'Your data | view gdpr consent download',
  },
  [ACCOUNT_DELETION_PAGE]: {
    nl: 'Account verwijderen | opzeggen gegevens wissen uitschrijven',
    en: 'Delete your account | close remove data erase',
  },
  [NETWORK_PAGE]: {
    nl: 'Netwerklijst | netwerken andere bezoekers deelnemerslijst',
    en: 'Networking list | other visitors attendees',
  },
  [NEWSLETTER_PAGE]: {
    nl: 'Nieuwsbrief | e-mail mailing op de hoogte blijven abonneren inschrijven',
    en: 'Newsletter | email mailing list updates subscribe',
  },
  [UNSUBSCRIBE_PAGE]: {
    nl: 'Afmelden voor de nieuwsbrief | uitschrijven opzeggen stoppen',
    en: 'Unsubscribe from the newsletter | stop mails',
  },
  [VACANCY_SUBMISSION_PAGE]: {
    nl: 'Vacature plaatsen | insturen opgeven formulier',
    en: 'Submit a vacancy | post job form',
  },
  [FLOOR_PLAN_PAGE]: {
    nl: 'Plattegrond | kaart hal indeling stands zoeken route voorzieningen',
    en: 'Floor plan | map hall layout find stand route facilities',
  },
  [PROGRAMME_PAGE]: {
    nl: 'Programma | agenda sessies lezingen rooster tijden schema',
    en: 'Programme | program agenda sessions lectures schedule timetable',
  },
  [TOURS_PAGE]: { nl: 'Tours | rondleidingen', en: 'Tours | guided' },
  [KNOWLEDGE_SESSIONS_PAGE]: {
    nl: 'Kennissessies | workshops',
    en: 'Knowledge sessions | workshops',
  },
  [SPEAKERS_PAGE]: { nl: 'Sprekers | wie spreken er', en: 'Speakers | who speaks' },
  [EXHIBITORS_PAGE]: {
    nl: 'Standhouders | exposanten deelnemers bedrijven lijst deelnemerslijst',
    en: 'Exhibitors | companies participants list',
  },
  [CONCEPTS_PAGE]: {
    nl: 'Concepten | woonconcepten vergelijken vergelijk naast elkaar levertijd mpg',
    en: 'Concepts | compare housing concepts side by side lead time',
  },
  [PAVILIONS_PAGE]: { nl: 'Paviljoens', en: 'Pavilions' },
  [NEWS_PAGE]: { nl: 'Nieuws | berichten', en: 'News | articles' },
  [INTERVIEWS_PAGE]: { nl: 'Interviews | gesprekken verhalen', en: 'Interviews | stories' },
  [CALENDAR_PAGE]: {
    nl: 'Kalender | agenda webinars data bijeenkomsten',
    en: 'Calendar | webinars dates meetings',
  },
  [VACANCIES_PAGE]: {
    nl: 'Vacatures | banen werk baan vacaturebank solliciteren',
    en: 'Vacancies | jobs work careers apply',
  },
  [FAQ_PAGE]: {
    nl: 'Veelgestelde vragen | faq vraag antwoord hulp help',
    en: 'Frequently asked questions | faq help answers',
  },
  [CONTACT_PAGE]: {
    nl: 'Contact | telefoonnummer telefoon bellen mailen e-mail e-mailadres vraag stellen klacht organisatie pers',
    en: 'Contact | phone number telephone call email address question complaint organiser press',
  },
  [VENUE_PAGE]: {
    nl: 'Locatie | adres route bereikbaarheid parkeren trein bus ov auto navigatie waar',
    en: 'Venue | address route directions parking train bus car location where',
  },
  [EXHIBITING_PAGE]: {
    nl: 'Deelnemen als standhouder | stand huren boeken reserveren standruimte exposant worden prijs prijzen kosten tarieven aanvragen',
    en: 'Exhibit | book rent a stand booth space become an exhibitor price prices cost rates request',
  },
  [CONTRACT_FORM_PAGE]: {
    nl: 'Contractformulier | contract tekenen offerte stand vastleggen',
    en: 'Contract form | sign contract quotation',
  },
  [ADVERTISING_PAGE]: {
    nl: 'Adverteren en signing | advertentie reclame sponsoring banner drukwerk',
    en: 'Advertising and signage | advert sponsoring banner print',
  },
}

/** The site's own pages, under the name that a menu gives them. */
export const ownPages: DocumentSource = ({ navigation, pages, locale, settings }) => {
  const labels = new Map(
    Object.values(navigation)
      .flat()
      .filter(({ target }) => /^\/[^?#]*$/.test(target))
      .map(({ target, label }) => [target, label]),
  )
  const document = (path: string, title: string, alias: string): SearchDocument[] => {
    if (isPageOf(settings.without, path)) return []
    const written = pages.find(path.slice(1))
    if (written?.seo?.noIndex || written?.layout === 'empty') return []
    return [
      {
        kind: 'pages',
        path,
        language: written?.language ?? locale,
        title: written?.title ?? title,
        facts: '',
        alias: `${alias} ${labels.get(path) ?? ''}`,
        summary: written?.intro ?? '',
        weight: PRACTICAL,
      },
    ]
  }
  const own = Object.entries(namedPages).flatMap(([path, named]) => {
    const [title = '', alias = ''] = named[locale].split(' | ')
    return document(path, title, alias)
  })
  const others = [...labels].filter(([path]) => !(path in namedPages) && path !== '/')
  return [...own, ...others.flatMap(([path, label]) => document(path, label, ''))]
}
