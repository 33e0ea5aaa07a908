import { count } from '@beursvloer/contract/count'

/** The fixed texts of documents. */
export const documentTexts = {
  nl: {
    reference: 'Kenmerk',
    date: 'Datum',
    edition: 'Beurs',
    tariff: 'Tarief',
    contractTitle: 'Offerte en contract',
    contractLead: (fair: string) =>
      `Dank u voor uw contractformulier. Dit is onze offerte voor ${fair}. Bent u akkoord, stuur ons dan dit document getekend terug.`,
    placeIndicative:
      'Uw plaats in de hal staat vast zodra wij die bevestigen; tot dan zijn uw voorkeuren een wens.',
    placeOffered: (stand: string) =>
      `Deze offerte geldt voor stand ${stand} en vervangt onze eerdere offerte.`,
    early: (date: string) =>
      `De vroegboekkorting geldt als wij dit contract uiterlijk ${date} getekend terug hebben.`,
    parties: 'Partijen',
    organiser: 'Organisator',
    exhibitor: 'Standhouder',
    kvk: 'KvK',
    vat: 'Btw-nummer',
    quotation: 'Offerte',
    item: 'Onderdeel',
    calculation: 'Berekening',
    amount: 'Bedrag',
    reversed: (vatId: string) =>
      `Btw verlegd naar ${vatId} (artikelen 44 en 196 van Richtlijn 2006/112/EG).`,
    outside: 'Dienst aan een ondernemer buiten de Europese Unie: geen Nederlandse btw.',
    payment: 'Betalen',
    instalment: 'Termijn',
    due: 'Uiterlijk',
    afterSigning: (days: number) => `${count(days, 'dag', 'dagen')} na ondertekening`,
    beforeFair: (days: number) => `${count(days, 'dag', 'dagen')} voor de beurs`,
    byInvoice: (email: string) => `U betaalt op factuur. Die gaat naar ${email}.`,
    byDirectDebit: 'Wij schrijven de termijnen af met de SEPA-machtiging bij dit contract.',
    byDirectDebitLater:
      'U wilt per SEPA-incasso betalen. Wij sturen u daarvoor een aparte machtiging.',
    cancelling: 'Annuleren',
    moment: 'Wanneer',
    owed: 'Verschuldigd',
    before: (months: number) => `Meer dan ${count(months, 'maand', 'maanden')} voor de beurs`,
    between: (from: number, until: number) =>
      `Van ${from} tot ${count(until, 'maand', 'maanden')} voor de beurs`,
    last: 'Daarna',
    always: 'Op elk moment',
    signing: 'Ondertekening',
    signingText:
      'Met uw handtekening gaat u akkoord met deze offerte, met de voorwaarden en met het reglement voor standhouders. U verklaart dat u uw organisatie mag binden.',
    name: 'Naam',
    role: 'Functie',
    place: 'Plaats',
    signature: 'Handtekening',
    mandateTitle: 'Doorlopende machtiging SEPA',
    mandateText: (creditor: string) =>
      `Door ondertekening van dit formulier geeft u toestemming aan ${creditor} om doorlopende incasso-opdrachten te sturen naar uw bank om een bedrag van uw rekening af te schrijven en aan uw bank om doorlopend een bedrag van uw rekening af te schrijven overeenkomstig de opdracht van ${creditor}.`,
    mandateRefund:
      'Als u het niet eens bent met deze afschrijving, kunt u deze laten terugboeken. Neem hiervoor binnen acht weken na afschrijving contact op met uw bank. Vraag uw bank naar de voorwaarden.',
    creditor: 'Incassant',
    creditorId: 'Incassant-ID',
    mandateReference: 'Kenmerk machtiging',
    reason: 'Reden van betaling',
    reasonText: (fair: string) => `Deelname aan ${fair}`,
    debtor: 'Geïncasseerde',
    account: 'IBAN',
    accountHolder: 'Rekening op naam van',
    address: 'Adres',
    orderTitle: 'Orderbevestiging',
    orderLead: (fair: string) =>
      `Dank u voor uw bestelling voor ${fair}. Klopt er iets niet, laat het ons dan binnen drie werkdagen weten.`,
    ordered: 'Bestelling',
    customer: 'Besteld door',
    contact: 'Contactpersoon',
    purchaseOrder: 'Inkoopordernummer',
    artwork: 'Bestanden aanleveren',
    artworkNow: 'Uw bestanden zijn bij ons binnen.',
    artworkLater: (email: string) =>
      `Stuur uw bestanden uiterlijk op deze datums naar ${email}, met het kenmerk erbij.`,
    product: 'Product',
    format: 'Bestand',
    terms: 'Op deze bestelling gelden onze voorwaarden. U ontvangt de factuur apart.',
  },
  en: {
    reference: 'Reference',
    date: 'Date',
    edition: 'Fair',
    tariff: 'Price list',
    contractTitle: 'Quotation and contract',
    contractLead: (fair: string) =>
      `Thank you for your contract form. This is our quotation for ${fair}. If you agree, please sign this document and return it to us.`,
    placeIndicative:
      'Your place in the hall is final once we confirm it; until then, your preferences are requests.',
    placeOffered: (stand: string) =>
      `This quotation is for stand ${stand} and replaces our earlier one.`,
    early: (date: string) =>
      `The early booking discount applies if we receive this contract, signed, by ${date}.`,
    parties: 'Parties',
    organiser: 'Organiser',
    exhibitor: 'Exhibitor',
    kvk: 'KvK',
    vat: 'VAT number',
    quotation: 'Quotation',
    item: 'Item',
    calculation: 'Calculation',
    amount: 'Amount',
    reversed: (vatId: string) =>
      `VAT reverse-charged to ${vatId} (“btw verlegd”, articles 44 and 196 of Directive 2006/112/EC).`,
    outside: 'Service to a business outside the European Union: no Dutch VAT.',
    payment: 'Payment',
    instalment: 'Instalment',
    due: 'Due',
    afterSigning: (days: number) => `${count(days, 'day', 'days')} after signing`,
    beforeFair: (days: number) => `${count(days, 'day', 'days')} before the fair`,
    byInvoice: (email: string) => `You pay by invoice, which we will send to ${email}.`,
    byDirectDebit:
      'We will collect the instalments under the SEPA mandate enclosed with this contract.',
    byDirectDebitLater:
      'You have chosen to pay by SEPA direct debit. We will send you a separate mandate.',
    cancelling: 'Cancellation',
    moment: 'When',
    owed: 'Amount due',
    before: (months: number) => `More than ${count(months, 'month', 'months')} before the fair`,
    between: (from: number, until: number) =>
      `${from} to ${count(until, 'month', 'months')} before the fair`,
    last: 'Later than that',
    always: 'At any time',
    signing: 'Signing',
    signingText:
      'By signing, you agree to this quotation, the terms and conditions and the exhibitor rules, and you declare that you are authorised to bind your organisation.',
    name: 'Name',
    role: 'Job title',
    place: 'Place',
    signature: 'Signature',
    mandateTitle: 'SEPA Direct Debit mandate, recurrent',
    mandateText: (creditor: string) =>
      `By signing this mandate form, you authorise (A) ${creditor} to send instructions to your bank to debit your account and (B) your bank to debit your account in accordance with the instructions from ${creditor}.`,
    mandateRefund:
      'As part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within 8 weeks starting from the date on which your account was debited. Your rights are explained in a statement that you can obtain from your bank.',
    creditor: 'Creditor',
    creditorId: 'Creditor identifier',
    mandateReference: 'Mandate reference',
    reason: 'Reason for payment',
    reasonText: (fair: string) => `Participation in ${fair}`,
    debtor: 'Debtor',
    account: 'IBAN',
    accountHolder: 'Account holder',
    address: 'Address',
    orderTitle: 'Order confirmation',
    orderLead: (fair: string) =>
      `Thank you for your order for ${fair}. If anything is incorrect, please let us know within three working days.`,
    ordered: 'Order',
    customer: 'Ordered by',
    contact: 'Contact',
    purchaseOrder: 'Purchase order number',
    artwork: 'Submitting files',
    artworkNow: 'We have received your files.',
    artworkLater: (email: string) =>
      `Please send your files to ${email} by these dates, quoting the reference.`,
    product: 'Product',
    format: 'File',
    terms: 'Our terms and conditions apply to this order. The invoice will follow separately.',
  },
} as const

export type DocumentTexts = (typeof documentTexts)['nl' | 'en']
