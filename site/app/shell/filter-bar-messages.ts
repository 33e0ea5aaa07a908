import { defineMessages } from '~/i18n/messages.ts'

export const filterBarMessages = defineMessages({
  nl: { filters: 'Filters', submit: 'Zoeken', close: 'Sluiten', clear: 'Wis filters' },
  en: { filters: 'Filters', submit: 'Search', close: 'Close', clear: 'Clear filters' },
})
