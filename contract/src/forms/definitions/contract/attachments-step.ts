import type { Step } from '../../definition.ts'

/** The attachments. The signed contract follows later: it is made from this form. */
export const attachmentsStep = {
  id: 'attachments',
  title: { nl: 'Bijlagen', en: 'Attachments' },
  parts: [
    {
      kind: 'group',
      name: 'attachments',
      label: { nl: 'Bijlagen', en: 'Attachments' },
      help: {
        nl: 'Het contract om te tekenen krijgt u per e-mail zodra u dit formulier hebt verstuurd',
        en: 'We will email you the contract to sign once you have sent this form',
      },
      fields: [
        {
          kind: 'file',
          name: 'policy',
          label: { nl: 'Verzekeringspolis', en: 'Insurance policy' },
          help: {
            nl: 'Pdf, ten hoogste 5.000 kB. Hebt u die nog niet, dan stuurt u hem later na.',
            en: 'PDF, 5,000 kB at most. If you do not have it yet, you can send it later.',
          },
          files: { kinds: ['pdf'], maxFiles: 1, maxKilobytes: 5_000 },
        },
      ],
    },
  ],
} as const satisfies Step
