import { MAX_COLLEAGUES } from '../../accounts/group.ts'
import type { FormDefinition } from '../definition.ts'
import { emailField, nameField, organisationField } from './sender-fields.ts'
import { nameFields } from './visitor-fields.ts'

const [firstName, infix, lastName] = nameFields

/** In the list of colleagues browsers must not fill in the sender's own details. */
const OTHERS = { autocomplete: 'off' } as const

/**
 * Inviting colleagues to register (requirements 8.13). Makes no account: each of them registers by the
 * mail that they get once the sender has confirmed.
 */
export const groupRegistration = {
  id: 'group-registration',
  reference: 'GR',
  title: { nl: 'Nodig collega’s uit', en: 'Invite colleagues' },
  submitLabel: { nl: 'Nodig uit', en: 'Invite' },
  maxBodyBytes: 64 * 1024,
  keepsDraft: false,
  steps: [
    {
      id: 'group',
      title: { nl: 'Uw groep', en: 'Your group' },
      parts: [
        {
          ...nameField,
          label: { nl: 'Uw naam', en: 'Your name' },
          help: {
            nl: 'Uw collega’s lezen in de uitnodiging wie hen uitnodigt',
            en: 'The invitation tells your colleagues who invited them',
          },
          rules: 'required|length:0,60',
        },
        { ...organisationField, rules: 'required|length:0,80' },
        {
          ...emailField,
          label: { nl: 'Uw e-mailadres', en: 'Your email address' },
          help: {
            nl: 'U bevestigt eerst; pas daarna gaan de uitnodigingen weg',
            en: 'You confirm first; only then are the invitations sent',
          },
        },
        {
          kind: 'list',
          name: 'colleagues',
          label: { nl: 'Collega’s', en: 'Colleagues' },
          help: {
            nl: `Ten hoogste ${MAX_COLLEAGUES}. Wilt u zelf ook komen, zet uzelf er dan bij.`,
            en: `${MAX_COLLEAGUES} at most. If you are coming too, add yourself.`,
          },
          itemLabel: { nl: 'Collega', en: 'Colleague' },
          addLabel: { nl: 'Collega toevoegen', en: 'Add a colleague' },
          pasteLabel: { nl: 'Plak een lijst', en: 'Paste a list' },
          minItems: 1,
          maxItems: MAX_COLLEAGUES,
          fields: [
            { ...firstName, ...OTHERS },
            { ...infix, ...OTHERS },
            { ...lastName, ...OTHERS },
            {
              kind: 'email',
              name: 'email',
              label: { nl: 'Zakelijk e-mailadres', en: 'Work email address' },
              rules: 'required|email|length:0,254',
              autocomplete: 'off',
              omitFrom: ['mails', 'drafts'],
            },
          ],
        },
        {
          kind: 'checkbox',
          name: 'colleaguesKnow',
          label: {
            nl: 'Mijn collega’s weten dat ik hun naam en e-mailadres doorgeef.',
            en: 'My colleagues know that I pass on their names and email addresses.',
          },
          rules: 'accepted',
        },
      ],
    },
  ],
} as const satisfies FormDefinition
