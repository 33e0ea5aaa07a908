import type { Values } from '../forms/definition.ts'

/** A filled-in contract form: the stand of test B in requirements 9.4. */
export const filledContract: Values = {
  company: {
    legalName: 'Woonstichting De Zandkreek',
    tradeName: '',
    kind: 'housing-association',
    country: 'NL',
    kvk: '00000042',
    entrepreneur: 'yes',
    vatId: 'NL000099998B57',
    street: 'Dijkweg 12',
    postcode: '1234 AB',
    city: 'Meerhaven',
  },
  signatory: {
    name: 'Marieke Zandstra',
    email: 'm.zandstra@zandkreek.example',
    phone: '+31101234567',
    role: 'Bestuurder',
  },
  coordinator: { same: true },
  invoicing: {
    sameAddress: true,
    email: 'facturen@zandkreek.example',
    purchaseOrder: 'PO-2027-18',
    payment: 'sepa',
    accountHolder: 'Woonstichting De Zandkreek',
    iban: 'NL91ABNA0417164300',
  },
  stand: {
    package: 'floor',
    area: '24',
    openSides: '3',
    power: '',
    firstChoice: '1.A12',
    secondChoice: '1.B07',
    thirdChoice: 'any',
  },
  coExhibitors: [
    { name: 'Bouwgroep Kreek', contactName: 'Joris Kreek', email: 'joris@kreek.example' },
  ],
  presentation: {
    listedName: 'De Zandkreek',
    category: 'woningcorporaties',
    intro: 'Wij vernieuwen duizend woningen per jaar in bewoonde staat.',
    logo: [],
  },
  attachments: { policy: [] },
  agreement: { terms: true, regulation: true, authorised: true },
  mandate: { place: 'Meerhaven', agreed: true },
}

/** An order of three stickers and a banner. */
export const filledOrder: Values = {
  lines: [
    { product: 'VS-80', amount: '3' },
    { product: 'BN-160', amount: '1' },
  ],
  customer: {
    exhibitor: 'stapelwerk',
    name: 'Hanna Stapel',
    email: 'hanna@stapelwerk.example',
    phone: '',
    country: 'NL',
    purchaseOrder: 'PO-7',
  },
  artwork: { moment: 'later' },
  agreed: true,
}
