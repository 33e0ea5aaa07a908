import type { PageSeed } from '../../../types-floor.ts'

/** Terms for visitors and for using the site; exhibitors have their own rules. */
export const termsPage: PageSeed = {
  slug: 'voorwaarden',
  title: { nl: 'Voorwaarden', en: 'Terms' },
  intro: {
    nl: 'Kort: u komt gratis binnen, gedraagt u als gast, en wij zorgen dat het veilig is. Versie 2, 1 september 2026.',
    en: 'In short: admission is free, you behave as a guest would, and we take care of safety. Version 2, 1 September 2026.',
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
        body: '1. Zalen en tours hebben een beperkt aantal plaatsen. Is een onderdeel vol, dan laten wij uit veiligheid niemand meer toe.\n2. Wij mogen een sessie wijzigen, verplaatsen of annuleren. Het programma op deze site is dan leidend.',
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
        body: '1. The fair is for people who work for a housing association, public authority, developer, builder, consultancy or college. Registration is free of charge and personal.\n2. You provide correct details. You may change or cancel your registration up to the day itself.\n3. You wear your badge visibly and do not pass it on.',
      },
      {
        block: 'text',
        title: 'Sessions and tours',
        body: '1. Rooms and tours have a limited number of places. Once an item is full, we admit no one else, for safety reasons.\n2. We may change, move or cancel a session. The programme on this site then prevails.',
      },
      {
        block: 'text',
        title: 'In the halls',
        body: '1. Instructions of the safety crew take precedence over the programme.\n2. You leave others in peace: no harassment, discrimination or advertising without a stand. Anyone who misbehaves must leave the fair.\n3. You are welcome to take photographs, but not of people wearing a “no photo” lanyard.\n4. You remain responsible for your belongings; the cloakroom is staffed but not insured.\n5. Smoking, including e-cigarettes, is for outdoors only.',
      },
      {
        block: 'text',
        title: 'Liability',
        body: 'We are liable for damage caused by our fault, up to the amount our insurer pays out. That limit does not apply to intent, gross negligence or injury. If force majeure prevents the fair, we do not refund travel or accommodation.',
      },
      {
        block: 'text',
        title: 'Using this site',
        body: 'You may use our texts and photos under CC BY 4.0 with a link to the source, unless stated otherwise. Logos, brochures and descriptions belong to the exhibitors; we do not check whether they are correct. Do not try to disrupt the site, and report any vulnerability to [security@dakwaarts.example](mailto:security@dakwaarts.example) before you disclose it.',
      },
      {
        block: 'text',
        title: 'Complaints and law',
        body: 'Bring any complaint to us first through the [contact page](/contact); you will receive an answer within ten working days. Dutch law applies and the court of Meerhaven has jurisdiction. The [exhibitor rules](/reglement-standhouders) apply to exhibitors. The Dutch text is binding.',
      },
    ],
  },
}
