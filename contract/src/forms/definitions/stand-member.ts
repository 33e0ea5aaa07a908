import type { FormDefinition } from '../definition.ts'

/** Invites somebody to act for an exhibitor. */
export const standMember = {
  id: 'stand-member',
  reference: null,
  title: { nl: 'Nodig een collega uit', en: 'Invite a colleague' },
  submitLabel: { nl: 'Stuur de uitnodiging', en: 'Send the invitation' },
  maxBodyBytes: 16 * 1024,
  keepsDraft: false,
  steps: [
    {
      id: 'member',
      title: { nl: 'Collega', en: 'Colleague' },
      parts: [
        {
          kind: 'text',
          name: 'name',
          label: { nl: 'Naam', en: 'Name' },
          rules: 'required|length:1,120',
        },
        {
          kind: 'email',
          name: 'email',
          label: { nl: 'E-mailadres', en: 'Email address' },
          rules: 'required|email|length:0,254',
        },
        {
          kind: 'radio',
          name: 'role',
          label: { nl: 'Rol', en: 'Role' },
          rules: 'required',
          initial: 'editor',
          options: [
            {
              value: 'manager',
              label: {
                nl: 'Beheerder: alles, ook het contract en wie erbij mag',
                en: 'Manager: everything, the contract and who has access too',
              },
            },
            {
              value: 'editor',
              label: {
                nl: 'Redacteur: presentatie en taken',
                en: 'Editor: presentation and tasks',
              },
            },
            {
              value: 'staff',
              label: { nl: 'Standpersoneel: op de stand', en: 'Stand staff: at the stand' },
            },
          ],
        },
      ],
    },
  ],
} as const satisfies FormDefinition
