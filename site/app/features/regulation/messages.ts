import { defineMessages } from '~/i18n/messages.ts'

export const regulationMessages = defineMessages({
  nl: {
    title: 'Reglement standhouders',
    version: (version: string) => `Versie ${version}`,
    adopted: (date: string) => `vastgesteld op ${date}`,
    validFrom: (date: string) => `geldig vanaf ${date}`,
    contents: 'Inhoud',
    linkTo: (number: string) => `Link naar artikel ${number}`,
    download: 'Download als pdf',
    versions: 'Versies',
    older: (current: string) => `Dit is een oudere versie. Nu geldt versie ${current}.`,
    coming: (date: string, current: string) =>
      `Deze versie geldt vanaf ${date}. Tot die dag geldt versie ${current}.`,
    toCurrent: 'Lees de geldende versie',
    follows: 'Het reglement volgt.',
    followsHint: 'Vraag ons gerust wat u al mag weten.',
    contact: 'Neem contact op',
    page: (page: number, pages: number) => `${page} van ${pages}`,
  },
  en: {
    title: 'Exhibitor rules',
    version: (version) => `Version ${version}`,
    adopted: (date) => `adopted on ${date}`,
    validFrom: (date) => `in force from ${date}`,
    contents: 'Contents',
    linkTo: (number) => `Link to article ${number}`,
    download: 'Download as PDF',
    versions: 'Versions',
    older: (current) => `This is an older version. Version ${current} applies now.`,
    coming: (date, current) =>
      `This version comes into force on ${date}. Until then, version ${current} applies.`,
    toCurrent: 'Read the current version',
    follows: 'The rules will follow.',
    followsHint: 'In the meantime, feel free to ask us anything.',
    contact: 'Contact us',
    page: (page, pages) => `${page} of ${pages}`,
  },
})
