import { defineMessages } from '~/i18n/messages.ts'

export const schemeMessages = defineMessages({
  nl: { scheme: 'Kleuren', device: 'Als apparaat', light: 'Licht', dark: 'Donker' },
  en: { scheme: 'Colours', device: 'Device', light: 'Light', dark: 'Dark' },
})
