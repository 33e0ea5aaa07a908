import { defineType } from '../document-type.server.ts'
import { flag, hidden, lines, localized, requiredText, text } from '../fields.server.ts'
import { optionalLinkTarget } from '../link-target.server.ts'
import { one } from '../relations.server.ts'
import { socialLinks } from '../social-link.server.ts'

export const siteSettings = defineType({
  name: 'site-settings',
  path: 'site-settings',
  single: true,
  draftAndPublish: false,
  shape: {
    name: requiredText,
    organisation: text,
    address: text,
    postcode: text,
    city: text,
    kvk: text,
    vat: text,
    email: text,
    phone: text,
    /** When the office answers, in words. */
    officeHours: localized(text),
    edition: one('edition'),
    bannerActive: hidden(flag),
    bannerText: localized(hidden(text)),
    bannerTarget: hidden(optionalLinkTarget),
    socials: socialLinks,
    /** Hosts to which redirects and short links may lead. */
    redirectHosts: lines.transform((hosts): readonly string[] =>
      hosts.map((host) => host.toLowerCase()),
    ),
  },
  own: ({ bannerActive, bannerText, bannerTarget }) => ({
    banner: bannerActive && bannerText !== '' ? { text: bannerText, target: bannerTarget } : null,
  }),
})
