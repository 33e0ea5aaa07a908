import { defineMessages } from '~/i18n/messages.ts'

export const captchaMessages = defineMessages({
  nl: {
    question: (service: string) =>
      `Om te zien dat u een mens bent, laadt dit formulier een controle van ${service}. Die ziet uw IP-adres en kan cookies plaatsen. Uw keuze blijft zes maanden; u verandert haar op de pagina Cookies.`,
    agree: 'Laad de controle',
  },
  en: {
    question: (service) =>
      `To see that you are human, this form loads a check by ${service}. It sees your IP address and may set cookies. Your choice is kept for six months; change it on the Cookies page.`,
    agree: 'Load the check',
  },
})
