import { defineMessages } from '~/i18n/messages.ts'

export const uiMessages = defineMessages({
  nl: { breadcrumbs: 'Kruimelpad', dutchOnly: 'Alleen in het Nederlands' },
  en: { breadcrumbs: 'Breadcrumb', dutchOnly: 'In Dutch only' },
})
