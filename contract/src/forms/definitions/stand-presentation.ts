import { SOCIAL_PLATFORMS } from '../../content/social-platforms.ts'
import type { Field, FormDefinition } from '../definition.ts'
import { httpsAddress } from './https-address.ts'

/** Most themes of one exhibitor. */
const MAX_THEMES = 5

const SOCIAL_NAMES: Readonly<Record<(typeof SOCIAL_PLATFORMS)[number], string>> = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
}

const socialFields = SOCIAL_PLATFORMS.map(
  (name): Field => ({
    ...{ kind: 'url', name, label: { nl: SOCIAL_NAMES[name], en: SOCIAL_NAMES[name] } },
    ...httpsAddress,
  }),
)

export const bodyHelp = {
  nl: 'Een lege regel begint een alinea. ## voor een kopje, - voor een opsomming, **vet**.',
  en: 'An empty line begins a paragraph. ## for a heading, - for a list, **bold**.',
}

/** The presentation of an exhibitor, as they propose it; lengths are those of the content type. */
export const standPresentation = {
  id: 'stand-presentation',
  reference: null,
  title: { nl: 'Presentatie', en: 'Presentation' },
  submitLabel: { nl: 'Bewaar voorstel', en: 'Save draft' },
  maxBodyBytes: 6 * 1024 * 1024,
  keepsDraft: false,
  steps: [
    {
      id: 'presentation',
      title: { nl: 'Presentatie', en: 'Presentation' },
      parts: [
        {
          kind: 'text',
          name: 'name',
          label: { nl: 'Naam', en: 'Name' },
          rules: 'required|length:2,120',
        },
        {
          kind: 'file',
          name: 'logo',
          label: { nl: 'Nieuw logo', en: 'New logo' },
          help: { nl: 'SVG of PNG tot 5.000 kB', en: 'SVG or PNG up to 5,000 kB' },
          files: { kinds: ['svg', 'png'], maxFiles: 1, maxKilobytes: 5000 },
        },
        {
          kind: 'textarea',
          name: 'introNl',
          label: { nl: 'Inleiding, Nederlands', en: 'Introduction, Dutch' },
          help: { nl: 'Eén zin, hoogstens 160 tekens', en: 'One sentence, 160 characters at most' },
          rules: 'required|length:10,160',
          normalise: 'trim',
        },
        {
          kind: 'textarea',
          name: 'introEn',
          label: { nl: 'Inleiding, Engels', en: 'Introduction, English' },
          rules: 'length:0,160',
          normalise: 'trim',
        },
        {
          kind: 'textarea',
          name: 'bodyNl',
          label: { nl: 'Tekst, Nederlands', en: 'Text, Dutch' },
          help: bodyHelp,
          rules: 'length:0,5000',
        },
        {
          kind: 'textarea',
          name: 'bodyEn',
          label: { nl: 'Tekst, Engels', en: 'Text, English' },
          help: bodyHelp,
          rules: 'length:0,5000',
        },
        {
          kind: 'checkboxes',
          name: 'themes',
          label: { nl: 'Thema’s', en: 'Themes' },
          help: { nl: `Hoogstens ${MAX_THEMES}`, en: `${MAX_THEMES} at most` },
          options: 'themes',
          rules: `max:${MAX_THEMES}`,
          messages: {
            max: {
              nl: `Kies er hoogstens ${MAX_THEMES}.`,
              en: `Choose ${MAX_THEMES} at most.`,
            },
          },
        },
        {
          kind: 'url',
          name: 'website',
          label: { nl: 'Website', en: 'Website' },
          ...httpsAddress,
        },
        ...socialFields,
        {
          kind: 'text',
          name: 'contactName',
          label: { nl: 'Contactpersoon', en: 'Contact person' },
          help: { nl: 'Openbaar', en: 'Public' },
          rules: 'length:0,120',
        },
        {
          kind: 'email',
          name: 'contactEmail',
          label: { nl: 'E-mailadres', en: 'Email address' },
          help: { nl: 'Openbaar', en: 'Public' },
          rules: 'email|length:0,254',
        },
        {
          kind: 'tel',
          name: 'contactPhone',
          label: { nl: 'Telefoonnummer', en: 'Telephone number' },
          help: { nl: 'Openbaar', en: 'Public' },
          rules: 'phone',
        },
      ],
    },
  ],
} as const satisfies FormDefinition
