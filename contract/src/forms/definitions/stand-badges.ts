import { MAX_BADGES_AT_ONCE } from '../../my-stand/terms.ts'
import type { FormDefinition } from '../definition.ts'
import { nameFields } from './visitor-fields.ts'

const [firstName, infix, lastName] = nameFields

/** Browsers must not fill in the sender's own details. */
const OTHERS = { autocomplete: 'off' } as const

/** Makes badges for people on a stand. */
export const standBadgesForm = {
  id: 'stand-badges',
  reference: null,
  title: { nl: 'Badges toevoegen', en: 'Add badges' },
  submitLabel: { nl: 'Maak de badges', en: 'Make the badges' },
  maxBodyBytes: 64 * 1024,
  keepsDraft: false,
  steps: [
    {
      id: 'badges',
      title: { nl: 'Mensen op de stand', en: 'People at the stand' },
      parts: [
        {
          kind: 'list',
          name: 'people',
          label: { nl: 'Mensen', en: 'People' },
          help: {
            nl: 'Wie een e-mailadres heeft, krijgt de badge per mail en kan inloggen als standpersoneel.',
            en: 'Those with an email address get the badge by email and can sign in as stand staff.',
          },
          itemLabel: { nl: 'Badge', en: 'Badge' },
          addLabel: { nl: 'Nog een badge', en: 'Another badge' },
          pasteLabel: { nl: 'Plak een lijst', en: 'Paste a list' },
          minItems: 1,
          maxItems: MAX_BADGES_AT_ONCE,
          fields: [
            { ...firstName, ...OTHERS },
            { ...infix, ...OTHERS },
            { ...lastName, ...OTHERS },
            {
              kind: 'email',
              name: 'email',
              label: { nl: 'E-mailadres', en: 'Email address' },
              rules: 'email|length:0,254',
              autocomplete: 'off',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies FormDefinition
