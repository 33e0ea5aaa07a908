import type { PageSeed } from '../../../types-floor.ts'

/** The organiser's use of personal data: articles 13 and 14 of the GDPR, in plain words. */
export const privacyPage: PageSeed = {
  slug: 'privacy',
  title: { nl: 'Privacyverklaring', en: 'Privacy statement' },
  intro: {
    nl: 'Wat wij van u weten, waarom, hoe lang, en hoe u dat verandert. Versie 2, 1 september 2026.',
    en: 'What we know about you, why, for how long, and how you can change that. Version 2, 1 September 2026.',
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
          'Wat u bewaart in het programma, met uw notities|Uw programma op al uw apparaten|Uitvoering van de overeenkomst|Zo lang als uw account',
          'Dagen en interesses die u kiest|De beurs voorbereiden op wie er komt|Uitvoering van de overeenkomst|Zo lang als uw account',
          'Toegankelijkheidswens|U die dag goed kunnen ontvangen|Uw uitdrukkelijke toestemming (art. 9 lid 2a AVG)|Tot één week na de beurs',
          'E-mailadres voor de nieuwsbrief|De nieuwsbrief sturen|Uw toestemming (art. 6 lid 1a AVG)|Tot u zich afmeldt',
          'Bewijs van toestemming: tekst, tijdstip, pagina, intrekking|Aantonen dat u ja zei|Wettelijke plicht (art. 7 lid 1 AVG)|Zolang uw account of aanmelding bestaat',
          'Contactpersonen, contract en facturen van standhouders|Het contract en de boekhouding|Overeenkomst en wettelijke plicht (art. 52 AWR)|Zeven jaar',
          'Naam, functie, foto en tekst van sprekers|Het programma aankondigen|Overeenkomst met de spreker|Tot de spreker verwijdering vraagt',
          'Foto’s van de beurs|Verslag doen en de volgende editie tonen|Gerechtvaardigd belang (art. 6 lid 1f AVG)|Vijf jaar, of tot u verwijdering vraagt',
          'Berichten aan ons|Uw vraag beantwoorden|Gerechtvaardigd belang|Eén jaar',
          'Aantallen bezoeken, pagina’s, zoekopdrachten en aanmeldingen; niets dat naar u leidt|Weten wat er gezocht en gevonden wordt|Geen persoonsgegevens|25 maanden',
          'IP-adres in het logboek van de server|De site beschermen tegen misbruik|Gerechtvaardigd belang|Veertien dagen',
        ],
      },
      {
        block: 'text',
        title: 'Wat wij tellen',
        body: 'Wij tellen hoe vaak een pagina is bekeken, of een zoekopdracht iets vond, wat er is bewaard, gedownload of aangevraagd, uit welke site of nieuwsbrief een bezoek kwam, in welke taal en op wat voor soort apparaat. Uw browser stuurt dat naar deze site; die maakt er meteen aantallen per kwartier van. Uw IP-adres, uw browser en een nummer van u bewaren wij daarbij niet. Er is dus niets om u aan te herkennen, ook niet voor ons.\n\nDaarvoor staat er één cookie in uw browser, **session**. Die zegt alleen sinds wanneer deze browser hier komt, zodat wij nieuwe van terugkerende bezoeken onderscheiden. Uw toestemming is daarvoor niet nodig: de wet maakt een uitzondering voor tellen dat geen of weinig gevolgen voor uw privacy heeft (art. 11.7a lid 3 onder b Telecommunicatiewet). De aantallen gaan naar niemand anders.\n\nWilt u niet meetellen? Dat kiest u op de pagina over [cookies](/cookies), of door Do Not Track of Global Privacy Control aan te zetten in uw browser: dan sturen wij niets en plaatsen wij die cookie niet.',
      },
      {
        block: 'text',
        title: 'Moet u ons iets geven?',
        body: 'Voor deze site hoeft u niets in te vullen. Zonder naam, e-mailadres en organisatie kunnen wij geen badge maken. Al het andere is vrijwillig. Wij nemen geen besluiten over u met een computer alleen, en maken geen profielen.',
      },
      {
        block: 'text',
        title: 'Wie ziet uw gegevens',
        body: '- **Standhouders** krijgen uw naam, organisatie, functie en e-mailadres alleen als u uw badge bij hen laat scannen. U kiest dat per stand; zonder scan gebeurt er niets. Daarna is die standhouder zelf verantwoordelijk.\n- **Andere bezoekers** zien u in de netwerklijst alleen als u dat zelf aanzet. Wie is ingelogd, ziet dan uw naam, functie, organisatie en type organisatie.\n- **Wie u uitnodigde** hoort alleen dat u bent geregistreerd als u dat bij het registreren aankruist.\n- **Verwerkers**: onze hostingpartij, onze mailverzender en de drukker van de badges. Met elk van hen hebben wij een verwerkersovereenkomst. Zij werken binnen de Europese Economische Ruimte.\n- **Overheid**: alleen als de wet het eist.\n\nWij verkopen niets, en geven niets door aan landen buiten de Europese Economische Ruimte. Bekijkt u een filmpje of kaart van een andere site, dan ziet die site uw IP-adres; daarom vragen wij het eerst.',
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
        body: 'Stichting Dakwaarts (fictitious), Kade 1, 1000 AA Meerhaven, Chamber of Commerce 00000001, is the controller of all data on this page. Email privacy questions to [privacy@dakwaarts.example](mailto:privacy@dakwaarts.example). We have no data protection officer: an organisation like ours is not required to have one.',
      },
      {
        block: 'table',
        caption: 'Which data, why and for how long',
        rows: [
          'Data|Purpose|Legal basis|Kept',
          'Name, email address, organisation, job, photo|Your account, registration and badge|Performance of the contract (art. 6(1)(b) GDPR)|Until you delete your account, or 90 days after a fair that you skipped',
          'What you save in the programme, with your notes|Your programme on all your devices|Performance of the contract|As long as your account',
          'Days and interests you choose|Preparing the fair for those who are coming|Performance of the contract|As long as your account',
          'Accessibility needs|Making sure you are well received|Your explicit consent (art. 9(2)(a) GDPR)|Until one week after the fair',
          'Email address for the newsletter|Sending the newsletter|Your consent (art. 6(1)(a) GDPR)|Until you unsubscribe',
          'Proof of consent: wording, time, page, withdrawal|Proving that you gave consent|Legal obligation (art. 7(1) GDPR)|As long as your account or subscription exists',
          'Contacts, contract and invoices of exhibitors|The contract and our accounts|Contract and legal obligation (Dutch tax law)|Seven years',
          'Name, job, photo and text of speakers|Announcing the programme|Agreement with the speaker|Until the speaker asks for removal',
          'Photographs of the fair|Reporting and showing the next edition|Legitimate interest (art. 6(1)(f) GDPR)|Five years, or until you ask for removal',
          'Messages to us|Answering your question|Legitimate interest|One year',
          'Numbers of visits, pages, searches and registrations; nothing that leads to you|Knowing what people look for and find|No personal data|25 months',
          'IP address in the server log|Protecting the site against abuse|Legitimate interest|Fourteen days',
        ],
      },
      {
        block: 'text',
        title: 'What we count',
        body: 'We count how often a page is viewed, whether a search found anything, what is saved, downloaded or requested, which site or newsletter a visit came from, in which language and on what kind of device. Your browser sends this to this site, which turns it into numbers per quarter of an hour at once. We do not keep your IP address, your browser or any number of yours with it. So there is nothing to recognise you by, not even for us.\n\nThis takes one cookie in your browser, **session**. It says only since when this browser has come here, so that we can tell new visits from returning ones. Your consent is not needed for it: the law makes an exception for counting that has little or no effect on your privacy (art. 11.7a(3)(b) of the Dutch Telecommunications Act). The numbers go to nobody else.\n\nWould you rather not be counted? Choose so on the page about [cookies](/cookies), or switch on Do Not Track or Global Privacy Control in your browser: then we send nothing and set no such cookie.',
      },
      {
        block: 'text',
        title: 'Do you have to give us anything?',
        body: 'You can use this site without giving us anything. Without a name, email address and organisation we cannot make a badge. Everything else is voluntary. We make no automated decisions about you and build no profiles.',
      },
      {
        block: 'text',
        title: 'Who sees your data',
        body: '- **Exhibitors** receive your name, organisation, job and email address only if you let them scan your badge. You decide at each stand; without a scan, nothing is shared. After a scan, the exhibitor is the controller of that data.\n- **Other visitors** see you on the networking list only if you switch that on yourself. Anyone who is signed in then sees your name, job title, organisation and its type.\n- **The person who invited you** hears that you have registered only if you tick the box for it when registering.\n- **Processors**: our hosting company, our email provider and the badge printer. We have a processing agreement with each of them. They work within the European Economic Area.\n- **Authorities**: only if the law requires it.\n\nWe sell nothing and transfer nothing outside the European Economic Area. If you view a video or map from another site, that site sees your IP address; that is why we ask first.',
      },
      {
        block: 'text',
        title: 'Photographs',
        body: 'Photographs are taken at the fair. Signs at every entrance say by whom and for what purpose. A lanyard in a different colour shows that you do not want to be photographed. If you still appear in a photo on this site, we will remove it within three working days: use [contact](/contact?onderwerp=foto-verwijderen) with the subject “Remove a photo”.',
      },
      {
        block: 'text',
        title: 'How we protect data',
        body: 'Connections are encrypted. Passwords are stored only as a code that cannot be reversed. Staff see only what their work requires, and sign in with an account of their own. If something still goes wrong, we report it within 72 hours to the Dutch data protection authority and, where needed, to you.',
      },
      {
        block: 'text',
        title: 'Your rights',
        body: 'You have the right to access, correct, erase and restrict your data, and to receive it in a readable file. You may object to use based on legitimate interest. You can withdraw consent with one click; what happened before remains lawful.\n\nYou can do much of this yourself in your [profile](/bezoekersprofiel): read and download everything, change it, withdraw consent and delete your account. Deletion takes effect immediately; only what you requested, agreed to or ordered on behalf of an organisation is kept, for as long as the law and the agreement require. You can also email [privacy@dakwaarts.example](mailto:privacy@dakwaarts.example): we will reply within a month and may ask you to prove who you are, without a copy of your passport.\n\nIf you are not satisfied, you can complain to the [Dutch data protection authority](https://autoriteitpersoonsgegevens.nl).',
      },
      {
        block: 'text',
        title: 'Changes',
        body: 'If we change something that affects you, we email everyone who is registered. Version 1 applied from 1 October 2024 to 1 September 2026; we will send it on request.',
      },
    ],
  },
}
