import { z } from 'zod'
import { partsWithout } from '../../fair-parts.ts'
import { CORNERS, type Corners, DRAWINGS, TYPEFACES } from '../../house-style/forms.ts'
import { MARKS, type Mark, PLAIN_MARK } from '../../house-style/marks.ts'
import { contentType } from '../content-type.ts'
import { choiceOr, colour, flag, hidden, lines, localized, requiredText, text } from '../fields.ts'
import { optionalLinkTarget } from '../link-target.ts'
import { media } from '../media.ts'
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
    /** Null: of every edition. */
    bannerEdition: hidden(one('edition')),
    bannerText: localized(hidden(text)),
    bannerTarget: hidden(optionalLinkTarget),
    socials: socialLinks,
    /** Hosts to which redirects and short links may lead. */
    redirectHosts: hostNames,
    english: part,
    tours: part,
    knowledgeSessions: part,
    pavilions: part,
    concepts: part,
    interviews: part,
    vacancies: part,
    networkingList: part,
    mainColour: colour,
    accentColour: colour,
    mark: choiceOr(PLAIN_MARK, Object.keys(MARKS) as Mark[]),
    corners: choiceOr('slight', Object.keys(CORNERS) as Corners[]),
    drawing: choiceOr('street', DRAWINGS),
    typeface: choiceOr(TYPEFACES[0], TYPEFACES),
    /** In the head of pages, in place of mark and name. */
    logo: media,
    logoDark: media,
    /** Square; of the browser's tab and the home screen, in place of the mark. */
    icon: media,
    /** On the home page in place of the drawing. */
    heroPhoto: media,
  },
  own: ({ bannerActive, bannerText, bannerTarget, english, ...rest }) => ({
    /** Whether the site is in English too. */
    english: english !== false,
    banner: bannerActive && bannerText !== '' ? { text: bannerText, target: bannerTarget } : null,
    /** The parts that this fair does without. */
    without: partsWithout(rest),
  }),
})
