import type { InterviewSeed } from '../types-programme.ts'

/** Six interviews with speakers of the fair. */
export const interviews: InterviewSeed[] = [
  {
    slug: 'ilse-van-werkhoven-leg-uw-eisen-opzij',
    title: {
      nl: '“Leg uw eisen opzij en lees eerst de catalogus”',
      en: '“Put your requirements aside and read the catalogue first”',
    },
    date: '2026-11-12',
    author: 'Redactie Dakwaarts',
    intro: {
      nl: 'Woonstichting De Zandkreek bouwde honderd appartementen in tien maanden. Directeur-bestuurder Ilse van Werkhoven vertelt wat zij daarvoor moest loslaten.',
      en: 'Woonstichting De Zandkreek built one hundred flats in ten months. Chief executive Ilse van Werkhoven explains what she had to let go.',
    },
    image: 'interviews/ilse-van-werkhoven-leg-uw-eisen-opzij',
    imageAlt: {
      nl: 'Lijntekening van een appartementengebouw van vier lagen met galerijen',
      en: 'Line drawing of a four-storey block of flats with access decks',
    },
    speaker: 'ilse-van-werkhoven',
    exhibitor: 'woonstichting-de-zandkreek',
    featured: true,
    blocks: {
      nl: [
        {
          block: 'text',
          body: `Op het bureau van Ilse van Werkhoven ligt een ordner van elf centimeter dik. Het is het programma van eisen waarmee Woonstichting De Zandkreek tot 2023 aanbesteedde. “Er stond in hoe hoog een stopcontact moest zitten, en waarom. Dat waarom wist niemand meer.”

Voor de honderd appartementen in Meerhaven-Zuid bleef de ordner dicht. De corporatie koos een bestaand woningconcept van Stapelwerk Modulair, met 28 keuzes. Tussen het eerste gesprek en de laatste sleutel zaten 43 weken. De onrendabele top daalde van € 71.000 naar € 48.500 per woning.`,
        },
        {
          block: 'text',
          title: 'De moeilijkste vergadering',
          body: `De weerstand kwam niet van de huurders, zegt zij, maar van binnen. Opzichters vreesden voor hun onderhoudscontracten, projectleiders voor hun vak. “Ik heb één middag met dertig mensen de catalogus gelezen, bladzijde voor bladzijde. Wie iets anders wilde, mocht dat zeggen, maar moest erbij vertellen wat het kostte en wie het ging betalen.”

Er bleven vier afwijkingen over. Twee haalden het: een bredere berging voor scootmobielen en een kraan op de galerij. Samen kostten zij € 410 per woning.`,
        },
        {
          block: 'quote',
          text: 'Een wijziging is niet verboden. Zij heeft alleen een prijs en een naam.',
          name: 'Ilse van Werkhoven',
          role: 'directeur-bestuurder Woonstichting De Zandkreek',
        },
        {
          block: 'text',
          title: 'Wat er misging',
          body: `De fabriek was op tijd, de stroom niet. Door een late kabel stonden achttien appartementen drie weken klaar zonder aansluiting. Ook de fietsenstalling viel tegen: in het concept zat er één per woning, de bewoners hebben er gemiddeld tweeënhalf.

“Dat zijn geen fouten van de fabriek”, zegt Van Werkhoven. “De eerste hadden wij moeten regelen op de dag van de grondovereenkomst. De tweede staat nu als keuze 29 in de catalogus.”

## Een tweede reeks

In april 2026 tekende De Zandkreek voor nog eens 140 woningen, met dezelfde aanbieder en dezelfde mensen aan tafel. De stichtingskosten liggen 9 procent lager dan in de eerste reeks. Het bestuur legde vast dat het aantal wijzigingen onder de vijf moet blijven.

Wat raadt zij een collega aan die morgen begint? “Bel een corporatie die het al heeft gedaan en vraag naar haar klachtenlijst. Die van ons ligt klaar. En stuur uw controller mee naar de fabriek. De mijne kwam terug met betere vragen dan ik.”`,
        },
        {
          block: 'call-to-action',
          title: 'Honderd woningen in tien maanden',
          text: 'Woensdag 17 maart om 10:30 uur op het Hoofdpodium leggen opdrachtgever en fabriek hun cijfers naast elkaar.',
          label: 'Bekijk de sessie',
          target: '/programma/honderd-woningen-in-tien-maanden',
        },
      ],
      en: [
        {
          block: 'text',
          body: `On Ilse van Werkhoven’s desk lies a file eleven centimetres thick: the requirements with which Woonstichting De Zandkreek tendered until 2023. “It said how high a socket should be, and why. Nobody remembered the why.”

For the hundred flats in Meerhaven-Zuid the file stayed shut. The housing association chose an existing concept by Stapelwerk Modulair, with 28 choices. There were 43 weeks between the first conversation and the last key. The funding gap fell from €71,000 to €48,500 per home.`,
        },
        {
          block: 'text',
          title: 'The hardest meeting',
          body: `The resistance came from inside, she says, not from tenants. Inspectors feared for their maintenance contracts, project managers for their craft. “I spent an afternoon with thirty people reading the catalogue page by page. If you wanted something else you could say so, but you had to add what it cost and who would pay.”

Four deviations remained. Two made it: a wider store for mobility scooters and a tap on the access deck, together €410 per home.`,
        },
        {
          block: 'quote',
          text: 'A change is not forbidden. It merely has a price and a name.',
          name: 'Ilse van Werkhoven',
          role: 'chief executive, Woonstichting De Zandkreek',
        },
        {
          block: 'text',
          title: 'What went wrong',
          body: `The factory was on time, the power was not. Because of a late cable eighteen flats stood finished for three weeks without a connection. The bicycle store disappointed too: the concept had one space per home, residents own two and a half bicycles on average.

“We should have arranged the first on the day of the land agreement. The second is now choice 29 in the catalogue.”

In April 2026 De Zandkreek signed for another 140 homes with the same supplier and the same people at the table. Development costs are 9 per cent lower. Her advice to a colleague: “Call an association that has done it and ask for its complaints log. Ours is ready. And send your controller to the factory. Mine came back with better questions than I had.”`,
        },
        {
          block: 'call-to-action',
          title: 'One hundred homes in ten months',
          text: 'On Wednesday 17 March at 10:30, client and factory compare their figures on the main stage.',
          label: 'View the session',
          target: '/programma/honderd-woningen-in-tien-maanden',
        },
      ],
    },
  },
  {
    slug: 'erik-de-vranck-een-woning-hoeft-maar-een-keer-getoetst',
    title: {
      nl: '“Een woning die ergens goed is, hoeft hier niet opnieuw bewezen”',
      en: '“A home that is sound elsewhere need not be proven again here”',
    },
    date: '2026-10-29',
    author: 'Bas Lindekamp',
    intro: {
      nl: 'Wethouder Erik de Vranck bracht de vergunning voor conceptwoningen terug van 26 naar negen weken. Dat kostte eerst een jaar overleg.',
      en: 'Alderman Erik de Vranck cut permits for concept homes from 26 to nine weeks. It took a year of talking first.',
    },
    image: 'interviews/erik-de-vranck-een-woning-hoeft-maar-een-keer-getoetst',
    imageAlt: {
      nl: 'Lijntekening van een stadhuis naast een rij nieuwe woningen',
      en: 'Line drawing of a town hall beside a row of new homes',
    },
    speaker: 'erik-de-vranck',
    exhibitor: 'gemeente-meerhaven',
    featured: true,
    blocks: {
      nl: [
        {
          block: 'text',
          body: `Het begon met een ergernis. In Oeverdam stond een rij van zestien woningen die in Meerhaven nog negen weken moest worden getoetst op constructie, brandveiligheid en milieuprestatie. “Dezelfde woning, van dezelfde lijn, met dezelfde tekening”, zegt Erik de Vranck, wethouder wonen van Gemeente Meerhaven. “Wij controleerden een exemplaar dat dertig kilometer verderop al bewoond was.”

Samen met Oeverdam liet hij uitzoeken welk deel van de toets plaatsgebonden is. Het antwoord: fundering, aansluitingen, situering en welstand. De rest, 31 documenten, hangt aan het concept.`,
        },
        {
          block: 'text',
          title: 'Vertrouwen op papier',
          body: `De twee gemeenten nemen sinds januari 2026 elkaars beoordeling over. Dat klinkt eenvoudiger dan het was. De juristen wilden weten wie aansprakelijk is, de vergunningverleners of hun handtekening nog iets betekende.

“Wij hebben dertien keer om tafel gezeten. De doorbraak kwam toen de constructeurs van beide gemeenten elkaars dossier nakeken en dezelfde twee opmerkingen hadden. Toen was het over.”

De eerste acht aanvragen kregen gemiddeld binnen negen weken een besluit. Drie omwonenden maakten bezwaar, alle drie over parkeren. Dat gesprek voert de gemeente nu eerder: op een avond in de straat zelf, voordat de aanvraag binnen is. “Dan gaat het over de plek. Daar horen de buren ook over te gaan.”`,
        },
        {
          block: 'quote',
          text: 'Negen weken is geen record. Het is de tijd die nodig is om naar de plek te kijken.',
          name: 'Erik de Vranck',
          role: 'wethouder wonen Gemeente Meerhaven',
        },
        {
          block: 'text',
          title: 'De prijs van grond',
          body: `Snel vergunnen lost het rekensommetje niet op. Meerhaven vroeg tot vorig jaar een vaste prijs per sociale kavel. Voor een appartement van 52 m² betaalde een corporatie evenveel als voor een eengezinswoning. Nu telt het gebruiksoppervlak.

De grondexploitatie verloor daardoor € 1,3 miljoen op twee locaties. De raad stemde in, met één stem verschil. “Ik heb gezegd: wij kunnen die opbrengst inboeken of wij kunnen 96 woningen bouwen. Allebei gaat niet.”

## Prestatieafspraken

In de afspraken met drie corporaties staat voor 2027 een aantal van 310 opgeleverde sociale huurwoningen. Niet gestart, niet vergund: opgeleverd. Daar hoort een tegenprestatie bij. Komt de gemeente te laat met bouwrijpe grond, dan schuift de huurprijsafspraak mee.

Wat verwacht hij van de beurs? “In 2025 tekenden elf partijen een intentie voor 1.240 woningen. Ik lees in maart de stand voor, adres voor adres. Ook onze eigen locatie waar nog niets staat.”`,
        },
      ],
      en: [
        {
          block: 'text',
          body: `It began with an irritation. In Oeverdam stood a row of sixteen homes that Meerhaven still had to assess for structure, fire safety and environmental performance. “The same home, off the same line, from the same drawing,” says Erik de Vranck, alderman for housing in Meerhaven. “We were checking a copy of something already lived in thirty kilometres away.”

With Oeverdam he had someone work out which part of the assessment depends on the site. The answer: foundations, connections, position and design review. The rest, 31 documents, belongs to the concept.`,
        },
        {
          block: 'text',
          title: 'Trust on paper',
          body: `Since January 2026 the two municipalities accept each other’s assessment. The lawyers wanted to know who is liable, the permit officers whether their signature still meant anything.

“We met thirteen times. The breakthrough came when the engineers checked each other’s file and had the same two comments.” The first eight applications were decided within nine weeks on average. Three neighbours objected, all three about parking.`,
        },
        {
          block: 'quote',
          text: 'Nine weeks is not a record. It is the time it takes to look at the site.',
          name: 'Erik de Vranck',
          role: 'alderman for housing, Meerhaven',
        },
        {
          block: 'text',
          title: 'The price of land',
          body: `Fast permits do not solve the sums. Until last year Meerhaven charged a fixed price per social plot: the same for a 52 m² flat as for a family house. Now floor space counts. The land budget lost €1.3 million on two sites; the council agreed by one vote.

The agreements with three housing associations name 310 completed social rented homes for 2027. Not started, not permitted: completed. If the municipality is late with serviced land, the rent agreement shifts too.

And the fair? “In 2025 eleven parties signed for 1,240 homes. In March I will read out where they stand, address by address. Including our own site where there is nothing yet.”`,
        },
      ],
    },
  },
  {
    slug: 'gerben-ten-hoopen-lawaai-mag-mits-op-tijd',
    title: {
      nl: '“Lawaai mag, als het maar op tijd is”',
      en: '“Noise is fine, as long as it is on time”',
    },
    date: '2026-10-08',
    author: 'Redactie Dakwaarts',
    intro: {
      nl: 'Gerben ten Hoopen renoveert negenhonderd bewoonde woningen per jaar. Zijn klachtenlijst werd korter toen hij minder ging beloven.',
      en: 'Gerben ten Hoopen retrofits nine hundred occupied homes a year. His complaints log shrank when he began to promise less.',
    },
    image: 'interviews/gerben-ten-hoopen-lawaai-mag-mits-op-tijd',
    imageAlt: {
      nl: 'Lijntekening van een portiekflat met een steiger tot de tweede verdieping',
      en: 'Line drawing of a walk-up block with scaffolding up to the second floor',
    },
    speaker: 'gerben-ten-hoopen',
    exhibitor: 'thuisblijven-renovatie',
    featured: true,
    blocks: {
      nl: [
        {
          block: 'text',
          body: `Elke vrijdag staat Gerben ten Hoopen in een trappenhuis. Niet om te controleren, zegt hij, maar om te luisteren. “Op de derde verdieping komt de waarheid eruit. Daar zijn de mensen buiten adem en hebben ze geen zin meer in beleefdheid.”

Zijn bedrijf, Thuisblijven Renovatie, werkt met 210 mensen aan woningen waarin de bewoners blijven wonen. Buitenschil, kozijnen, ventilatie, badkamer: vijf werkdagen per woning, nooit meer dan één dag zonder keuken. In 93 procent van de woningen lukt dat.`,
        },
        {
          block: 'text',
          title: 'De zeven procent',
          body: `Over de andere zeven procent praat hij liever. Een verzamelwoning, een zieke bewoner, asbest achter een tegelwand. “Vroeger drukten wij door. Dan zaten wij met een boze bewoner, een ploeg die te laat was en een buurvrouw die het allemaal zag.”

Nu staat in elk portiek een rustwoning leeg, en in elke planning één bufferdag per tien woningen. Dat kost samen € 310 per woning. De faalkosten daalden met bijna het dubbele.`,
        },
        {
          block: 'quote',
          text: 'Een bewoner klaagt zelden over lawaai. Wel over lawaai op een ander tijdstip dan beloofd.',
          name: 'Gerben ten Hoopen',
          role: 'directeur Thuisblijven Renovatie',
        },
        {
          block: 'text',
          title: 'Drie zinnen geschrapt',
          body: `Twee jaar geleden verbood hij zijn mensen drie zinnen: “U merkt er weinig van”, “Wij bellen u nog” en “Het is vrijdag klaar”. Ervoor in de plaats kwam een briefje aan de deur, met de naam van de vakman, een tijdvak van twee uur en één telefoonnummer.

Dat nummer wordt opgenomen door iemand die mag beslissen tot € 750. “Dat was het engste besluit. In een jaar is dat bedrag elf keer gehaald. Alle elf keer terecht.” Het aantal klachten ging van 31 naar 9 per honderd woningen.

## Wat corporaties kunnen doen

Ten Hoopen heeft één verzoek aan opdrachtgevers: begin eerder met tellen. “Het instemmingspercentage zegt niets als u pas gaat meten wanneer de brief er ligt. Ga een jaar ervoor langs. Niet met een plan, met een vraag. Wat werkt er niet in uw huis?”

In Graanburg leverde dat een lijst op van 63 klachten over ventilatie, die in geen enkele conditiemeting stonden. Het bestek werd aangepast. De instemming kwam uit op 91 procent, zonder huisbezoek na zes uur ’s avonds.

Op de beurs neemt hij zijn klachtenlijst mee, geanonimiseerd en compleet. Waarom zou een concurrent die mogen zien? “Omdat hij hem dan ook laat zien. Daar leren wij meer van dan van een foto van een mooie gevel.”`,
        },
      ],
      en: [
        {
          block: 'text',
          body: `Every Friday Gerben ten Hoopen stands in a stairwell. Not to inspect, he says, but to listen. “On the third floor you hear the truth. People are out of breath there and have no patience left for politeness.”

His firm, Thuisblijven Renovatie, has 210 people working on homes whose residents stay put. Envelope, window frames, ventilation, bathroom: five working days per home, never more than one day without a kitchen. In 93 per cent of homes that works.`,
        },
        {
          block: 'text',
          title: 'The seven per cent',
          body: `He would rather talk about the other seven per cent. A hoarder’s home, a resident who is ill, asbestos behind tiles. “We used to push on. Then you had an angry resident, a late crew and a neighbour who saw it all.”

Now every stairwell has a respite flat, and every schedule one buffer day per ten homes. Together that costs €310 per home. Failure costs fell by almost twice that.`,
        },
        {
          block: 'quote',
          text: 'Residents rarely complain about noise. They do about noise at another time than promised.',
          name: 'Gerben ten Hoopen',
          role: 'managing director, Thuisblijven Renovatie',
        },
        {
          block: 'text',
          title: 'Three sentences struck out',
          body: `Two years ago he banned three sentences: “You will hardly notice”, “We will call you back” and “It will be finished on Friday”. They were replaced by a note on the door with the name of the tradesperson, a two-hour slot and one telephone number.

That number is answered by someone who may decide up to €750. “In a year that amount was reached eleven times. Rightly so, all eleven.” Complaints went from 31 to 9 per hundred homes.

His request to clients: start counting earlier. “Visit a year ahead. Not with a plan, with a question. What does not work in your home?” In Graanburg that yielded 63 complaints about ventilation that no survey had recorded. Consent came to 91 per cent.`,
        },
      ],
    },
  },
  {
    slug: 'dewi-soerjadi-een-flexwoning-is-pas-flexibel-als-hij-is-verhuisd',
    title: {
      nl: '“Een flexwoning is pas flexibel als hij een keer is verhuisd”',
      en: '“A flexible home is only flexible once it has moved”',
    },
    date: '2026-09-17',
    author: 'Redactie Dakwaarts',
    intro: {
      nl: 'Dewi Soerjadi van Hoogerven Woont verplaatste 48 woningen en kwam 40 procent boven haar begroting uit. Zij publiceerde elke post.',
      en: 'Dewi Soerjadi of Hoogerven Woont moved 48 homes and ended up 40 per cent over budget. She published every item.',
    },
    image: 'interviews/dewi-soerjadi-een-flexwoning-is-pas-flexibel-als-hij-is-verhuisd',
    imageAlt: {
      nl: 'Lijntekening van een woonmodule aan een hijskraan boven een lege fundering',
      en: 'Line drawing of a housing module on a crane above an empty foundation',
    },
    speaker: 'dewi-soerjadi',
    exhibitor: 'hoogerven-woont',
    blocks: {
      nl: [
        {
          block: 'text',
          body: `In de zomer van 2025 reden er 96 diepladers van de Veenkade in Hoogerven naar een terrein achter het station. Op elke wagen stond een halve woning. Twee keer bleef er een steken onder een viaduct dat volgens de kaart vier centimeter hoger was.

“Dat was het deel waar iedereen een foto van heeft”, zegt Dewi Soerjadi, programmamanager flexwonen bij Hoogerven Woont. “De rekening zat ergens anders.”`,
        },
        {
          block: 'text',
          title: 'Van 21.000 naar 29.400',
          body: `Begroot was € 21.000 per woning, betaald is € 29.400. Het transport bleef binnen de raming. De overschrijding zat in drie posten: een nieuwe fundering in plaats van herbruikbare poeren (€ 3.200), dubbele aansluitkosten voor stroom en riool (€ 2.900) en elf weken leegstand tussen de ene en de andere vergunning (€ 2.300).

“Die leegstand is het wrangst. De eerste vergunning liep af op 1 mei, de tweede was onherroepelijk op 18 juli. Er stonden 48 goede woningen leeg omdat twee brieven niet op elkaar pasten.”`,
        },
        {
          block: 'quote',
          text: 'Wij hadden de sleutel van 48 woningen en van geen enkele plek.',
          name: 'Dewi Soerjadi',
          role: 'programmamanager flexwonen Hoogerven Woont',
        },
        {
          block: 'text',
          title: 'De volgende keer',
          body: `Soerjadi maakte van de nacalculatie een controlelijst van twaalf vragen. Zitten de hijspunten op de tekening? Wie heeft het exploitatierecht van de tweede locatie, en sinds wanneer? Is de aansluitwaarde gereserveerd of alleen besproken?

De volgende verplaatsing, van 36 woningen in 2028, moet onder € 24.000 blijven. De tweede locatie is al gekozen, voordat de eerste is ingericht. De Taakgroep Flexwonen Waterstreek legde vast dat de vergunningen zes weken mogen overlappen.

## Restwaarde

Dan is er de jaarrekening. De accountant accepteerde een restwaarde van 35 procent na vijftien jaar, mits er een aantoonbare tweede bestemming is. “Zonder die verhuizing was dat nul geweest. Op papier verdienden wij dus geld, terwijl we het op de weg verloren.”

Is flexwonen dan nog verstandig? Zij knikt, met een voorwaarde. “Voor een terrein dat echt vrijkomt en na vijftien jaar echt weg moet. Als u diep in uw hart denkt dat het wel mag blijven staan, bouw dan gewoon permanent. Dan krijgt de bewoner ook een echte berging.”

De huurders verhuisden overigens niet mee. Op één na: een man van 71 had zijn plantenbakken genummerd en vroeg om hetzelfde huis. Dat kreeg hij, met uitzicht op het spoor.`,
        },
      ],
      en: [
        {
          block: 'text',
          body: `In the summer of 2025, 96 low-loaders drove from the Veenkade in Hoogerven to a site behind the station, each carrying half a home. Twice one got stuck under a viaduct that was four centimetres higher on the map.

“That is the part everyone has a photo of,” says Dewi Soerjadi, flexible housing programme manager at Hoogerven Woont. “The bill was somewhere else.”`,
        },
        {
          block: 'text',
          title: 'From 21,000 to 29,400',
          body: `The estimate was €21,000 per home, the bill €29,400. Transport stayed within budget. The overrun was in three items: new foundations instead of reusable footings (€3,200), double connection charges (€2,900) and eleven void weeks between two permits (€2,300).

“The first permit expired on 1 May, the second became final on 18 July. There were 48 good homes standing empty because two letters did not fit together.”`,
        },
        {
          block: 'quote',
          text: 'We had the keys to 48 homes and to not a single site.',
          name: 'Dewi Soerjadi',
          role: 'flexible housing programme manager, Hoogerven Woont',
        },
        {
          block: 'text',
          title: 'Next time',
          body: `Soerjadi turned the account into a checklist of twelve questions. Are the lifting points on the drawing? Is the grid capacity reserved, or only discussed? The next move, of 36 homes in 2028, must stay below €24,000. The second site has been chosen before the first is fitted out, and permits may overlap by six weeks.

Is flexible housing still sensible? “For a site that really becomes available and really must be cleared after fifteen years. If deep down you think it may stay, build permanently. Then the resident also gets a proper store.”`,
        },
      ],
    },
  },
  {
    slug: 'hanneke-drostenburg-de-eerste-reeks-is-lesgeld',
    title: { nl: '“De eerste reeks is lesgeld”', en: '“The first series is tuition”' },
    date: '2026-06-25',
    author: 'Bas Lindekamp',
    intro: {
      nl: 'Lector Hanneke Drostenburg onderzocht 41 fabrieksmatige projecten. Goedkoper werd het pas bij de tweede bestelling, en die kwam zelden.',
      en: 'Professor Hanneke Drostenburg studied 41 factory-built schemes. Savings came with the second order, which rarely followed.',
    },
    image: 'interviews/hanneke-drostenburg-de-eerste-reeks-is-lesgeld',
    imageAlt: {
      nl: 'Lijntekening van een fabriekshal met vier woonmodules op een rij',
      en: 'Line drawing of a factory hall with four housing modules in a row',
    },
    speaker: 'hanneke-drostenburg',
    blocks: {
      nl: [
        {
          block: 'text',
          body: `Studenten van de Hogeschool Meerhaven lopen al zes jaar met een klembord door woningfabrieken. Zij noteren stilstand, faalkosten en opleverpunten. Het lectoraat van Hanneke Drostenburg heeft er nu 41 projecten mee in kaart, samen 3.870 woningen.

De uitkomst stelde haar eerst teleur. “Wij hadden gehoopt dat fabrieksmatig bouwen vanaf de eerste woning goedkoper is. Dat is niet zo. De eerste reeks kwam gemiddeld 2 procent boven een traditionele begroting uit.”`,
        },
        {
          block: 'text',
          title: 'Elf procent',
          body: `Bij de tweede reeks van dezelfde opdrachtgever was het beeld anders: 11 procent lager en zeven weken korter. De verklaring zit niet in de machines. “De machine deed in reeks één hetzelfde als in reeks twee. De mensen niet. Die wisten elkaars telefoonnummer.”

Drie voorwaarden komen steeds terug. Minstens 60 procent van de mensen aan tafel is dezelfde. Er zijn hooguit vijf wijzigingen in de catalogus. En de tweede bestelling volgt binnen achttien maanden, want daarna is de kennis vertrokken.`,
        },
        {
          block: 'quote',
          text: 'Wie na één reeks van aanbieder wisselt, betaalt twee keer lesgeld en haalt nooit het diploma.',
          name: 'Hanneke Drostenburg',
          role: 'lector industrieel bouwen Hogeschool Meerhaven',
        },
        {
          block: 'text',
          title: 'Waarom er geen tweede komt',
          body: `In 26 van de 41 gevallen bleef het bij één reeks. Niet omdat de woningen tegenvielen: de bewoners gaven ze gemiddeld een 7,8. Tien keer was er geen locatie. Zeven keer wisselde de projectleider. Zes keer moest er opnieuw worden aanbesteed, omdat de eerste overeenkomst geen vervolg kende. Drie keer stopte de aanbieder.

Die zes ergeren haar het meest. “Dat is een regel tekst. U kunt bij de eerste aanbesteding een optie op drie vervolgreeksen uitvragen. Het mag, het gebeurt te weinig.”

## Kritiek

Niet iedereen herkent haar cijfers. Aannemers wijzen erop dat traditionele begrotingen in dezelfde jaren sterk opliepen. Zij heeft dat gecorrigeerd, zegt zij, en de gegevens liggen ter inzage. Een tweede punt neemt zij ter harte: het onderzoek stopt vijf jaar na oplevering. “Over onderhoud op lange termijn kunnen wij nog niets zeggen. Vraag het mij in 2035.”

Wat moet een bestuurder na haar lezing doen? “Zoek de naam op van de projectleider van uw vorige fabrieksproject. Is die vertrokken, bel dan. En besluit voor de zomer of er een tweede reeks komt. Nee is ook een besluit, maar dan weet de fabriek het.”`,
        },
      ],
      en: [
        {
          block: 'text',
          body: `For six years students of Hogeschool Meerhaven have walked through housing factories with clipboards, noting downtime, failure costs and snags. Hanneke Drostenburg’s research group now has 41 schemes on file, 3,870 homes in all.

The result disappointed her at first. “We had hoped that factory building would be cheaper from the first home. It is not. The first series came out 2 per cent above a traditional estimate.”`,
        },
        {
          block: 'text',
          title: 'Eleven per cent',
          body: `The second series for the same client was different: 11 per cent cheaper and seven weeks shorter. “The machine did the same in both. The people did not. They knew each other’s telephone number.”

Three conditions recur. At least 60 per cent of the people at the table stay. There are no more than five changes to the catalogue. And the second order follows within eighteen months.`,
        },
        {
          block: 'quote',
          text: 'If you change supplier after one series you pay tuition twice and never graduate.',
          name: 'Hanneke Drostenburg',
          role: 'professor of industrialised construction, Hogeschool Meerhaven',
        },
        {
          block: 'text',
          title: 'Why no second one follows',
          body: `In 26 of the 41 cases there was only one series. Not because of the homes: residents rated them 7.8 out of 10. Ten times there was no site, seven times the project manager left, six times a new tender was needed because the first contract had no sequel, three times the supplier stopped.

“Those six come down to one line of text. You can ask for an option on three further series in the first tender.”

Her advice to executives: “Look up the project manager of your previous factory scheme. If they have left, call them. And decide before the summer whether a second series will follow. No is a decision too, but then the factory knows.”`,
        },
      ],
    },
  },
  {
    slug: 'ruben-schaapveld-een-boer-heeft-drie-oogsten-nodig',
    title: {
      nl: '“Een boer heeft drie oogsten nodig, geen pilot”',
      en: '“A farmer needs three harvests, not a pilot”',
    },
    date: '2026-05-21',
    author: 'Redactie Dakwaarts',
    intro: {
      nl: 'Ruben Schaapveld koopt vezelhennep bij 23 akkerbouwers en maakt er gevelisolatie van. Het contract bleek lastiger dan het materiaal.',
      en: 'Ruben Schaapveld buys fibre hemp from 23 arable farmers and turns it into façade insulation. The contract proved harder than the material.',
    },
    image: 'interviews/ruben-schaapveld-een-boer-heeft-drie-oogsten-nodig',
    imageAlt: {
      nl: 'Lijntekening van een boerenschuur naast een rij hennepplanten en een gevelelement',
      en: 'Line drawing of a barn beside a row of hemp plants and a façade panel',
    },
    speaker: 'ruben-schaapveld',
    exhibitor: 'hennepwand',
    blocks: {
      nl: [
        {
          block: 'text',
          body: `De eerste partij vezelhennep die Ruben Schaapveld kocht, was groen van de schimmel. “De boer had hem netjes op tijd gemaaid, wij hadden geen droge plek om hem neer te leggen. Dat was les één: wie materiaal van het land wil, moet een schuur hebben.”

Inmiddels heeft Hennepwand er twee, en contracten met 23 akkerbouwers in Middelwaarden. Van 190 hectare komt isolatie voor ongeveer 140 woningen per jaar. De gevelelementen gaan naar vier corporaties.`,
        },
        {
          block: 'text',
          title: 'Zaaien in april, bestellen in oktober',
          body: `Het probleem is de kalender. Een akkerbouwer kiest in de winter zijn gewas en zaait in april. Een bouwer bestelt als de vergunning binnen is, en dat is zelden in april. “Elke biobased pilot loopt daarop stuk. Eén jaar enthousiasme, en dan staat er weer aardappel.”

Schaapveld tekent daarom voor drie oogsten, met een bodemprijs van € 1.850 per hectare. Wat er niet in een gevel past, gaat naar de bouwmarkt als dekenisolatie. Daar zit geen marge op, maar het land blijft bezet.`,
        },
        {
          block: 'quote',
          text: 'Biobased bouwen begint bij de vraag wie er betaalt als het in juni hagelt.',
          name: 'Ruben Schaapveld',
          role: 'innovatiemanager Hennepwand',
        },
        {
          block: 'text',
          title: 'De prijs van een gevel',
          body: `Een vierkante meter gevelelement met hennep kost € 214, tegen € 196 voor minerale wol. Voor een rijwoning is dat een verschil van ongeveer € 1.100. In ruil daarvoor daalt de MPG met 0,06 en hoeft er geen dampremmende folie in.

Die folie is zijn stokpaardje. “Elke folie is een plek waar iemand een gat in boort. Wij hebben een wand gemaakt waar u een schilderij in mag hangen.” De vochtproef duurde veertien maanden. De brandproef werd in twee keer gehaald; bij de eerste begaf de aansluiting op het kozijn het na 52 minuten.

## Wat een corporatie kan doen

Schaapveld vraagt opdrachtgevers niet om meer te betalen, maar om eerder te tekenen. Een reservering in februari, voor een bouwstart in het jaar daarop, is voor hem meer waard dan € 10 per vierkante meter. Twee corporaties doen dat nu. Zij krijgen als eerste geleverd en mogen tot oktober tien procent schuiven.

En de boeren? Die kwamen vorig najaar kijken bij de eerste bewoonde straat. “Eén van hen klopte op de gevel en zei: dat is perceel zeven. Hij had gelijk.”`,
        },
      ],
      en: [
        {
          block: 'text',
          body: `The first batch of fibre hemp Ruben Schaapveld bought was green with mould. “The farmer had cut it on time, we had nowhere dry to put it. That was lesson one: if you want material from the land you need a barn.”

Hennepwand now has two, and contracts with 23 arable farmers in Middelwaarden. From 190 hectares comes insulation for about 140 homes a year. The façade panels go to four housing associations.`,
        },
        {
          block: 'text',
          title: 'Sow in April, order in October',
          body: `The problem is the calendar. A farmer picks a crop in winter and sows in April. A builder orders once the permit is in. “Every bio-based pilot founders on that. One year of enthusiasm, and then it is potatoes again.”

So Schaapveld signs for three harvests, with a floor price of €1,850 per hectare. What does not fit in a façade goes to the builders’ merchant as blanket insulation. There is no margin in it, but the land stays in use.`,
        },
        {
          block: 'quote',
          text: 'Bio-based building starts with the question of who pays when it hails in June.',
          name: 'Ruben Schaapveld',
          role: 'innovation manager, Hennepwand',
        },
        {
          block: 'text',
          title: 'The price of a façade',
          body: `A square metre of hemp façade costs €214, against €196 with mineral wool: about €1,100 for a terraced house. In return the environmental score drops by 0.06 and no vapour barrier is needed. The moisture test took fourteen months. The fire test was passed at the second attempt.

He does not ask clients to pay more, but to sign earlier. A reservation in February for the following year is worth more to him than €10 per square metre. Two associations now do so.

The farmers came to see the first occupied street last autumn. “One of them knocked on the façade and said: that is plot seven. He was right.”`,
        },
      ],
    },
  },
]
