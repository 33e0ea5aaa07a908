import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the page where an exhibitor writes its presentation. */
export const presentationMessages = defineMessages({
  nl: {
    title: 'Presentatie',
    lead: 'Schrijf een concept en dien het in. Wat nu op de site staat, blijft staan tot de organisatie het overneemt.',
    description: 'Naam, teksten, links en logo van uw stand.',
    states: {
      draft: 'Uw concept is nog niet ingediend.',
      submitted: 'De organisatie bekijkt uw voorstel. Bewaart u opnieuw, dan haalt u het terug.',
      returned: 'De organisatie vraagt u iets te wijzigen.',
    },
    changed: (n: number) => (n === 1 ? '1 veld gewijzigd' : `${n} velden gewijzigd`),
    savedAt: (by: string, when: string) => `Bewaard door ${by}, ${when}`,
    logo: (name: string) => `Nieuw logo: ${name}`,
    saved: 'Het concept is bewaard.',
    submitted: 'Ingediend. U krijgt mail zodra de organisatie het heeft bekeken.',
    live: 'Uw wijziging staat op de site.',
    preview: 'Bekijk het voorbeeld',
    submit: 'Dien in',
    withdraw: 'Trek de indiening in',
    discard: 'Gooi het concept weg',
    changedMeanwhile: 'Het concept is intussen gewijzigd. Bekijk het en probeer het opnieuw.',
    conflict: (by: string) =>
      `${by || 'Iemand'} bewaarde intussen ook iets. Uw tekst staat er nog; bij elk veld staat wat uw collega bewaarde. Bewaar nog eens om uw tekst te houden.`,
    conflictField: (by: string, text: string) =>
      text ? `${by || 'Uw collega'} bewaarde: ${text}` : `${by || 'Uw collega'} maakte dit leeg.`,
    previewTitle: 'Voorbeeld',
    previewNotice: 'Zo ziet uw pagina eruit met het concept. Alleen u en uw collega’s zien dit.',
    previewLogo: 'Het nieuwe logo ziet u zodra het is overgenomen.',
    noPreview: 'Er is nog geen voorbeeld: de organisatie moet uw categorie nog kiezen.',
    backToForm: 'Terug naar het concept',
  },
  en: {
    title: 'Presentation',
    lead: 'Write a draft and submit it. What is on the site now stays there until the organiser accepts it.',
    description: 'Name, texts, links and logo of your stand.',
    states: {
      draft: 'Your draft has not been submitted yet.',
      submitted: 'The organiser is reviewing your proposal. Saving again takes it back.',
      returned: 'The organiser asks you to change something.',
    },
    changed: (n) => (n === 1 ? '1 field changed' : `${n} fields changed`),
    savedAt: (by, when) => `Saved by ${by}, ${when}`,
    logo: (name) => `New logo: ${name}`,
    saved: 'The draft has been saved.',
    submitted: 'Submitted. You will get an email once the organiser has reviewed it.',
    live: 'Your change is on the site.',
    preview: 'View the preview',
    submit: 'Submit',
    withdraw: 'Take back',
    discard: 'Discard the draft',
    changedMeanwhile: 'The draft has changed meanwhile. Have a look and try again.',
    conflict: (by) =>
      `${by || 'Somebody'} saved something meanwhile. Your text is still there; each field says what your colleague saved. Save once more to keep your text.`,
    conflictField: (by, text) =>
      text ? `${by || 'Your colleague'} saved: ${text}` : `${by || 'Your colleague'} emptied this.`,
    previewTitle: 'Preview',
    previewNotice: 'This is your page with the draft. Only you and your colleagues see it.',
    previewLogo: 'You will see the new logo once it has been accepted.',
    noPreview: 'There is no preview yet: the organiser still has to choose your category.',
    backToForm: 'Back to the draft',
  },
})
