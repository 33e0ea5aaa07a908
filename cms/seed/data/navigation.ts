import type { NavigationSeed } from '../types-floor.ts'

/** The menus of header and footer, each in its order. */
export const navigation: NavigationSeed[] = [
  { group: 'main', label: { nl: 'Programma', en: 'Programme' }, target: '/programma' },
  { group: 'main', label: { nl: 'Standhouders', en: 'Exhibitors' }, target: '/standhouders' },
  { group: 'main', label: { nl: 'Sprekers', en: 'Speakers' }, target: '/sprekers' },
  { group: 'main', label: { nl: 'Plattegrond', en: 'Floor plan' }, target: '/plattegrond' },
  { group: 'main', label: { nl: 'Nieuws', en: 'News' }, target: '/nieuws' },
  { group: 'main', label: { nl: 'Bezoek', en: 'Visit' }, target: '/locatie' },
  {
    group: 'main',
    label: { nl: 'Deelnemen', en: 'Exhibit' },
    target: '/deelnemen-als-standhouder',
  },

  { group: 'visit', label: { nl: 'Tours', en: 'Tours' }, target: '/programma/tours' },
  {
    group: 'visit',
    label: { nl: 'Kennissessies', en: 'Knowledge sessions' },
    target: '/programma/kennissessies',
  },
  { group: 'visit', label: { nl: 'Paviljoens', en: 'Pavilions' }, target: '/paviljoens' },
  { group: 'visit', label: { nl: 'Locatie', en: 'Venue' }, target: '/locatie' },
  { group: 'visit', label: { nl: 'Kalender', en: 'Calendar' }, target: '/kalender' },
  { group: 'visit', label: { nl: 'Vacatures', en: 'Vacancies' }, target: '/vacatures' },
  { group: 'visit', label: { nl: 'Veelgestelde vragen', en: 'FAQ' }, target: '/faq' },

  {
    group: 'participate',
    label: { nl: 'Deelnemen als standhouder', en: 'Exhibit' },
    target: '/deelnemen-als-standhouder',
  },
  {
    group: 'participate',
    label: { nl: 'Adverteren en signing', en: 'Advertising and signage' },
    target: '/adverteren-en-signing',
  },
  {
    group: 'participate',
    label: { nl: 'Reglement standhouders', en: 'Exhibitor rules' },
    target: '/reglement-standhouders',
  },
  {
    group: 'participate',
    label: { nl: 'Contractformulier', en: 'Contract form' },
    target: '/contractformulier',
  },

  {
    group: 'about',
    label: { nl: 'Over Dakwaarts', en: 'About Dakwaarts' },
    target: '/over-dakwaarts',
  },
  { group: 'about', label: { nl: 'Interviews', en: 'Interviews' }, target: '/interviews' },
  { group: 'about', label: { nl: 'Foto’s 2025', en: 'Photos 2025' }, target: '/fotos-2025' },
  { group: 'about', label: { nl: 'Pers', en: 'Press' }, target: '/pers' },
  { group: 'about', label: { nl: 'Contact', en: 'Contact' }, target: '/contact' },
  { group: 'about', label: { nl: 'Privacy', en: 'Privacy' }, target: '/privacy' },
  { group: 'about', label: { nl: 'Cookies', en: 'Cookies' }, target: '/cookies' },
  {
    group: 'about',
    label: { nl: 'Toegankelijkheid', en: 'Accessibility' },
    target: '/toegankelijkheid',
  },
  { group: 'about', label: { nl: 'Voorwaarden', en: 'Terms' }, target: '/voorwaarden' },
  { group: 'about', label: { nl: 'Colofon', en: 'Colophon' }, target: '/colofon' },
]
