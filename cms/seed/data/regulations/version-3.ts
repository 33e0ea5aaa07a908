import type { RegulationSeed } from '../../types-terms.ts'

/** The rules of 2027: an example, after those of fairs in the Netherlands. */
export const version3: RegulationSeed = {
  version: '3',
  adoptedOn: '2026-10-01',
  validFrom: '2026-10-01',
  introduction: {
    nl: 'Dit reglement hoort bij uw contract. Het zegt wat u bouwt, wanneer, en hoe wij het samen veilig houden. Bij verschil gaat het contract voor.',
    en: 'These rules are part of your contract. They set out what you may build, when, and how we keep it safe together. Where the two differ, the contract prevails. The Dutch text is binding.',
  },
  chapters: [
    {
      title: { nl: 'Toepassing', en: 'Scope' },
      articles: [
        {
          title: { nl: 'Voor wie', en: 'For whom' },
          body: {
            nl: 'Het reglement geldt voor standhouders, medestandhouders en iedereen die in hun opdracht op de beurs werkt. De standhouder zorgt dat zij het kennen.',
            en: 'The rules apply to exhibitors, co-exhibitors and everyone who works at the fair on their behalf. The exhibitor makes sure that they know them.',
          },
        },
        {
          title: { nl: 'Standcoördinator', en: 'Stand coordinator' },
          body: {
            nl: 'U noemt één standcoördinator. Die is tijdens opbouw, beurs en afbraak bereikbaar en mag namens u beslissen.',
            en: 'You appoint one stand coordinator, who can be reached during set-up, the fair and dismantling and may decide on your behalf.',
          },
        },
        {
          title: { nl: 'Wijzigingen', en: 'Changes' },
          body: {
            nl: 'Wijzigen wij het reglement na uw ondertekening in uw nadeel, dan mag u binnen veertien dagen kosteloos opzeggen. De versie van uw contract blijft op deze site staan.',
            en: 'If we change the rules to your disadvantage after you signed, you may withdraw free of charge within fourteen days. The version of your contract stays on this site.',
          },
        },
      ],
    },
    {
      title: { nl: 'Opbouw en afbraak', en: 'Set-up and dismantling' },
      articles: [
        {
          title: { nl: 'Opbouw', en: 'Set-up' },
          body: {
            nl: 'U bouwt op dinsdag 16 maart van 07.00 tot 21.00 uur. Woensdag 17 maart tot 08.45 uur is alleen voor afwerking; daarna rijdt er niets meer in de hallen.',
            en: 'You set up on Tuesday 16 March from 7:00 to 21:00. Wednesday 17 March until 8:45 is for finishing only; after that, no vehicles are allowed in the halls.',
          },
        },
        {
          title: { nl: 'Afbraak', en: 'Dismantling' },
          body: {
            nl: 'U breekt af op donderdag 18 maart van 17.15 tot 23.00 uur. Wat daarna staat, voeren wij af op uw kosten.',
            en: 'You dismantle on Thursday 18 March from 17:15 to 23:00. Anything left after that is removed at your expense.',
          },
        },
        {
          title: { nl: 'Niet eerder weg', en: 'Not before closing' },
          body: {
            nl: 'Afbreken of inpakken vóór sluiting is niet toegestaan, ook niet in delen. Wie dat toch doet, verliest zijn voorkeur bij de volgende editie.',
            en: 'Dismantling or packing before closing is not permitted, not even in part. Exhibitors who do so lose their preference at the next edition.',
          },
        },
        {
          title: { nl: 'Aanvoer', en: 'Deliveries' },
          body: {
            nl: 'U reserveert een losvak van een halfuur. Vrachtwagens zijn ten hoogste 16,5 meter; in de hallen rijden alleen elektrische heftrucks van de hal.\n\n- Losvak A en B: hal 1\n- Losvak C: hal 2',
            en: 'You book an unloading bay for half an hour. Lorries are at most 16.5 metres; only the hall’s electric forklifts drive inside.\n\n- Bays A and B: hall 1\n- Bay C: hall 2',
          },
        },
        {
          title: { nl: 'Veilig werken', en: 'Working safely' },
          body: {
            nl: 'Tijdens opbouw en afbraak draagt iedereen een hesje en dichte schoenen. Jonger dan 16 jaar mag niet in de hallen. Werkt u boven 2,5 meter, dan gebruikt u een rolsteiger of hoogwerker.',
            en: 'During set-up and dismantling everyone wears a high-visibility vest and closed shoes. Nobody under 16 may be in the halls. Above 2.5 metres you use a mobile scaffold or lift.',
          },
        },
      ],
    },
    {
      title: { nl: 'Ontwerp van de stand', en: 'Stand design' },
      articles: [
        {
          title: { nl: 'Goedkeuring', en: 'Approval' },
          body: {
            nl: 'Bouwt u zelf, dan ligt uw standontwerp uiterlijk 1 februari 2027 bij ons: plattegrond en aanzicht op schaal 1:50, met maten en materialen. U hoort binnen tien werkdagen of het akkoord is.',
            en: 'If you build your own stand, your design must reach us by 1 February 2027: plan and elevation at 1:50, with dimensions and materials. You will hear within ten working days whether it is approved.',
          },
        },
        {
          title: { nl: 'Hoogte', en: 'Height' },
          body: {
            nl: 'De hoogste maat is 6 meter. Boven 2,5 meter hoort bij het ontwerp een constructieberekening. De achterkant van een wand boven 2,5 meter is glad en wit.',
            en: 'The maximum height is 6 metres. Above 2.5 metres, a structural calculation is required. The back of a wall above 2.5 metres is smooth and white.',
          },
        },
        {
          title: { nl: 'Verhoogde vloer', en: 'Raised floor' },
          body: {
            nl: 'Een verhoging is ten hoogste 60 centimeter en heeft een zichtbare rand. Vanaf 2 centimeter is er een hellingbaan van ten hoogste 1:12, zodat iedereen uw stand op kan.',
            en: 'A raised floor is at most 60 centimetres high and has a visible edge. From 2 centimetres there is a ramp of 1:12 at most, so that everyone can enter your stand.',
          },
        },
        {
          title: { nl: 'Vloerbedekking', en: 'Floor covering' },
          body: {
            nl: 'Vloerbedekking is verplicht, vast, vlak en slipvrij. U gebruikt tape die zonder resten loslaat.',
            en: 'Floor covering is compulsory, fixed, flat and non-slip. Use tape that comes off without residue.',
          },
        },
        {
          title: { nl: 'Open zijden', en: 'Open sides' },
          body: {
            nl: 'Langs een pad is ten hoogste een derde van de zijde dicht. Zo blijven de buren zichtbaar.',
            en: 'Along an aisle at most a third of the side is closed, so that the neighbours remain visible.',
          },
        },
        {
          title: { nl: 'Ophangen', en: 'Rigging' },
          body: {
            nl: 'Alleen de hal hangt iets aan het dak. U vraagt een takel uiterlijk 1 februari 2027 aan, met gewicht en plaats van elk punt.',
            en: 'Only the hall may hang anything from the roof. You request rigging by 1 February 2027, with weight and place of each point.',
          },
        },
      ],
    },
    {
      title: { nl: 'Brandveiligheid', en: 'Fire safety' },
      articles: [
        {
          title: { nl: 'Materialen', en: 'Materials' },
          body: {
            nl: 'Wanden, plafonds en doeken voldoen aan brandklasse B-s2, d0, vloeren aan Cfl-s1. Het certificaat ligt op de stand.',
            en: 'Walls, ceilings and fabrics comply with fire class B-s2, d0, floors with Cfl-s1. The certificate is kept on the stand.',
          },
        },
        {
          title: { nl: 'Vluchtwegen', en: 'Escape routes' },
          body: {
            nl: 'Paden, nooduitgangen, blussers en brandslangen blijven vrij en zichtbaar; ook tijdens opbouw. Een gesloten ruimte boven 30 m² heeft twee uitgangen.',
            en: 'Aisles, emergency exits, extinguishers and hoses stay free and visible, also during set-up. A closed space above 30 m² has two exits.',
          },
        },
        {
          title: { nl: 'Vuur en gas', en: 'Fire and gas' },
          body: {
            nl: 'Open vuur, gasflessen en brandbare vloeistoffen zijn verboden. Las- en slijpwerk kan alleen met een vergunning van de hal.',
            en: 'Open flames, gas cylinders and flammable liquids are prohibited. Welding and grinding require a permit from the hall.',
          },
        },
        {
          title: { nl: 'Accu’s', en: 'Batteries' },
          body: {
            nl: 'Een accu boven 2 kWh meldt u bij het standontwerp. Laden mag alleen onder toezicht, niet in de nacht.',
            en: 'A battery above 2 kWh is declared with the stand design. Charging is allowed under supervision only, and never at night.',
          },
        },
      ],
    },
    {
      title: { nl: 'Stroom, water en afval', en: 'Power, water and waste' },
      articles: [
        {
          title: { nl: 'Aansluitingen', en: 'Connections' },
          body: {
            nl: 'De hal sluit stroom, water en internet aan tot de rand van uw stand. Uw eigen installatie voldoet aan NEN 1010 en wordt door de hal gekeurd.',
            en: 'The hall connects power, water and internet up to the edge of your stand. Your own installation complies with NEN 1010 and is inspected by the hall.',
          },
        },
        {
          title: { nl: 'Nachtstroom', en: 'Power at night' },
          body: {
            nl: 'Een uur na sluiting gaat de stroom eraf. Voor koeling vraagt u vooraf nachtstroom aan.',
            en: 'The power goes off an hour after closing. For refrigeration, order overnight power in advance.',
          },
        },
        {
          title: { nl: 'Afval', en: 'Waste' },
          body: {
            nl: 'U scheidt afval in hout, karton, folie en rest. De afvalbijdrage dekt wat tijdens de beurs ontstaat; bouwafval van een eigen stand voert u zelf af.',
            en: 'You separate waste into wood, cardboard, plastic film and general waste. The waste disposal fee covers waste during the fair; you remove the construction waste of your own stand.',
          },
        },
      ],
    },
    {
      title: { nl: 'Geluid en muziek', en: 'Sound and music' },
      articles: [
        {
          title: { nl: 'Geluid', en: 'Sound' },
          body: {
            nl: 'Geluid is ten hoogste 75 dB(A), gemeten aan de rand van uw stand. Luidsprekers wijzen naar binnen.',
            en: 'Sound is at most 75 dB(A), measured at the edge of your stand. Loudspeakers point inwards.',
          },
        },
        {
          title: { nl: 'Muziek', en: 'Music' },
          body: {
            nl: 'Muziek mag als niemand er last van heeft. U regelt en betaalt zelf de rechten bij Buma/Stemra en Sena.',
            en: 'Music is allowed if nobody objects. You arrange and pay for the rights with Buma/Stemra and Sena yourself.',
          },
        },
      ],
    },
    {
      title: { nl: 'Tijdens de beurs', en: 'During the fair' },
      articles: [
        {
          title: { nl: 'Altijd bemand', en: 'Always staffed' },
          body: {
            nl: 'Uw stand is op beide dagen tijdens alle openingsuren bemand, vanaf een kwartier voor opening.',
            en: 'Your stand is staffed on both days during all opening hours, from a quarter of an hour before opening.',
          },
        },
        {
          title: { nl: 'Op uw eigen stand', en: 'On your own stand' },
          body: {
            nl: 'U werft en deelt uit op uw eigen stand. Reclame elders bestelt u uit de [catalogus](/adverteren-en-signing).',
            en: 'You canvass and hand out materials on your own stand only. Advertising elsewhere can be ordered from the [catalogue](/adverteren-en-signing).',
          },
        },
        {
          title: { nl: 'Eten en drinken', en: 'Food and drink' },
          body: {
            nl: 'Koffie, water en een hapje mag u gratis schenken. Verkoop en alcohol lopen via de hal.',
            en: 'You may serve coffee, water and a snack free of charge. Sales and alcohol are arranged through the hall.',
          },
        },
        {
          title: { nl: 'Badges scannen', en: 'Scanning badges' },
          body: {
            nl: 'U scant een badge alleen als de bezoeker dat wil. U gebruikt de gegevens voor uw eigen opvolging, vermeldt uw privacyverklaring en verwijdert ze zodra de bezoeker erom vraagt.',
            en: 'Scan a badge only with the visitor’s consent. Use the details for your own follow-up only, refer to your privacy statement and delete them as soon as the visitor asks.',
          },
        },
        {
          title: { nl: 'Foto en film', en: 'Photos and video' },
          body: {
            nl: 'Uw eigen stand mag u filmen. Wie een keycord “geen foto” draagt, brengt u niet in beeld.',
            en: 'You may film your own stand. Do not show people who wear a “no photo” lanyard.',
          },
        },
      ],
    },
    {
      title: { nl: 'Verzekering en schade', en: 'Insurance and damage' },
      articles: [
        {
          title: { nl: 'Eigen verzekering', en: 'Own insurance' },
          body: {
            nl: 'U bent zelf verzekerd tegen brand, diefstal en aansprakelijkheid, met een dekking van ten minste € 1.250.000 per gebeurtenis. Een kopie van de polis hebben wij uiterlijk 15 februari 2027.',
            en: 'You take out insurance against fire, theft and liability, with cover of at least €1,250,000 per event. Send us a copy of the policy by 15 February 2027.',
          },
        },
        {
          title: { nl: 'Schade', en: 'Damage' },
          body: {
            nl: 'Schade aan de hal of aan een andere stand meldt u direct. U herstelt die, of wij doen het op uw kosten.',
            en: 'Report damage to the hall or another stand at once. You repair it, or we have it repaired at your expense.',
          },
        },
        {
          title: { nl: 'Onze aansprakelijkheid', en: 'Our liability' },
          body: {
            nl: 'Onze aansprakelijkheid is beperkt tot wat onze verzekeraar uitkeert, behalve bij opzet of grove schuld.',
            en: 'Our liability is limited to what our insurer pays out, except for intent or gross negligence.',
          },
        },
      ],
    },
    {
      title: { nl: 'Betalen en annuleren', en: 'Payment and cancellation' },
      articles: [
        {
          title: { nl: 'Betalen', en: 'Payment' },
          body: {
            nl: 'De helft betaalt u binnen veertien dagen na ondertekening, de rest zestig dagen voor de beurs. Zonder betaling is er geen opbouw.',
            en: 'You pay half within fourteen days of signing and the rest sixty days before the fair. Without payment, you cannot set up.',
          },
        },
        {
          title: { nl: 'Annuleren', en: 'Cancellation' },
          body: {
            nl: 'Annuleert u meer dan zes maanden voor de beurs, dan bent u 25 procent van het contract verschuldigd. Van zes tot drie maanden is dat 50 procent, daarna 100 procent. Verhuren wij de stand opnieuw, dan krijgt u de helft terug.',
            en: 'If you cancel more than six months before the fair, you owe 25 per cent of the contract. Between six and three months it is 50 per cent, after that 100 per cent. If we let the stand again, half is refunded.',
          },
        },
        {
          title: { nl: 'Medestandhouders', en: 'Co-exhibitors' },
          body: {
            nl: 'Een medestandhouder meldt u aan vóór 15 januari 2027. U blijft aansprakelijk voor de hele stand.',
            en: 'Register a co-exhibitor before 15 January 2027. You remain liable for the whole stand.',
          },
        },
        {
          title: { nl: 'Als de beurs niet doorgaat', en: 'If the fair cannot take place' },
          body: {
            nl: 'Kan de beurs door overmacht niet doorgaan, dan krijgt u terug wat u betaalde, min 10 procent voor gemaakte kosten, of houdt u uw plaats bij de nieuwe datum.',
            en: 'If force majeure prevents the fair, we refund what you have paid, less 10 per cent for costs incurred, or you keep your place on the new date.',
          },
        },
      ],
    },
    {
      title: { nl: 'Toezicht en recht', en: 'Supervision and law' },
      articles: [
        {
          title: { nl: 'Aanwijzingen', en: 'Instructions' },
          body: {
            nl: 'U volgt aanwijzingen van de hal, de brandweer en ons direct op. Is het niet veilig, dan sluiten wij de stand tot het dat wel is.',
            en: 'You follow instructions from the hall, the fire brigade and us at once. If your stand is not safe, we close it until it is.',
          },
        },
        {
          title: { nl: 'Recht', en: 'Law' },
          body: {
            nl: 'Nederlands recht is van toepassing. Geschillen legt u eerst aan ons voor; daarna is de rechtbank in Meerhaven bevoegd.',
            en: 'Dutch law applies. Bring disputes to us first; failing that, the court of Meerhaven has jurisdiction.',
          },
        },
      ],
    },
  ],
}
