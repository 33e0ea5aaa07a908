import type { PageSeed } from '../../../types-floor.ts'

/** What the organiser does with personal data: articles 13 and 14 of the GDPR, in plain words. */
export const privacyPage: PageSeed = {
  slug: 'privacy',
  title: { nl: 'Privacyverklaring', en: 'Privacy statement' },
  intro: {
    nl: 'Wat wij van u weten, waarom, hoe lang, en hoe u dat verandert. Versie 2, 1 september 2026.',
    en: 'What we know about you, why, for how long, and how you change that. Version 2, 1 September 2026.',
  },
  blocks: {
    nl: [
      {
        block: 'text',
        title: 'Wie is verantwoordelijk',
        body: 'Stichting Dakwaarts (fictief), Kade 1, 1000 AA Meerhaven, KvK 00000001, is verwerkingsverantwoordelijke voor alle gegevens op deze pagina. Vragen over privacy mailt u naar [privacy@dakwaarts.example](mailto:privacy@dakwaarts.example). Wij hebben geen functionaris voor gegevensbescherming: dat is voor een organisatie als de onze niet verplicht.',
      },
      {
        block: 'table',
        caption: 'Welke gegevens, waarvoor en hoe lang',
        rows: [
          'Gegevens|Waarvoor|Grondslag|Bewaartermijn',
          'Naam, e-mailadres, organisatie, functie, foto|Uw account, registratie en badge|Uitvoering van de overeenkomst (art. 6 lid 1b AVG)|Tot u uw account verwijdert, of tot 90 dagen na een beurs die u hebt overgeslagen',
          'Dagen, interesses en sessies die u kiest|Plaatsen verdelen en wachtlijsten|Uitvoering van de overeenkomst|Zo lang als uw account',
          'Toegankelijkheidswens|U die dag goed kunnen ontvangen|Uw uitdrukkelijke toestemming (art. 9 lid 2a AVG)|Tot één week na de beurs',
          'E-mailadres voor de nieuwsbrief|De nieuwsbrief sturen|Uw toestemming (art. 6 lid 1a AVG)|Tot u zich afmeldt',
          'Bewijs van toestemming: tekst, tijdstip, pagina, intrekking|Aantonen dat u ja zei|Wettelijke plicht (art. 7 lid 1 AVG)|Zolang uw account of aanmelding bestaat',
          'Contactpersonen, contract en facturen van standhouders|Het contract en de boekhouding|Overeenkomst en wettelijke plicht (art. 52 AWR)|Zeven jaar',
          'Naam, functie, foto en tekst van sprekers|Het programma aankondigen|Overeenkomst met de spreker|Tot de spreker verwijdering vraagt',
          'Foto’s van de beurs|Verslag doen en de volgende editie tonen|Gerechtvaardigd belang (art. 6 lid 1f AVG)|Vijf jaar, of tot u verwijdering vraagt',
          'Berichten aan ons|Uw vraag beantwoorden|Gerechtvaardigd belang|Eén jaar',
          'IP-adres in het logboek van de server|De site beschermen tegen misbruik|Gerechtvaardigd belang|Veertien dagen',
        ],
      },
      {
        block: 'text',
        title: 'Moet u ons iets geven?',
        body: 'Voor deze site hoeft u niets in te vullen. Zonder naam, e-mailadres en organisatie kunnen wij geen badge maken. Al het andere is vrijwillig. Wij nemen geen besluiten over u met een computer alleen, en maken geen profielen.',
      },
      {
        block: 'text',
        title: 'Wie ziet uw gegevens',
        body: '- **Standhouders** krijgen uw naam, organisatie, functie en e-mailadres alleen als u uw badge bij hen laat scannen. U kiest dat per stand; zonder scan gebeurt er niets. Daarna is die standhouder zelf verantwoordelijk.\n- **Andere bezoekers** zien u in de netwerklijst alleen als u dat zelf aanzet. Wie is ingelogd, ziet dan uw naam, functie, organisatie en type organisatie.\n- **Verwerkers**: onze hostingpartij, onze mailverzender en de drukker van de badges. Met elk van hen hebben wij een verwerkersovereenkomst. Zij werken binnen de Europese Economische Ruimte.\n- **Overheid**: alleen als de wet het eist.\n\nWij verkopen niets, en geven niets door aan landen buiten de Europese Economische Ruimte. Bekijkt u een filmpje of kaart van een andere site, dan ziet die site uw IP-adres; daarom vragen wij het eerst.',
      },
      {
        block: 'text',
        title: 'Foto’s',
        body: 'Op de beurs wordt gefotografeerd. Borden bij elke ingang zeggen door wie en waarvoor. Met een keycord in een andere kleur laat u zien dat u niet op de foto wilt. Staat u toch op een foto van deze site, dan halen wij die op uw verzoek binnen drie werkdagen weg: gebruik [contact](/contact?onderwerp=foto-verwijderen) met het onderwerp “Foto verwijderen”.',
      },
      {
        block: 'text',
        title: 'Hoe wij beveiligen',
        body: 'Verbindingen zijn versleuteld. Wachtwoorden bewaren wij alleen als onomkeerbare code. Medewerkers zien wat zij voor hun werk nodig hebben, en loggen in met een eigen account. Gaat er toch iets mis, dan melden wij dat binnen 72 uur bij de Autoriteit Persoonsgegevens en zo nodig bij u.',
      },
      {
        block: 'text',
        title: 'Uw rechten',
        body: 'U mag uw gegevens inzien, verbeteren, laten wissen, laten beperken en meenemen in een leesbaar bestand. Tegen gebruik op grond van gerechtvaardigd belang mag u bezwaar maken. Toestemming trekt u in met één klik; wat daarvóór gebeurde, blijft geldig.\n\nVeel doet u zelf in uw [profiel](/bezoekersprofiel): alles lezen en downloaden, wijzigen, toestemming intrekken, en uw account verwijderen. Dat laatste gebeurt meteen; alleen wat u namens een organisatie aanvroeg, afsprak of bestelde blijft, zolang de wet en de afspraak dat vragen. Een mail aan [privacy@dakwaarts.example](mailto:privacy@dakwaarts.example) mag ook: wij antwoorden binnen een maand en vragen zo nodig om te laten zien dat u het bent, zonder kopie van uw paspoort.\n\nBent u niet tevreden, dan kunt u een klacht indienen bij de [Autoriteit Persoonsgegevens](https://autoriteitpersoonsgegevens.nl).',
      },
      {
        block: 'text',
        title: 'Wijzigingen',
        body: 'Veranderen wij iets wat u raakt, dan mailen wij wie geregistreerd is. Versie 1 gold van 1 oktober 2024 tot 1 september 2026 en sturen wij u op verzoek.',
      },
    ],
    en: [
      {
        block: 'text',
        title: 'Who is responsible',
        body: 'Stichting Dakwaarts (fictitious), Kade 1, 1000 AA Meerhaven, Chamber of Commerce 00000001, is the controller of all data on this page. Mail questions about privacy to [privacy@dakwaarts.example](mailto:privacy@dakwaarts.example). We have no data protection officer: an organisation like ours is not obliged to have one.',
      },
      {
        block: 'table',
        caption: 'Which data, for what and for how long',
        rows: [
          'Data|For what|Legal ground|Kept',
          'Name, email address, organisation, job, photo|Your account, registration and badge|Performance of the contract (art. 6(1)(b) GDPR)|Until you delete your account, or 90 days after a fair that you skipped',
          'Days, interests and sessions you choose|Dividing places and waiting lists|Performance of the contract|As long as your account',
          'Accessibility needs|Receiving you well that day|Your explicit consent (art. 9(2)(a) GDPR)|Until one week after the fair',
          'Email address for the newsletter|Sending the newsletter|Your consent (art. 6(1)(a) GDPR)|Until you unsubscribe',
          'Proof of consent: wording, time, page, withdrawal|Showing that you said yes|Legal obligation (art. 7(1) GDPR)|As long as your account or subscription exists',
          'Contacts, contract and invoices of exhibitors|The contract and our accounts|Contract and legal obligation (Dutch tax law)|Seven years',
          'Name, job, photo and text of speakers|Announcing the programme|Agreement with the speaker|Until the speaker asks for removal',
          'Photographs of the fair|Reporting and showing the next edition|Legitimate interest (art. 6(1)(f) GDPR)|Five years, or until you ask for removal',
          'Messages to us|Answering your question|Legitimate interest|One year',
          'IP address in the server log|Protecting the site against abuse|Legitimate interest|Fourteen days',
        ],
      },
      {
        block: 'text',
        title: 'Do you have to give us anything?',
        body: 'You need not fill in anything for this site. Without a name, email address and organisation we cannot make a badge. Everything else is voluntary. We take no decisions about you by computer alone, and make no profiles.',
      },
      {
        block: 'text',
        title: 'Who sees your data',
        body: '- **Exhibitors** receive your name, organisation, job and email address only if you have your badge scanned. You choose this per stand; without a scan nothing happens. After that the exhibitor is responsible itself.\n- **Other visitors** see you in the networking list only if you switch that on yourself. Whoever is signed in then sees your name, job title, organisation and its kind.\n- **Processors**: our hosting company, our mail sender and the printer of the badges. We have a processing agreement with each of them. They work within the European Economic Area.\n- **Authorities**: only if the law requires it.\n\nWe sell nothing, and pass nothing on to countries outside the European Economic Area. If you view a video or map of another site, that site sees your IP address; that is why we ask first.',
      },
      {
        block: 'text',
        title: 'Photographs',
        body: 'Photographs are taken at the fair. Signs at every entrance say by whom and for what. A lanyard in another colour shows that you do not want to be photographed. If you are in a photo on this site anyway, we remove it within three working days: use [contact](/contact?onderwerp=foto-verwijderen) with the subject “Remove a photo”.',
      },
      {
        block: 'text',
        title: 'How we protect data',
        body: 'Connections are encrypted. We keep passwords only as a code that cannot be reversed. Staff see what their work requires, and sign in with an account of their own. If something goes wrong anyway, we report it within 72 hours to the Dutch data protection authority and, where needed, to you.',
      },
      {
        block: 'text',
        title: 'Your rights',
        body: 'You may view, correct, erase, restrict and take along your data in a readable file. You may object to use on the ground of legitimate interest. Consent is withdrawn with one click; what happened before remains valid.\n\nMuch of this you do yourself in your [profile](/bezoekersprofiel): read and download everything, change it, withdraw consent, and delete your account. The latter happens at once; only what you asked for, agreed to or ordered on behalf of an organisation stays, for as long as the law and the agreement require. A mail to [privacy@dakwaarts.example](mailto:privacy@dakwaarts.example) is fine too: we answer within a month and may ask you to show who you are, without a copy of your passport.\n\nIf you are not satisfied, you can complain to the [Dutch data protection authority](https://autoriteitpersoonsgegevens.nl).',
      },
      {
        block: 'text',
        title: 'Changes',
        body: 'If we change something that affects you, we mail everyone who is registered. Version 1 applied from 1 October 2024 to 1 September 2026; we send it on request.',
      },
    ],
  },
}
