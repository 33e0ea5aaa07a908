import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the page where an exhibitor writes its presentation. */
export const presentationMessages = defineMessages({
  nl: {
    title: 'Presentatie',
    lead: 'Schrijf een voorstel en dien het in. Wat nu op de site staat, blijft staan tot de organisatie het overneemt.',
    description: 'Naam, teksten, links en logo van uw stand.',
    states: {
      draft: 'Uw voorstel is nog niet ingediend.',
      submitted: 'De organisatie bekijkt uw voorstel. Bewaart u opnieuw, dan haalt u het terug.',
      returned: 'De organisatie vraagt u iets te wijzigen.',
    },
    changed: (n: number) => (n === 1 ? '1 veld gewijzigd' : `${n} velden gewijzigd`),
    savedAt: (by: string, when: string) => `Bewaard door ${by}, ${when}`,
    logo: (name: string) => `Nieuw logo: ${name}`,
    saved: 'Het voorstel is bewaard.',
    submitted: 'Ingediend. U krijgt mail zodra de organisatie het heeft bekeken.',
    live: 'Uw wijziging staat op de site.',
    preview: 'Bekijk het voorbeeld',
    submit: 'Dien in',
    withdraw: 'Trek de indiening in',
    discard: 'Gooi het voorstel weg',
    changedMeanwhile: 'Het voorstel is intussen gewijzigd. Bekijk het en probeer het opnieuw.',
    conflict: (by: string) =>
      `${by || 'Iemand'} bewaarde intussen ook iets. Uw tekst staat er nog; bij elk veld staat wat uw collega bewaarde. Bewaar nog eens om uw tekst te houden.`,
    conflictRemoved: (by: string) =>
      `${by || 'Iemand'} stelt intussen voor dit van de site te halen. Uw tekst staat er nog; bewaar nog eens om dat voorstel te vervangen door uw tekst.`,
    conflictField: (by: string, text: string) =>
      text ? `${by || 'Uw collega'} bewaarde: ${text}` : `${by || 'Uw collega'} maakte dit leeg.`,
    previewTitle: 'Voorbeeld',
    previewNotice: 'Zo ziet uw pagina eruit met het voorstel. Alleen u en uw collega’s zien dit.',
    entries: {
      title: 'Concepten, vacatures, beelden en sessies',
      lead: 'Ze gaan mee als u het voorstel indient.',
      add: {
        concept: 'Nieuw concept',
        vacancy: 'Nieuwe vacature',
        picture: 'Nieuw beeld van de stand',
        session: 'Stel een sessie voor',
      },
      kind: {
        concept: 'Concept',
        vacancy: 'Vacature',
        picture: 'Beeld van de stand',
        session: 'Sessie',
      },
      states: {
        live: 'Op de site',
        changed: 'Gewijzigd',
        new: 'Nieuw',
        removed: 'Gaat van de site',
      },
      none: 'U hebt nog geen concepten, vacatures of beelden.',
    },
    entryTitle: {
      concept: 'Concept van uw stand',
      vacancy: 'Vacature',
      picture: 'Beeld van uw stand',
      session: 'Voorstel voor het programma',
    },
    entryLead: {
      concept: 'Bewaar het hier en dien het in met de rest van uw presentatie.',
      vacancy: 'Bewaar haar hier en dien haar in met de rest van uw presentatie.',
      picture: 'Bewaar het hier en dien het in met de rest van uw presentatie.',
      session:
        'De organisatie beoordeelt uw idee en plant het. Bewaar het hier en dien het in met de rest van uw presentatie.',
    },
    texts: 'Naam, teksten en links',
    newFiles: (names: string) => `Nieuwe bestanden: ${names}`,
    removeEntry: 'Laat dit uit het voorstel',
    takeOff: 'Stel voor dit van de site te halen',
    takesOff:
      'U stelt voor dit van de site te halen. Het blijft staan tot de organisatie dat overneemt.',
    tooManyEntries: (n: number, pictures: number) =>
      `In één voorstel passen er ${n}, en bij een stand ${pictures} van zijn beelden. Dien het eerst in, of haal er een weg.`,
    choosePicture: 'Kies het beeld dat u wilt laten zien.',
    noPreview: 'Er is nog geen voorbeeld: de organisatie moet uw categorie nog kiezen.',
    backToForm: 'Terug naar de presentatie',
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
    conflictRemoved: (by) =>
      `${by || 'Somebody'} proposes to take this off the site meanwhile. Your text is still there; save once more to replace that proposal by your text.`,
    conflictField: (by, text) =>
      text ? `${by || 'Your colleague'} saved: ${text}` : `${by || 'Your colleague'} emptied this.`,
    previewTitle: 'Preview',
    previewNotice: 'This is your page with the draft. Only you and your colleagues see it.',
    entries: {
      title: 'Concepts, vacancies, pictures and sessions',
      lead: 'They go along when you submit the proposal.',
      add: {
        concept: 'New concept',
        vacancy: 'New vacancy',
        picture: 'New picture of the stand',
        session: 'Propose a session',
      },
      kind: {
        concept: 'Concept',
        vacancy: 'Vacancy',
        picture: 'Picture of the stand',
        session: 'Session',
      },
      states: {
        live: 'On the site',
        changed: 'Changed',
        new: 'New',
        removed: 'To be taken off',
      },
      none: 'You have no concepts, vacancies or pictures yet.',
    },
    entryTitle: {
      concept: 'Concept of your stand',
      vacancy: 'Vacancy',
      picture: 'Picture of your stand',
      session: 'Proposed session',
    },
    entryLead: {
      concept: 'Save it here and submit it with the rest of your presentation.',
      vacancy: 'Save it here and submit it with the rest of your presentation.',
      picture: 'Save it here and submit it with the rest of your presentation.',
      session:
        'The organiser reviews and plans your idea. Save it here and submit it with the rest of your presentation.',
    },
    texts: 'Name, texts and links',
    newFiles: (names) => `New files: ${names}`,
    removeEntry: 'Leave this out of the proposal',
    takeOff: 'Propose to take this off the site',
    takesOff: 'You propose to take this off the site. It stays until the organiser accepts that.',
    tooManyEntries: (n, pictures) =>
      `A proposal takes ${n} of these, and a stand ${pictures} of its pictures. Submit it first, or take one away.`,
    choosePicture: 'Choose the picture that you want to show.',
    noPreview: 'There is no preview yet: the organiser still has to choose your category.',
    backToForm: 'Back to the presentation',
  },
})
