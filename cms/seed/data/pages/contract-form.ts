import type { PageSeed } from '../../types-floor.ts'

/** Introduces the contract form: what it asks, and where to turn until it opens. */
export const contractFormPage: PageSeed = {
  slug: 'contractformulier',
  title: { nl: 'Contractformulier', en: 'Contract form' },
  intro: {
    nl: 'Met dit formulier legt u uw stand vast. Het gaat open zodra de formulieren van deze site klaar zijn; hier leest u alvast wat u nodig hebt.',
    en: 'With this form you book your stand. It opens as soon as the forms of this site are ready; here is what you will need.',
  },
  blocks: {
    nl: [
      {
        block: 'text',
        title: 'Wat het formulier vraagt',
        body: '1. **Bedrijf**: statutaire naam, handelsnaam, KvK-nummer, btw-nummer en adres.\n2. **Contact**: wie tekent en wie de stand regelt.\n3. **Facturatie**: het adres en de mailbox voor de factuur, en een inkoopordernummer als u dat gebruikt.\n4. **Stand**: pakket, oppervlak, open zijden en drie voorkeursplekken op de plattegrond.\n5. **Presentatie**: de naam waaronder wij u vermelden, een korte intro en uw logo.\n6. **Bijlagen**: een kopie van uw verzekeringspolis.\n7. **Controle**: de offerte, de voorwaarden en het reglement.',
      },
      {
        block: 'columns',
        title: 'Houd dit bij de hand',
        columns: [
          {
            title: 'Logo',
            body: 'Als SVG, EPS of PNG, maximaal 5.000 kB.',
          },
          {
            title: 'Polis',
            body: 'Als pdf, maximaal 5.000 kB. Hebt u die nog niet, dan stuurt u hem later na.',
          },
          {
            title: 'Drie plekken',
            body: 'Kies ze op de [plattegrond](/plattegrond). Een plek staat vast zodra wij die bevestigen.',
          },
        ],
      },
      { block: 'part', part: 'tariffs' },
      {
        block: 'text',
        title: 'Eerder vastleggen',
        body: 'Mail uw organisatie, het gewenste oppervlak en uw voorkeursplekken naar [info@dakwaarts.example](mailto:info@dakwaarts.example). U krijgt binnen drie werkdagen antwoord, met een offerte. U zit nergens aan vast tot u tekent.',
      },
      {
        block: 'call-to-action',
        title: 'Eerst het reglement lezen',
        text: 'Wat u mag bouwen, wanneer u opbouwt en wat er gebeurt als u annuleert.',
        label: 'Lees het reglement',
        target: '/reglement-standhouders',
      },
    ],
    en: [
      {
        block: 'text',
        title: 'What the form asks',
        body: '1. **Company**: registered name, trade name, chamber of commerce number, VAT number and address.\n2. **Contact**: who signs and who looks after the stand.\n3. **Invoicing**: the address and mailbox for the invoice, and a purchase order number if you use one.\n4. **Stand**: package, area, open sides and three preferred places on the floor plan.\n5. **Presentation**: the name we list you under, a short introduction and your logo.\n6. **Attachments**: a copy of your insurance policy.\n7. **Check**: the quotation, the terms and the regulations.',
      },
      {
        block: 'columns',
        title: 'Keep these at hand',
        columns: [
          {
            title: 'Logo',
            body: 'As SVG, EPS or PNG, 5,000 kB at most.',
          },
          {
            title: 'Policy',
            body: 'As PDF, 5,000 kB at most. If you do not have it yet, send it later.',
          },
          {
            title: 'Three places',
            body: 'Choose them on the [floor plan](/plattegrond). A place is yours once we confirm it.',
          },
        ],
      },
      { block: 'part', part: 'tariffs' },
      {
        block: 'text',
        title: 'Book earlier',
        body: 'Mail your organisation, the area you want and your preferred places to [info@dakwaarts.example](mailto:info@dakwaarts.example). You receive an answer with a quotation within three working days. Nothing binds you until you sign.',
      },
      {
        block: 'call-to-action',
        title: 'Read the rules first',
        text: 'What you may build, when you set up and what happens if you cancel.',
        label: 'Read the rules',
        target: '/reglement-standhouders',
      },
    ],
  },
}
