import { count } from '@beursvloer/contract/count'
import { FAIR_PARTS } from '@beursvloer/contract/fair-parts'
import { START_NAMES } from '@beursvloer/contract/start-names'
import type { Core, UID } from '@strapi/strapi'
import { longDates } from '../fair/dates'
import { editionOf, readSettings } from '../fair/editions'
import type { SetupStep } from './views'

const listOf = (type: string): string => `/content-manager/collection-types/api::${type}.${type}`
const SETTINGS = '/content-manager/single-types/api::site-settings.site-settings'

/** Pages of which the texts are for the organiser to fill in. */
const LEGAL_PAGES = ['privacy', 'cookies', 'voorwaarden', 'toegankelijkheid']

/** "2 hallen en 1 ruimte"; the question while there is none of either. */
const inWords = (
  question: string,
  ...parts: readonly (readonly [n: number, one: string, more: string])[]
): string =>
  parts.some(([n]) => n > 0)
    ? parts
        .filter(([n]) => n > 0)
        .map((part) => count(...part))
        .join(' en ')
    : question

/** What an organiser sets up before a fair can be shown, in order, with its present state. */
export async function setupSteps(strapi: Core.Strapi): Promise<readonly SetupStep[]> {
  const numberOf = (type: string, where: object = {}): Promise<number> =>
    strapi.db.query(`api::${type}.${type}` as UID.ContentType).count({ where })
  const dutch = (type: string) => numberOf(type, { locale: 'nl', publishedAt: { $null: true } })
  const settings = await readSettings(strapi)
  const edition = await editionOf(strapi, settings, 'nl')
  const [halls, rooms, categories, themes, days, exhibitors, items, legal, team, staff, styled] =
    await Promise.all([
      numberOf('hall', { locale: 'nl' }),
      numberOf('room', { locale: 'nl' }),
      numberOf('exhibitor-category', { locale: 'nl' }),
      numberOf('theme', { locale: 'nl' }),
      edition ? numberOf('day', { edition: { documentId: edition.documentId } }) : 0,
      dutch('exhibitor'),
      dutch('programme-item'),
      numberOf('page', {
        slug: { $in: LEGAL_PAGES },
        locale: 'nl',
        publishedAt: { $notNull: true },
      }),
      numberOf('team-member', { locale: 'nl' }),
      strapi.db.query('admin::user').count(),
      numberOf('site-settings', {
        $or: [{ mainColour: { $notNull: true } }, { logo: { id: { $notNull: true } } }],
      }),
    ])
  const row: Readonly<Record<string, unknown>> = settings ?? {}
  const isNamed = !!settings && settings.name !== START_NAMES.fair
  // Whoever offers something on a site says who they are (article 3:15d of the Dutch Civil Code).
  const isKnown = !!row.address && !!row.kvk
  const isOpen = edition?.programmePublished === true || edition?.registrationOpen === true
  return [
    {
      id: 'name',
      title: 'Naam en data',
      about:
        isNamed && edition
          ? `${edition.name}, ${longDates(edition.startDate, edition.endDate, 'nl')}, ${edition.city}${isKnown ? '' : '; adres en KvK-nummer ontbreken nog'}`
          : 'Hoe de beurs heet, wanneer en waar zij is, en wie haar organiseert',
      done: isNamed && isKnown && days > 0,
      links: [
        { to: SETTINGS, label: 'Naam en organisatie' },
        { to: listOf('edition'), label: 'Data en locatie' },
        { to: listOf('day'), label: 'Dagen en openingstijden' },
      ],
    },
    {
      id: 'style',
      title: 'Huisstijl',
      about: 'Kleuren, logo en beeld van de site, mails en documenten',
      done: styled > 0,
      links: [
        { to: '/inrichten/huisstijl', label: 'Kleuren, letter en vorm' },
        { to: SETTINGS, label: 'Logo, pictogram en foto' },
      ],
    },
    {
      id: 'floor',
      title: 'Hallen en ruimtes',
      about: inWords(
        'Waar stands en zalen staan; teken ze of lees ze in',
        [halls, 'hal', 'hallen'],
        [rooms, 'ruimte', 'ruimtes'],
      ),
      done: halls > 0,
      links: [
        { to: listOf('hall'), label: 'Hallen' },
        { to: listOf('room'), label: 'Ruimtes' },
        { to: '/floor-plan', label: 'Stands inlezen' },
      ],
    },
    {
      id: 'categories',
      title: 'Categorieën en thema’s',
      about: inWords(
        'De groepen van standhouders, en de onderwerpen van de beurs',
        [categories, 'categorie', 'categorieën'],
        [themes, 'thema', 'thema’s'],
      ),
      done: categories > 0,
      links: [
        { to: listOf('exhibitor-category'), label: 'Categorieën' },
        { to: listOf('theme'), label: 'Thema’s' },
        { to: listOf('organisation-type'), label: 'Soorten organisaties' },
      ],
    },
    {
      id: 'parts',
      title: 'Wat de beurs heeft',
      about: 'Tours, paviljoens, interviews, vacatures: wat u uitzet, verdwijnt van de site',
      done: Object.keys(FAIR_PARTS).some((part) => row[part] === false) || items > 0,
      links: [{ to: SETTINGS, label: 'Onderdelen kiezen' }],
    },
    {
      id: 'menu',
      title: 'Menu, voettekst en voorwaarden',
      about:
        legal === LEGAL_PAGES.length
          ? 'Privacy, cookies, voorwaarden en toegankelijkheid staan op de site'
          : `${LEGAL_PAGES.length - legal} van de ${LEGAL_PAGES.length} juridische pagina’s wachten op uw tekst; zij komen in het menu zodra u ze publiceert`,
      done: legal === LEGAL_PAGES.length,
      links: [
        { to: listOf('page'), label: 'Pagina’s' },
        { to: listOf('navigation-item'), label: 'Menu en voettekst' },
      ],
    },
    {
      id: 'team',
      title: 'Team',
      about: inWords(
        'Wie meewerkt, en wie bezoekers en standhouders antwoordt',
        [staff > 1 ? staff : 0, 'medewerker', 'medewerkers'],
        [team, 'contactpersoon', 'contactpersonen'],
      ),
      done: staff > 1 || team > 0,
      links: [
        { to: '/settings/users', label: 'Medewerkers uitnodigen' },
        { to: listOf('team-member'), label: 'Contactpersonen' },
      ],
    },
    {
      id: 'lists',
      title: 'Standhouders en programma',
      about: inWords(
        'Wie er staan, en wat er te zien en te horen is',
        [exhibitors, 'standhouder', 'standhouders'],
        [items, 'programmaonderdeel', 'programmaonderdelen'],
      ),
      done: exhibitors > 0 && items > 0,
      links: [
        { to: listOf('exhibitor'), label: 'Standhouders' },
        { to: listOf('programme-item'), label: 'Programma' },
        { to: '/importeren', label: 'Lijsten inlezen' },
      ],
    },
    {
      id: 'live',
      title: 'Live',
      about: isOpen
        ? 'De registratie is open of het programma staat op de site'
        : 'Open de registratie en toon het programma als u zover bent',
      done: isOpen,
      links: [{ to: listOf('edition'), label: 'Registratie en programma' }],
    },
  ]
}
