import { defineMessages } from '~/i18n/messages.ts'

/** Heads of the columns; apart from the other texts because no page needs them. */
export const exportMessages = defineMessages({
  nl: {
    name: 'Naam',
    category: 'Categorie',
    stands: 'Stands',
    halls: 'Hallen',
    pavilion: 'Paviljoen',
    mainExhibitor: 'Hoofdstandhouder',
    themes: 'Thema’s',
    intro: 'Introductie',
    website: 'Website',
    page: 'Pagina',
  },
  en: {
    name: 'Name',
    category: 'Category',
    stands: 'Stands',
    halls: 'Halls',
    pavilion: 'Pavilion',
    mainExhibitor: 'Main exhibitor',
    themes: 'Themes',
    intro: 'Introduction',
    website: 'Website',
    page: 'Page',
  },
})
