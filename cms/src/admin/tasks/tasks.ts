import { Briefcase, Calendar, Cog, Globe, type House, PinMap, TrendUp, User } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { LIVE_ACTIONS } from '../../live/staff/rights'
import { MY_STAND_ACTIONS } from '../../my-stand/staff/rights'
import { PUSH_ACTIONS } from '../../push-messages/staff/rights'
import { SEARCH_ACTIONS } from '../../search-misses/staff/rights'
import { SIGN_UP_ACTIONS } from '../../sign-ups/staff/rights'
import { STATISTICS_ACTIONS } from '../../statistics/staff/rights'
import { SUBMISSION_ACTIONS } from '../../submissions/staff/rights'
import { VISITOR_ACTIONS } from '../../visitors/staff/rights'

type MenuLink = Parameters<StrapiApp['addMenuLink']>[0]

/** A right of Strapi, or one of ours. */
export interface Right {
  readonly action: string
  readonly subject: string | null
}

/** A page that belongs to a task. */
export interface TaskPage {
  /** Below the panel's address, with the pages below it. */
  readonly to: string
  readonly title: string
  readonly about: string
  /** To see it; null: it shows what the current user may see. */
  readonly right: Right | null
  /** Absent for a page of Strapi. */
  readonly load?: NonNullable<MenuLink['Component']>
}

/** Work of staff: an entry of the menu, with its content types and pages. */
export interface Task {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly icon: typeof House
  /** Names of content types, in the order of the task's page. */
  readonly types: readonly string[]
  readonly pages: readonly TaskPage[]
}

const EXPLORER = 'plugin::content-manager.explorer'
export const uidOf = (type: string) => `api::${type}.${type}`

const page = (
  to: string,
  title: string,
  about: string,
  load?: TaskPage['load'],
  action?: string,
  subject: string | null = null,
): TaskPage => ({
  to,
  title,
  about,
  ...(load && { load }),
  right: action ? { action, subject } : null,
})

const changes = (type: string) => [`${EXPLORER}.update`, uidOf(type)] as const

/** The tasks in the order of the menu, between the worklist and the settings. */
export const TASKS: readonly Task[] = [
  {
    id: 'programma',
    title: 'Programma',
    about: 'Wat er te zien en te horen is, en wie zich ervoor aanmeldt.',
    icon: Calendar,
    types: ['programme-item', 'speaker', 'theme', 'day', 'calendar-item'],
    pages: [
      page(
        'aanmeldingen',
        'Aanmeldingen',
        'Hoe vol elk onderdeel is, en wie er wacht.',
        () => import('../sign-ups/sign-ups-pages'),
        SIGN_UP_ACTIONS.overview,
      ),
      page(
        'live',
        'Live',
        'De melding op de site, en welke zalen vol zijn.',
        () => import('../live/live-page'),
        LIVE_ACTIONS.tell,
      ),
      page(
        'pushberichten',
        'Pushberichten',
        'Een bericht op de telefoon van bezoekers.',
        () => import('../push-messages/push-pages'),
        PUSH_ACTIONS.read,
      ),
    ],
  },
  {
    id: 'beursvloer',
    title: 'Beursvloer',
    about: 'Hallen, zalen en stands op de plattegrond.',
    icon: PinMap,
    types: ['stand', 'hall', 'room', 'passage', 'pavilion'],
    pages: [
      page(
        'floor-plan',
        'Plattegrond',
        'Een tekening van een hal ophalen of inlezen.',
        () => import('../floor-plan/import-page'),
        ...changes('stand'),
      ),
    ],
  },
  {
    id: 'standhouders',
    title: 'Standhouders',
    about: 'Wie er staan, wat zij huren en bestellen, en wat zij insturen.',
    icon: Briefcase,
    types: [
      'exhibitor',
      'exhibitor-category',
      'concept',
      'vacancy',
      'stand-picture',
      'tariff',
      'product',
      'regulation',
    ],
    pages: [
      page(
        'standbeheer',
        'Mijn stand',
        'Voorstellen, taken, toegang, badges en facturen van standhouders.',
        () => import('../my-stand/my-stand-pages'),
        MY_STAND_ACTIONS.review,
      ),
    ],
  },
  {
    id: 'bezoekers',
    title: 'Bezoekers',
    about: 'Wie er komen, en wat er via de formulieren binnenkomt.',
    icon: User,
    types: ['organisation-type'],
    pages: [
      page(
        'bezoekers',
        'Bezoekers',
        'Wie een account heeft, met gegevens en badge.',
        () => import('../visitors/visitors-pages'),
        VISITOR_ACTIONS.read,
      ),
      page(
        'inzendingen',
        'Inzendingen',
        'Contracten, bestellingen, vragen en alle andere formulieren.',
        () => import('../submissions/submissions-pages'),
        SUBMISSION_ACTIONS.read,
      ),
    ],
  },
  {
    id: 'site',
    title: 'Site',
    about: 'Pagina’s, nieuws, beelden en het menu.',
    icon: Globe,
    types: [
      'page',
      'news-item',
      'interview',
      'photo-album',
      'faq-item',
      'partner',
      'team-member',
      'navigation-item',
      'redirect',
      'short-link',
      'synonym',
    ],
    pages: [
      page(
        'plugins/upload',
        'Mediabibliotheek',
        'Foto’s, logo’s en bestanden.',
        undefined,
        'plugin::upload.read',
      ),
    ],
  },
  {
    id: 'cijfers',
    title: 'Cijfers',
    about: 'Wat bezoekers op de site doen en zoeken.',
    icon: TrendUp,
    types: [],
    pages: [
      page(
        'bezoek',
        'Bezoek',
        'Hoe vaak en waarvoor de site wordt bezocht.',
        () => import('../statistics/statistics-pages'),
        STATISTICS_ACTIONS.read,
      ),
      page(
        'zoekopdrachten',
        'Zoekopdrachten',
        'Waar bezoekers naar zochten zonder iets te vinden.',
        () => import('../search-misses/misses-page'),
        SEARCH_ACTIONS.read,
      ),
    ],
  },
]

