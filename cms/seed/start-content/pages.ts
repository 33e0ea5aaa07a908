import { contractFormPage } from '../data/pages/contract-form.ts'
import type { PageBlock, PageSeed } from '../types-floor.ts'

type PagePart = Extract<PageBlock, { block: 'part' }>['part']

/** Parts of the site, which have texts of their own, in both languages. */
function parts(...names: readonly PagePart[]): PageSeed['blocks'] {
  const blocks = names.map((part) => ({ block: 'part' as const, part }))
  return { nl: blocks, en: blocks }
}

/** The texts around forms and lists: each names what is on the page, and claims nothing about the fair. */
export const pages: readonly PageSeed[] = [
  {
    slug: 'locatie',
    title: { nl: 'Locatie', en: 'Venue' },
    intro: {
      nl: 'Waar de beurs is, en hoe u er komt.',
      en: 'Where the fair is and how to get there.',
    },
    blocks: parts('venue'),
  },
  {
    slug: 'contact',
    title: { nl: 'Contact', en: 'Contact' },
    intro: {
      nl: 'Stel uw vraag; u krijgt antwoord per mail.',
      en: 'Ask your question; we reply by email.',
    },
    blocks: {
      nl: [
        { block: 'part', part: 'team' },
        { block: 'faq', title: 'Vaak gevraagd', group: 'visitor' },
      ],
      en: [
        { block: 'part', part: 'team' },
        { block: 'faq', title: 'Frequently asked', group: 'visitor' },
      ],
    },
  },
  {
    slug: 'deelnemen-als-standhouder',
    title: { nl: 'Deelnemen als standhouder', en: 'Exhibit' },
    intro: {
      nl: 'Vraag vrijblijvend een stand aan. U hoort van ons wat er vrij is en wat het kost.',
      en: 'Ask for a stand, without obligation. We will tell you what is free and what it costs.',
    },
    blocks: {
      nl: [
        { block: 'part', part: 'calculator' },
        { block: 'part', part: 'tariffs' },
        { block: 'part', part: 'deadlines' },
        { block: 'faq', title: 'Vragen van standhouders', group: 'exhibitor' },
      ],
      en: [
        { block: 'part', part: 'calculator' },
        { block: 'part', part: 'tariffs' },
        { block: 'part', part: 'deadlines' },
        { block: 'faq', title: 'Questions from exhibitors', group: 'exhibitor' },
      ],
    },
  },
  contractFormPage,
  {
    slug: 'adverteren-en-signing',
    title: { nl: 'Adverteren en signing', en: 'Advertising and signage' },
    intro: {
      nl: 'Wat u buiten uw stand kunt laten zien.',
      en: 'How you can be seen beyond your stand.',
    },
    blocks: parts('products'),
  },
  {
    slug: 'reglement-standhouders',
    title: { nl: 'Reglement standhouders', en: 'Exhibitor rules' },
    blocks: parts('articles'),
  },
  {
    slug: 'pers',
    title: { nl: 'Pers', en: 'Press' },
    intro: {
      nl: 'Berichten die u mag overnemen, en een accreditatie voor de beursdagen.',
      en: 'Press releases for you to use, and accreditation for the days of the fair.',
    },
    blocks: parts('press-figures', 'press-releases', 'accreditation'),
  },
  {
    slug: 'c',
    title: { nl: 'Welkom', en: 'Welcome' },
    layout: 'empty',
    seo: { noIndex: true },
    blocks: {
      nl: [
        {
          block: 'cards',
          cards: [
            { title: 'Programma', icon: 'calendar-clock', target: '/programma' },
            { title: 'Plattegrond', icon: 'map', target: '/plattegrond' },
            { title: 'Standhouders', icon: 'store', target: '/standhouders' },
          ],
        },
      ],
      en: [
        {
          block: 'cards',
          cards: [
            { title: 'Programme', icon: 'calendar-clock', target: '/programma' },
            { title: 'Floor plan', icon: 'map', target: '/plattegrond' },
            { title: 'Exhibitors', icon: 'store', target: '/standhouders' },
          ],
        },
      ],
    },
  },
]
