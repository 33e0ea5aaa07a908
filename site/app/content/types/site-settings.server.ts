import { defineType } from '../document-type.server.ts'
import { flag, one, requiredText, text } from '../fields.server.ts'
import { optionalLinkTarget } from '../link-target.server.ts'
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
    officeHours: text,
    edition: one(),
    bannerActive: flag,
    bannerText: text,
    bannerTarget: optionalLinkTarget,
    socials: socialLinks(),
    redirectHosts: text,
  },
  localized: ['bannerText', 'officeHours'],
  own: (raw) => ({
    name: raw.name,
    organisation: raw.organisation,
    address: raw.address,
    postcode: raw.postcode,
    city: raw.city,
    kvk: raw.kvk,
    vat: raw.vat,
    email: raw.email,
    phone: raw.phone,
    officeHours: raw.officeHours,
    banner:
      raw.bannerActive && raw.bannerText !== ''
        ? { text: raw.bannerText, target: raw.bannerTarget }
        : null,
    socials: raw.socials,
    redirectHosts: raw.redirectHosts
      .split(/\r?\n/)
      .map((host) => host.trim().toLowerCase())
      .filter((host) => host !== ''),
  }),
  link: (raw, graph) => ({ edition: graph.one('edition', raw.edition) }),
})
