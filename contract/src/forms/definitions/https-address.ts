/**
 * Rules and texts of an address on the web, as `checkWebAddress` of the CMS: a user name before an `@`
 * leads visitors astray.
 */
export const httpsAddress = {
  rules: 'url|matches:/^https:[/][/][^/@?#]+(?![^/?#])/|length:0,500',
  messages: {
    matches: {
      nl: 'Begin het adres met https://, zonder gebruikersnaam.',
      en: 'The address must begin with https://, without a user name.',
    },
  },
} as const
