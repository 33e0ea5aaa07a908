import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the question whether saved items stay on a device. */
export const keepSavedMessages = defineMessages({
  nl: {
    title: (n: number) =>
      n === 1
        ? 'Wat u bewaarde, staat nog op dit apparaat: 1 onderdeel.'
        : `Wat u bewaarde, staat nog op dit apparaat: ${n} onderdelen.`,
    hint: 'Gebruikt iemand anders dit apparaat ook, wis het dan hier. In uw account blijft het staan.',
    unsent:
      'Niet alles is al bij uw account aangekomen. Wat hier alleen staat, gaat bij wissen verloren.',
    forget: 'Wis van dit apparaat',
    keep: 'Laat staan',
    forgotten: 'Gewist van dit apparaat.',
    kept: 'Het blijft op dit apparaat staan.',
  },
  en: {
    title: (n) =>
      n === 1
        ? 'What you saved is still on this device: 1 item.'
        : `What you saved is still on this device: ${n} items.`,
    hint: 'If someone else uses this device too, delete it here. It remains in your account.',
    unsent:
      'Not everything has reached your account yet. What is only here will be lost if you delete it.',
    forget: 'Delete from this device',
    keep: 'Keep it here',
    forgotten: 'Deleted from this device.',
    kept: 'Kept on this device.',
  },
})
