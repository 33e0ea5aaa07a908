import { defineMessages } from '~/i18n/messages.ts'

export const consentMessages = defineMessages({
  nl: {
    title: 'Mogen wij uw bezoek laten meetellen?',
    who: (host: string) =>
      `Daarvoor laadt deze site een script van ${host}. Dat ziet uw IP-adres, welke openbare pagina’s u bekijkt en waar u vandaan kwam, en bewaart een kenmerk om uw bezoek te herkennen.`,
    without: 'Zegt u nee, dan werkt alles hetzelfde. U verandert uw keuze altijd op',
    cookies: 'Cookies',
    agree: 'Toestaan',
    refuse: 'Weigeren',
    close: 'Sluiten zonder toestaan',
    agreed: 'U staat het toe. Veranderen kan op de pagina Cookies.',
    refused: 'U weigert. Er wordt niets van anderen geladen.',
  },
  en: {
    title: 'May we have your visit counted?',
    who: (host) =>
      `To do so this site loads a script from ${host}. It sees your IP address, which public pages you view and where you came from, and keeps an identifier to recognise your visit.`,
    without: 'If you refuse, everything works just the same. You can always change your choice on',
    cookies: 'Cookies',
    agree: 'Allow',
    refuse: 'Refuse',
    close: 'Close without allowing',
    agreed: 'You allowed it. You can change this on the Cookies page.',
    refused: 'You refused. Nothing is loaded from others.',
  },
})
