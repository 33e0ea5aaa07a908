import type { PageSeed } from '../../../types-floor.ts'

/** Terms for visitors and for using the site; exhibitors have their own rules. */
export const termsPage: PageSeed = {
  slug: 'voorwaarden',
  title: { nl: 'Voorwaarden', en: 'Terms' },
  intro: {
    nl: 'Kort: u komt gratis binnen, gedraagt u als gast, en wij zorgen dat het veilig is. Versie 2, 1 september 2026.',
    en: 'In short: you enter free of charge, behave as a guest, and we see to safety. Version 2, 1 September 2026.',
  },
  blocks: {
    nl: [
      {
        block: 'text',
        title: 'Registreren',
        body: '1. De beurs is voor wie bij een corporatie, overheid, ontwikkelaar, bouwer, adviseur of opleiding werkt. Registreren is gratis en persoonlijk.\n2. U geeft juiste gegevens. U mag uw registratie tot de dag zelf wijzigen of intrekken.\n3. Uw badge draagt u zichtbaar en geeft u niet door.',
      },
      {
        block: 'text',
        title: 'Sessies en tours',
        body: '1. Een aanmelding houdt uw plaats tot vijf minuten voor aanvang; daarna gaat zij naar de wachtlijst.\n2. Kunt u niet komen, meld u dan af. Wie drie keer niet verschijnt, kan zich die dag niet meer voor tours aanmelden.\n3. Wij mogen een sessie wijzigen, verplaatsen of annuleren. Het programma op deze site is dan leidend.',
      },
      {
        block: 'text',
        title: 'In de hallen',
        body: '1. Aanwijzingen van de veiligheidsploeg gaan voor op het programma.\n2. U laat anderen met rust: geen intimidatie, discriminatie of reclame zonder stand. Wie zich misdraagt, verlaat de beurs.\n3. U fotografeert gerust, maar niet wie een keycord “geen foto” draagt.\n4. Uw eigendommen blijven bij u; de garderobe is bewaakt maar niet verzekerd.\n5. Roken, ook elektronisch, kan buiten.',
      },
      {
        block: 'text',
        title: 'Aansprakelijkheid',
        body: 'Wij zijn aansprakelijk voor schade die het gevolg is van onze fout, tot het bedrag dat onze verzekeraar uitkeert. Die grens geldt niet bij opzet, grove schuld of letsel. Gaat de beurs door overmacht niet door, dan vergoeden wij geen reis- of verblijfkosten.',
      },
      {
        block: 'text',
        title: 'Het gebruik van deze site',
        body: 'Teksten en foto’s van ons mag u, tenzij anders vermeld, gebruiken onder CC BY 4.0 met een link naar de bron. Logo’s, brochures en beschrijvingen zijn van de standhouders zelf; wij controleren die niet op juistheid. U probeert de site niet te verstoren, en meldt een lek aan [security@dakwaarts.example](mailto:security@dakwaarts.example) voordat u het deelt.',
      },
      {
        block: 'text',
        title: 'Klachten en recht',
        body: 'Een klacht legt u eerst aan ons voor via [contact](/contact); u krijgt binnen tien werkdagen antwoord. Nederlands recht is van toepassing en de rechtbank in Meerhaven is bevoegd. Voor standhouders geldt het [reglement](/reglement-standhouders).',
      },
    ],
    en: [
      {
        block: 'text',
        title: 'Registration',
        body: '1. The fair is for people who work for a housing association, public authority, developer, builder, consultancy or college. Registration is free of charge and personal.\n2. You give correct details. You may change or cancel your registration until the day itself.\n3. You wear your badge visibly and do not pass it on.',
      },
      {
        block: 'text',
        title: 'Sessions and tours',
        body: '1. A sign-up holds your place until five minutes before the start; after that it goes to the waiting list.\n2. If you cannot come, cancel. Anyone who fails to appear three times cannot sign up for tours again that day.\n3. We may change, move or cancel a session. The programme on this site is then decisive.',
      },
      {
        block: 'text',
        title: 'In the halls',
        body: '1. Instructions of the safety crew take precedence over the programme.\n2. You leave others in peace: no harassment, discrimination or advertising without a stand. Whoever misbehaves leaves the fair.\n3. Do take photographs, but not of people who wear a “no photo” lanyard.\n4. Your belongings remain with you; the cloakroom is guarded but not insured.\n5. Smoking, electronic too, is for outdoors.',
      },
      {
        block: 'text',
        title: 'Liability',
        body: 'We are liable for damage that results from our fault, up to the amount our insurer pays out. That limit does not apply to intent, gross negligence or injury. If force majeure prevents the fair, we do not refund travel or accommodation.',
      },
      {
        block: 'text',
        title: 'Using this site',
        body: 'You may use our texts and photos under CC BY 4.0 with a link to the source, unless stated otherwise. Logos, brochures and descriptions belong to the exhibitors; we do not check whether they are correct. You do not try to disrupt the site, and report a leak to [security@dakwaarts.example](mailto:security@dakwaarts.example) before you share it.',
      },
      {
        block: 'text',
        title: 'Complaints and law',
        body: 'Bring a complaint to us first through [contact](/contact); you receive an answer within ten working days. Dutch law applies and the court of Meerhaven has jurisdiction. The [rules](/reglement-standhouders) apply to exhibitors. The Dutch text is binding.',
      },
    ],
  },
}
