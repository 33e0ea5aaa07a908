import { DAY_PARAMETER } from './search-parameters.ts'

/**
 * The paths of the site's pages. All are below a language's prefix: `/programma/opening` is
 * `/en/programma/opening` in English. A test compares the routes of the site (site/app/routes.ts)
 * with them.
 */

type Slugged = ReturnType<typeof byId>

/** A document whose address keeps its id, so that its slug may change: `/nieuws/k7m2p9xa/opening`. */
interface Identified extends Slugged {
  readonly id: string
}

/** Pages that show a list of documents, or documents that have no page of their own. */
export const HOME_PAGE = '/'
export const PROGRAMME_PAGE = '/programma'
export const TOURS_PAGE = `${PROGRAMME_PAGE}/tours`
export const KNOWLEDGE_SESSIONS_PAGE = `${PROGRAMME_PAGE}/kennissessies`
/** All days on paper. */
export const PRINTED_PROGRAMME_PAGE = `${PROGRAMME_PAGE}/afdrukken`
/** The places of all items; not cached. */
export const PLACES_PAGE = `${PROGRAMME_PAGE}/plaatsen`
export const SPEAKERS_PAGE = '/sprekers'
export const NOW_PAGE = '/nu'
export const MY_FAIR_PAGE = '/mijn-beurs'
/** The same days for browsers without JavaScript. */
export const OWN_DAYS_PAGE = `${MY_FAIR_PAGE}/dagen`
export const WITHOUT_INTERNET_PAGE = '/zonder-internet'
/** The page of push message preferences. */
export const PUSH_PAGE = '/meldingen'
export const FLOOR_PLAN_PAGE = '/plattegrond'
export const EXHIBITORS_PAGE = '/standhouders'
export const PAVILIONS_PAGE = '/paviljoens'
export const CONCEPTS_PAGE = '/concepten'
export const NEWS_PAGE = '/nieuws'
export const INTERVIEWS_PAGE = '/interviews'
export const CALENDAR_PAGE = '/kalender'
export const VACANCIES_PAGE = '/vacatures'
/** Where exhibitors send one in. */
export const VACANCY_SUBMISSION_PAGE = `${VACANCIES_PAGE}/aanmelden`
export const FAQ_PAGE = '/faq'
export const CONTACT_PAGE = '/contact'
export const EXHIBITING_PAGE = '/deelnemen-als-standhouder'
export const ADVERTISING_PAGE = '/adverteren-en-signing'
export const CONTRACT_FORM_PAGE = '/contractformulier'
export const REGULATION_PAGE = '/reglement-standhouders'
export const TERMS_PAGE = '/voorwaarden'
export const PRIVACY_PAGE = '/privacy'
export const VENUE_PAGE = '/locatie'
export const SEARCH_PAGE = '/zoeken'
export const NEWSLETTER_PAGE = '/nieuwsbrief'

/**
 * What an edition keeps under its year once another is the current one: `/2027/programma`, with all below. Everything
 * else is of the fair as it is now.
 */
const EDITION_PAGES: readonly string[] = [
  PROGRAMME_PAGE,
  SPEAKERS_PAGE,
  EXHIBITORS_PAGE,
  PAVILIONS_PAGE,
  FLOOR_PLAN_PAGE,
]