/** The settings, which have an entry of Strapi in the menu. */
export const SETTINGS: Task = {
  id: 'instellingen',
  title: 'Instellingen',
  about: 'Hoe uw beurs heet, eruitziet en werkt.',
  icon: Cog,
  types: ['edition', 'site-settings', 'form-settings', 'statistics-settings'],
  pages: [
    page(
      'inrichten',
      'Inrichten',
      'Uw eigen beurs, stap voor stap.',
      () => import('../own-fair/setup-page'),
      ...changes('site-settings'),
    ),
    page(
      'edities',
      'Volgende editie',
      'De volgende beurs maken, bekijken en op de site zetten.',
      () => import('../editions/editions-page'),
      ...changes('site-settings'),
    ),
    page(
      'importeren',
      'Importeren',
      'Lijsten inlezen en ophalen.',
      () => import('../import/import-page'),
    ),
    page(
      'prullenbak',
      'Prullenbak',
      'Wat dertig dagen terug te zetten is.',
      () => import('../wastebasket/wastebasket-page'),
    ),
    page(
      'settings/tweestapsverificatie',
      'Tweestapsverificatie',
      'Inloggen met een code van uw telefoon.',
    ),
  ],
}

export const pathOf = ({ id }: Task): string => `taken/${id}`

/** To see the documents of a content type. */
export const rightTo = (uid: string): Right => ({ action: `${EXPLORER}.read`, subject: uid })

const holds = ({ types }: Task, path: string) =>
  types.some((type) => path.split('/').includes(uidOf(type)))

/** The task that a page belongs to, by its path below the panel's address. */
export const taskOf = (path: string): Task | undefined =>
  [...TASKS, SETTINGS].find(
    (task) =>
      holds(task, path) ||
      [pathOf(task), ...task.pages.map(({ to }) => to)].some((to) =>
        `${path}/`.startsWith(`/${to}/`),
      ),
  )

/** The rights of which one is enough to have something to do at a task; empty: everybody has. */
export const rightsOf = ({ types, pages }: Task): Right[] =>
  pages.some(({ right }) => !right)
    ? []
    : [...types.map((type) => rightTo(uidOf(type))), ...pages.flatMap(({ right }) => right ?? [])]
