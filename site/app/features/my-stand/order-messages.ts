import { defineMessages } from '~/i18n/messages.ts'

/** Texts about orders, documents and invoices of an exhibitor. */
export const orderMessages = defineMessages({
  nl: {
    title: 'Bestellingen en facturen',
    lead: 'Wat u bestelde, hoever de levering is, en wat er te betalen is.',
    invoices: 'Facturen',
    noInvoices: 'Er zijn nog geen facturen. Ze staan hier zodra de organisatie ze heeft gestuurd.',
    paidOn: (day: string) => `Betaald op ${day}`,
    openUntil: (day: string) => `Open, betaal uiterlijk ${day}`,
    lateSince: (day: string) => `Te laat: betalen kon tot en met ${day}`,
    credit: 'Credit',
    bookkeeping:
      'Zoals het in de boekhouding van de organisatie staat. Een betaling is na enkele dagen te zien.',
    orders: 'Bestellingen',
    noOrders: 'U hebt nog niets besteld.',
    order: 'Bestel uit de catalogus',
    states: {
      submitted: 'Ontvangen',
      reviewing: 'In behandeling',
      final: 'Definitief',
      rejected: 'Afgewezen',
    },
    pieces: (n: number) => (n === 1 ? '1 stuk' : `${n} stuks`),
    quantityOf: (product: string) => `Aantal: ${product}`,
    deliveries: { ordered: 'Besteld', confirmed: 'Bevestigd', delivered: 'Geleverd' },
    until: (day: string) => `Te wijzigen tot en met ${day}`,
    change: 'Wijzig de aantallen',
    changeHint: 'Bij aantal 0 vervalt het product. U en de organisatie krijgen een mail.',
    changed: 'Uw bestelling is gewijzigd. De nieuwe bevestiging staat erbij.',
    refusals: {
      'order-changed':
        'Iemand anders wijzigde deze bestelling intussen. Hieronder staat hoe zij nu is.',
      'order-closed':
        'Deze regel is niet meer te wijzigen. Bel of mail de organisatie als het toch moet.',
      'order-empty': 'Wilt u alles annuleren, neem dan contact op met de organisatie.',
      'order-maximum': 'Zoveel kunt u hiervan niet bestellen.',
      'proof-answered':
        'Deze drukproef is al beantwoord, of er is een nieuwe. Hieronder staat hoe het nu is.',
      later: 'Dit is nu niet opgeslagen. Probeer het over een minuut opnieuw.',
    },
    proofs: 'Drukproeven',
    proofsWait: (n: number) =>
      n === 1 ? '1 drukproef wacht op uw akkoord' : `${n} drukproeven wachten op uw akkoord`,
    proofHint: 'Controleer tekst, maat en kleur. Wij maken het pas na uw akkoord.',
    approve: 'Keur goed',
    sendBack: 'Stuur terug',
    whatElse: 'Wat moet er anders?',
    approvedBy: (by: string) => `Goedgekeurd door ${by}`,
    returnedBy: (by: string) => `Teruggestuurd door ${by}. De organisatie maakt een nieuwe.`,
    proofAnswered: 'Uw antwoord op de drukproef is verstuurd.',
    documents: 'Contract en offerte',
    noDocuments: 'Er zijn geen documenten.',
    openOverview: (n: number, sum: string) =>
      n === 0
        ? 'Alle facturen zijn betaald'
        : n === 1
          ? `1 factuur open, ${sum}`
          : `${n} facturen open, ${sum}`,
    invoicesFollow: 'Facturen volgen',
    lateOverview: (n: number) => (n === 1 ? '1 is te laat' : `${n} zijn te laat`),
  },
  en: {
    title: 'Orders and invoices',
    lead: 'What you ordered, how far delivery is, and what is to be paid.',
    invoices: 'Invoices',
    noInvoices: 'There are no invoices yet. They appear here once the organiser has sent them.',
    paidOn: (day) => `Paid on ${day}`,
    openUntil: (day) => `Open, please pay by ${day}`,
    lateSince: (day) => `Overdue: payment was due by ${day}`,
    credit: 'Credit',
    bookkeeping: 'As the organiser’s bookkeeping has it. A payment shows after a few days.',
    orders: 'Orders',
    noOrders: 'You have not ordered anything yet.',
    order: 'Order from the catalogue',
    states: {
      submitted: 'Received',
      reviewing: 'Being handled',
      final: 'Final',
      rejected: 'Rejected',
    },
    pieces: (n) => (n === 1 ? '1 item' : `${n} items`),
    quantityOf: (product) => `Quantity: ${product}`,
    deliveries: { ordered: 'Ordered', confirmed: 'Confirmed', delivered: 'Delivered' },
    until: (day) => `Can be changed until ${day}`,
    change: 'Change quantities',
    changeHint: 'A quantity of 0 takes the product out. You and the organiser get an email.',
    changed: 'Your order has been changed. The new confirmation is with it.',
    refusals: {
      'order-changed':
        'Somebody else has changed this order meanwhile. Below is how it stands now.',
      'order-closed': 'This line can no longer be changed. Please call or email the organiser.',
      'order-empty': 'To cancel everything, please contact the organiser.',
      'order-maximum': 'You cannot order that many of these.',
      'proof-answered':
        'This proof has been answered already, or there is a new one. Below is how it stands now.',
      later: 'This has not been saved. Please try again in a minute.',
    },
    proofs: 'Proofs',
    proofsWait: (n) =>
      n === 1
        ? '1 proof is waiting for your approval'
        : `${n} proofs are waiting for your approval`,
    proofHint: 'Check text, size and colour. We start production after your approval.',
    approve: 'Approve',
    sendBack: 'Send back',
    whatElse: 'What should change?',
    approvedBy: (by) => `Approved by ${by}`,
    returnedBy: (by) => `Sent back by ${by}. The organiser makes a new one.`,
    proofAnswered: 'Your answer to the proof has been sent.',
    documents: 'Contract and quotation',
    noDocuments: 'There are no documents.',
    openOverview: (n, sum) =>
      n === 0
        ? 'All invoices are paid'
        : n === 1
          ? `1 invoice open, ${sum}`
          : `${n} invoices open, ${sum}`,
    invoicesFollow: 'Invoices will follow',
    lateOverview: (n) => `${n} overdue`,
  },
})
