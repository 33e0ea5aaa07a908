import { z } from 'zod'
import { partsWithout } from '../../fair-parts.ts'
import { contentType } from '../content-type.ts'
import { colour, flag, hidden, lines, localized, requiredText, text } from '../fields.ts'
import { optionalLinkTarget } from '../link-target.ts'
import { one } from '../relations.ts'
import { socialLinks } from '../social-link.ts'

/** Hosts as editors wrote them, one a line. */
export const hostNames = lines.transform((hosts): readonly string[] =>
  hosts.map((host) => host.toLowerCase()),
)

/** Whether the fair has a part; see fair-parts.ts. */
const part = hidden(z.boolean().nullish())

export const siteSettings = contentType({
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
    redirectHosts: hostNames,
    tours: part,
    knowledgeSessions: part,
    pavilions: part,
    concepts: part,
    interviews: part,
    vacancies: part,
    networkingList: part,
    mainColour: colour,
    accentColour: colour,
  },
  own: ({ bannerActive, bannerText, bannerTarget, ...rest }) => ({
    banner: bannerActive && bannerText !== '' ? { text: bannerText, target: bannerTarget } : null,
    /** The parts that this fair does without. */
    without: partsWithout(rest),
  }),
})