/** Whether a path, without its language, is of an edition. */
export const isEditionPage = (path: string): boolean =>
  path === HOME_PAGE ||
  EDITION_PAGES.some(
    (page) => path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}.`),
  )

/** Where the pages of an edition begin once it is not the current one. */
export const editionBase = (year: number): string => `/${year}`

/** Pages of an account, beside those that mails name (`accounts/paths.ts`). */
export const REGISTER_PAGE = '/registreren'
export const SIGN_OUT_PAGE = '/uitloggen'
export const CHANGE_PASSWORD_PAGE = '/wachtwoord-wijzigen'
export const PROFILE_PAGE = '/bezoekersprofiel'
/** Id of the element on the profile page with the visitor's consents. */
export const CONSENTS_ID = 'toestemmingen'
export const BADGE_PAGE = `${PROFILE_PAGE}/badge`
export const NETWORK_PAGE = `${PROFILE_PAGE}/netwerklijst`
/** What the visitor shares with exhibitors. */
export const SHARINGS_PAGE = `${PROFILE_PAGE}/standen`
/** What an exhibitor kept of a typed name card, by the link of a mail. */
export const NAME_CARD_PAGE = '/visitekaartje'
export const PERSONAL_DATA_PAGE = `${PROFILE_PAGE}/gegevens`
export const ACCOUNT_DELETION_PAGE = `${PROFILE_PAGE}/verwijderen`
/** Shown after the account was deleted. */
export const ACCOUNT_DELETED_PAGE = `${PROFILE_PAGE}/verwijderd`

/** Page of door helpers: the items, and below it the door of each. */
export const DOORS_PAGE = '/deur'

/** The visitor's meetings with exhibitors. */
export const MEETINGS_PAGE = '/gesprekken'
export const meetingRequestPath = (exhibitor: string): string => `${MEETINGS_PAGE}/${exhibitor}`

/** The exhibitors that somebody acts for, and below it the area of each. */
export const MY_STAND_PAGE = '/mijn-stand'
/** Where the mail of an invitation leads. */
export const STAND_INVITATION_PAGE = `${MY_STAND_PAGE}/uitnodiging`
/** Where the mail that invites an exhibitor to come again leads. */
export const STAND_RETURN_PAGE = `${MY_STAND_PAGE}/opnieuw`
/** Where the mail of a badge leads. */
export const STAND_BADGE_PAGE = `${MY_STAND_PAGE}/badge`
/** Where staff of the fair begin to act for an exhibitor. */
export const ACTING_PAGE = `${MY_STAND_PAGE}/namens`
/** The area of an exhibitor, by document id. */
export const myStandPagePath = (exhibitor: string): string => `${MY_STAND_PAGE}/${exhibitor}`
export const standPresentationPath = (exhibitor: string): string =>
  `${myStandPagePath(exhibitor)}/presentatie`
/** Parts of addresses, by what an entry of a proposal is. */
export const ENTRY_SEGMENTS = {
  concept: 'concepten',
  vacancy: 'vacatures',
  picture: 'beelden',
  session: 'sessies',
} as const
/** Where an exhibitor writes one concept, vacancy, picture or session of its proposal. */
export const standEntryPath = (
  exhibitor: string,
  kind: keyof typeof ENTRY_SEGMENTS,
  entry: string,
): string => `${standPresentationPath(exhibitor)}/${ENTRY_SEGMENTS[kind]}/${entry}`
/** A proposed file, for the preview. */
export const standProposalFilePath = (exhibitor: string, file: string): string =>
  `${standPreviewPath(exhibitor)}/${file}`
export const standPreviewPath = (exhibitor: string): string =>
  `${myStandPagePath(exhibitor)}/voorbeeld`
export const standFiguresPath = (exhibitor: string): string =>
  `${myStandPagePath(exhibitor)}/cijfers`
export const standTaskPath = (exhibitor: string, task: string): string =>
  `${myStandPagePath(exhibitor)}/taken/${task}`
export const standPeoplePath = (exhibitor: string): string => `${myStandPagePath(exhibitor)}/mensen`
export const standBadgesPagePath = (exhibitor: string): string =>
  `${myStandPagePath(exhibitor)}/badges`
export const standOrdersPagePath = (exhibitor: string): string =>
  `${myStandPagePath(exhibitor)}/bestellingen`
/** A document of an order or contract, or the PDF of an invoice, by its id. */
export const standDocumentPagePath = (exhibitor: string, document: string): string =>
  `${standOrdersPagePath(exhibitor)}/${document}`
/** Where members scan badges. */
export const scanPagePath = (exhibitor: string): string => `${myStandPagePath(exhibitor)}/scannen`
export const leadsPagePath = (exhibitor: string): string => `${myStandPagePath(exhibitor)}/leads`
export const leadPhotoPagePath = (exhibitor: string, lead: string): string =>
  `${leadPagePath(exhibitor, lead)}/foto`
export const standMeetingsPagePath = (exhibitor: string): string =>
  `${myStandPagePath(exhibitor)}/afspraken`
export const leadPagePath = (exhibitor: string, lead: string): string =>
  `${leadsPagePath(exhibitor)}/${lead}`

const withSlug = (list: string, { slug }: Slugged): string => `${list}/${slug}`
const withId = (list: string, { id, slug }: Identified): string => `${list}/${id}/${slug}`

/**
 * The slug part of an address that is sent or printed: it leads to the current address, even after
 * the slug changed. For programme items.
 */
export const byId = ({ id }: { readonly id: string }) => ({ slug: id })

export const programmeItemPath = (item: Slugged): string => withSlug(PROGRAMME_PAGE, item)
/** The programme of a day: `2027-03-17`. */
export const programmeDayPath = (date: string): string =>
  `${PROGRAMME_PAGE}?${DAY_PARAMETER}=${date}`
/** Page of signing up for an item. */
export const signUpPagePath = (item: Slugged): string => withSlug('/aanmelden', item)
/** The same, by the path of the item's page. */
export const signUpPathOf = (itemPath: string): string =>
  `/aanmelden${itemPath.slice(PROGRAMME_PAGE.length)}`
/** Page on which one takes the place that a mail offers. */
export const offeredPlacePath = ({ id }: { readonly id: string }, code: string): string =>
  `/aanmelden/${id}/plaats?${new URLSearchParams({ code })}`
export const speakerPath = (speaker: Slugged): string => withSlug(SPEAKERS_PAGE, speaker)
export const pavilionPath = (pavilion: Slugged): string => withSlug(PAVILIONS_PAGE, pavilion)
export const categoryPath = (category: Slugged): string => withSlug(EXHIBITORS_PAGE, category)
/** A page that editors made. */
export const editorsPagePath = (page: Slugged): string => withSlug('', page)

export const exhibitorPath = (exhibitor: Identified): string => withId(EXHIBITORS_PAGE, exhibitor)
export const newsItemPath = (item: Identified): string => withId(NEWS_PAGE, item)
export const interviewPath = (interview: Identified): string => withId(INTERVIEWS_PAGE, interview)
export const vacancyPath = (vacancy: Identified): string => withId(VACANCIES_PAGE, vacancy)
export const calendarItemPath = (item: Identified): string => withId(CALENDAR_PAGE, item)

/** The photo album of a year. */
export const albumPath = ({ year }: { readonly year: number }): string => `/fotos-${year}`

/** The year of the album at a slug: `fotos-2025` → 2025; undefined for any other slug. */
export function albumYear(slug: string): number | undefined {
  const year = /^fotos-([1-9]\d{3})$/.exec(slug)?.[1]
  return year === undefined ? undefined : Number(year)
}
