import type { PageSeed } from '../../types-floor.ts'

/**
 * Privacy, cookies, accessibility, terms and colophon. The legal texts follow Dutch practice but are
 * examples: have your own checked by a lawyer. The colophon has no English, so the English site shows
 * the Dutch text.
 */
export const legalPages: PageSeed[] = [
  {
    slug: 'privacy',
    title: { nl: 'Privacyverklaring', en: 'Privacy statement' },
    intro: {
      nl: 'Wat wij van u weten, waarom, hoe lang, en hoe u dat verandert.',
      en: 'What we know about you, why, for how long, and how you change that.',
    },
    blocks: {
      nl: [
        {
          block: 'text',
          title: 'Wie is verantwoordelijk',
          body: 'Stichting Dakwaarts (fictief), Kade 1, 1000 AA Meerhaven, KvK 00000001, is verantwoordelijk voor de gegevens die u via deze site geeft. Vragen mailt u naar info@dakwaarts.example.',
        },
        {
          block: 'table',
          caption: 'Welke gegevens, waarvoor en hoe lang',
          rows: [
            'Gegevens|Waarvoor|Grondslag|Bewaartermijn',
            'Naam, e-mailadres, organisatie, functie|Uw registratie en badge|Uitvoering van uw registratie|Tot zes maanden na de beurs',
            'Dagen en sessies die u kiest|Plaatsen verdelen en wachtlijsten|Uitvoering van uw registratie|Tot zes maanden na de beurs',
            'Toegankelijkheidswens|U die dag kunnen ontvangen|Uw uitdrukkelijke toestemming|Tot één week na de beurs',
            'Inschrijving nieuwsbrief|De nieuwsbrief sturen|Uw toestemming|Tot u zich afmeldt',
            'Contract en facturen van standhouders|Het contract en de boekhouding|Overeenkomst en wettelijke plicht|Zeven jaar',
            'Berichten via het contactformulier|Uw vraag beantwoorden|Gerechtvaardigd belang|Eén jaar',
          ],
        },
        {
          block: 'text',
          title: 'Wie ziet uw gegevens',
          body: 'Standhouders krijgen uw gegevens alleen als u uw badge bij hen laat scannen. U kiest dat per stand; zonder scan gebeurt er niets. In de netwerklijst staat u alleen als u dat zelf aanzet.\n\nOnze hostingpartij en mailverzender verwerken gegevens in onze opdracht, binnen de Europese Unie. Wij verkopen niets.',
        },
        {
          block: 'text',
          title: 'Foto’s',
          body: 'Op de beurs wordt gefotografeerd. Borden bij de ingang zeggen door wie en waarvoor. Met een keycord in een andere kleur laat u zien dat u niet op de foto wilt. Wilt u een foto van deze site laten halen, gebruik dan het [contactformulier](/contact) met het onderwerp “foto verwijderen”.',
        },
        {
          block: 'text',
          title: 'Uw rechten',
          body: 'U mag uw gegevens inzien, verbeteren, downloaden en laten wissen. In uw [profiel](/bezoekersprofiel) doet u dat zelf. Per mail mag ook; wij antwoorden binnen een maand en vragen zo nodig om bewijs dat u het bent. Toestemming die u gaf, trekt u met één klik in.\n\nBent u niet tevreden, dan kunt u een klacht indienen bij de Autoriteit Persoonsgegevens.',
        },
      ],
      en: [
        {
          block: 'text',
          title: 'Who is responsible',
          body: 'Stichting Dakwaarts (fictitious), Kade 1, 1000 AA Meerhaven, Chamber of Commerce 00000001, is responsible for the details you give through this site. Send questions to info@dakwaarts.example.',
        },
        {
          block: 'table',
          caption: 'Which details, for what and for how long',
          rows: [
            'Details|For what|Legal ground|Kept',
            'Name, e-mail address, organisation, job|Your registration and badge|Carrying out your registration|Until six months after the fair',
            'Days and sessions you choose|Dividing places and waiting lists|Carrying out your registration|Until six months after the fair',
            'Accessibility needs|Being able to receive you that day|Your explicit consent|Until one week after the fair',
            'Newsletter subscription|Sending the newsletter|Your consent|Until you unsubscribe',
            'Contracts and invoices of exhibitors|The contract and our accounts|Contract and legal duty|Seven years',
            'Messages from the contact form|Answering your question|Legitimate interest|One year',
          ],
        },
        {
          block: 'text',
          title: 'Who sees your details',
          body: 'Exhibitors only receive your details if you have your badge scanned. You choose this per stand; without a scan nothing happens. You appear in the networking list only if you switch that on yourself.\n\nOur hosting company and mail sender process data on our behalf, within the European Union. We sell nothing.',
        },
        {
          block: 'text',
          title: 'Photographs',
          body: 'Photographs are taken at the fair. Signs at the entrance say by whom and for what. A lanyard in another colour shows that you do not want to be photographed. To have a photo removed from this site, use the [contact form](/contact) with the subject “remove photo”.',
        },
        {
          block: 'text',
          title: 'Your rights',
          body: 'You may view, correct, download and erase your details. In your [profile](/bezoekersprofiel) you do that yourself. By e-mail is fine too; we answer within a month and may ask for proof of who you are. Consent you gave is withdrawn with one click.\n\nIf you are not satisfied, you can complain to the Dutch data protection authority.',
        },
      ],
    },
  },
  {
    slug: 'cookies',
    title: { nl: 'Cookies', en: 'Cookies' },
    intro: {
      nl: 'Eén cookie om de site te laten werken, en niets zonder uw toestemming.',
      en: 'One cookie to make the site work, and nothing without your consent.',
    },
    blocks: {
      nl: [
        {
          block: 'table',
          caption: 'Cookies en wat zij doen',
          rows: [
            'Naam|Waarvoor|Soort|Bewaartermijn',
            'session|Houdt bij welke sessie bij u hoort, zonder naam|Na toestemming|Eén jaar',
            'aanmelding|Laat u ingelogd blijven|Noodzakelijk|Tot u uitlogt',
            'locale|Onthoudt uw taal|Noodzakelijk|365 dagen',
            'keuze|Onthoudt uw antwoord op deze vraag|Noodzakelijk|Eén jaar',
          ],
        },
        {
          block: 'text',
          title: 'Tellen',
          body: 'Zonder toestemming tellen wij bezoeken zonder kenmerk dat naar u leidt: alleen aantallen per pagina per dag. Geeft u toestemming, dan onthouden wij een jaar lang dat twee bezoeken van dezelfde persoon zijn. Wij delen die cijfers met niemand.',
        },
        {
          block: 'text',
          title: 'Weigeren',
          body: 'Weigeren kost evenveel moeite als accepteren: de knoppen staan naast elkaar. Verandert u van gedachten, dan wist u de cookie in uw browser en stelt de site de vraag opnieuw. Meldingen op uw telefoon vraagt de site pas als u op een knop drukt.',
        },
      ],
      en: [
        {
          block: 'table',
          caption: 'Cookies and what they do',
          rows: [
            'Name|For what|Kind|Kept',
            'session|Keeps track of which session is yours, without a name|With consent|One year',
            'aanmelding|Keeps you signed in|Necessary|Until you sign out',
            'locale|Remembers your language|Necessary|365 days',
            'keuze|Remembers your answer to this question|Necessary|One year',
          ],
        },
        {
          block: 'text',
          title: 'Counting',
          body: 'Without consent we count visits without any mark that leads to you: only numbers per page per day. With consent we remember for a year that two visits were by the same person. We share those figures with nobody.',
        },
        {
          block: 'text',
          title: 'Refusing',
          body: 'Refusing takes as much effort as accepting: the buttons are next to each other. If you change your mind, delete the cookie in your browser and the site asks again. The site only asks for notifications after you press a button.',
        },
      ],
    },
  },
  {
    slug: 'toegankelijkheid',
    title: { nl: 'Toegankelijkheidsverklaring', en: 'Accessibility statement' },
    intro: {
      nl: 'Wij bouwen deze site voor WCAG 2.2 op niveau AA. Wat nog niet lukt, staat hier.',
      en: 'We build this site to WCAG 2.2 at level AA. What does not work yet is listed here.',
    },
    blocks: {
      nl: [
        {
          block: 'text',
          title: 'Wat u mag verwachten',
          body: '- Alles is met het toetsenbord te bedienen, ook de plattegrond\n- De plattegrond heeft naast elke kaart een lijst met dezelfde gegevens\n- Klikvlakken zijn ten minste 24 pixels\n- Formulieren onthouden wat u al invulde en zeggen in woorden wat er mis is\n- Kleuren halen een contrast van 4,5 op 1\n- Bewegende onderdelen staan stil als u dat in uw systeem hebt gevraagd',
        },
        {
          block: 'text',
          title: 'Wat nog niet lukt',
          body: 'Enkele PDF’s van standhouders hebben geen tekststructuur. Vraag de inhoud op via [contact](/contact), dan sturen wij de tekst als webpagina. Filmpjes van standhouders hebben niet altijd ondertiteling; wij vragen daar bij aanlevering om.',
        },
        {
          block: 'text',
          title: 'Op de beurs zelf',
          body: 'Beide hallen zijn gelijkvloers. Er zijn twee aangepaste toiletten, een stilteruimte in hal 2 en zes rolstoelplaatsen bij het Hoofdpodium. Ringleiding ligt op het Hoofdpodium, in Kennislab A en aan de Debattafel. Een tolk gebarentaal vraagt u ten minste drie weken van tevoren aan.',
        },
        {
          block: 'call-to-action',
          title: 'Loopt u vast?',
          text: 'Meld het, dan krijgt u binnen drie werkdagen antwoord.',
          label: 'Meld een drempel',
          target: '/contact',
        },
      ],
      en: [
        {
          block: 'text',
          title: 'What you can expect',
          body: '- Everything works with the keyboard, including the floor plan\n- Beside every map there is a list with the same information\n- Targets are at least 24 pixels\n- Forms keep what you filled in and say in words what is wrong\n- Colours have a contrast of at least 4.5 to 1\n- Moving parts stand still if you asked for that in your system',
        },
        {
          block: 'text',
          title: 'What does not work yet',
          body: 'Some PDFs by exhibitors have no text structure. Ask us through the [contact form](/contact) and we will send the text as a web page. Videos by exhibitors do not always have captions; we ask for them when they are delivered.',
        },
        {
          block: 'text',
          title: 'At the fair itself',
          body: 'Both halls are on one level. There are two accessible toilets, a quiet room in hall 2 and six wheelchair places at the main stage. The main stage, knowledge lab A and the debate table have a hearing loop. Ask for a sign language interpreter at least three weeks ahead.',
        },
        {
          block: 'call-to-action',
          title: 'Stuck somewhere?',
          text: 'Tell us and you will have an answer within three working days.',
          label: 'Report a barrier',
          target: '/contact',
        },
      ],
    },
  },
  {
    slug: 'voorwaarden',
    title: { nl: 'Voorwaarden', en: 'Terms' },
    intro: {
      nl: 'Kort: u komt gratis binnen, gedraagt u als gast, en wij zorgen dat het veilig is.',
      en: 'In short: you enter free of charge, behave as a guest, and we see to safety.',
    },
    blocks: {
      nl: [
        {
          block: 'text',
          title: 'Voor bezoekers',
          body: '1. Uw registratie is persoonlijk en gratis. U mag haar tot de dag zelf wijzigen of intrekken.\n2. Een aanmelding voor een sessie houdt uw plaats tot vijf minuten voor aanvang; daarna gaat zij naar de wachtlijst.\n3. Kunt u niet komen, meld u dan af. Wie drie keer niet verschijnt, kan zich die dag niet meer voor tours aanmelden.\n4. Aanwijzingen van de veiligheidsploeg gaan voor op het programma.\n5. Uw eigendommen blijven bij u; de garderobe is bewaakt maar niet verzekerd.',
        },
        {
          block: 'text',
          title: 'Voor het gebruik van deze site',
          body: 'De inhoud mag u delen met een link naar de bron. Teksten en foto’s zijn, tenzij anders vermeld, vrij te gebruiken onder CC BY 4.0. Beschrijvingen van standhouders komen van de standhouders zelf; wij controleren die niet op juistheid.\n\nOp contracten van standhouders is Nederlands recht van toepassing; de rechter in Meerhaven is bevoegd.',
        },
      ],
      en: [
        {
          block: 'text',
          title: 'For visitors',
          body: '1. Your registration is personal and free. You may change or cancel it until the day itself.\n2. A sign-up holds your place until five minutes before the start; after that it goes to the waiting list.\n3. If you cannot come, cancel. Anyone who fails to appear three times cannot sign up for tours again that day.\n4. Instructions of the safety crew take precedence over the programme.\n5. Your belongings remain with you; the cloakroom is guarded but not insured.',
        },
        {
          block: 'text',
          title: 'For using this site',
          body: 'You may share the content with a link to the source. Texts and photos are free to use under CC BY 4.0 unless stated otherwise. Descriptions of exhibitors come from the exhibitors; we do not check whether they are correct.\n\nContracts with exhibitors are governed by Dutch law; the court of Meerhaven has jurisdiction.',
        },
      ],
    },
  },
  {
    slug: 'colofon',
    title: { nl: 'Colofon' },
    intro: { nl: 'Wie deze site maakte, en waarmee.' },
    blocks: {
      nl: [
        {
          block: 'text',
          body: 'Dakwaarts is een verzonnen beurs, gemaakt als voorbeeld bij Beursvloer: opensourcesoftware voor de site van een beurs. De plaatsen, organisaties, personen en bedragen op deze site bestaan niet. Alle tekeningen, logo’s, portretten en foto’s zijn met code getekend.\n\nDe letters zijn Bricolage Grotesque en Instrument Sans, beide onder de SIL Open Font License.',
        },
        {
          block: 'quote',
          text: 'Een beurs is een tijdelijke stad. Dan mag de site wel een blijvende straat zijn.',
          name: 'Redactie Dakwaarts',
          role: 'Meerhaven',
        },
      ],
    },
  },
]
