import type { FormDefinition } from '../definition.ts'

/** A photo that a member of an exhibitor keeps with a lead, such as a sketch. */
export const leadPhoto = {
  id: 'lead-photo',
  reference: null,
  title: { nl: 'Foto van een schets', en: 'Photo of a sketch' },
  submitLabel: { nl: 'Bewaar de foto', en: 'Save the photo' },
  maxBodyBytes: 12 * 1024 * 1024,
  keepsDraft: false,
  steps: [
    {
      id: 'photo',
      title: { nl: 'Foto van een schets', en: 'Photo of a sketch' },
      parts: [
        {
          kind: 'file',
          name: 'photo',
          label: { nl: 'Foto van een schets', en: 'Photo of a sketch' },
          help: {
            nl: 'JPEG of PNG tot 10.000 kB. Geen foto van mensen.',
            en: 'JPEG or PNG up to 10,000 kB. No photo of people.',
          },
          rules: 'required',
          files: { kinds: ['jpeg', 'png'], maxFiles: 1, maxKilobytes: 10_000 },
        },
      ],
    },
  ],
} as const satisfies FormDefinition
