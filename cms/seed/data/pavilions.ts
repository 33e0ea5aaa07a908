import type { PavilionSeed } from '../types-floor.ts'

/**
 * Six pavilions of eight exhibitors each. The exhibitors name their pavilion; the outline on the
 * floor plan follows from their stands.
 */
export const pavilions: PavilionSeed[] = [
  {
    slug: 'houtbouw',
    name: { nl: 'Houtbouw', en: 'Timber construction' },
    hall: 1,
    partner: 'bouwcampus-waterstreek',
    intro: {
      nl: 'Acht bouwers die het casco van hout maken, van kruislaaghout tot houtskelet. Loop eronderdoor, klop erop en vraag naar de brandproef.',
      en: 'Eight builders who make the structure of timber, from cross-laminated panels to timber frame. Walk under it, knock on it and ask about the fire test.',
    },
    body: {
      nl: 'In het midden van het paviljoen staat een woning van twee lagen op ware grootte, zonder afwerking. Elk uur legt een van de deelnemers uit hoe een knooppunt is gemaakt en wat er bij de brandproef gebeurde.\n\n- Woning op ware grootte, steeds toegankelijk\n- Knooppunten in doorsnede\n- Rekentafel voor CO₂-opslag per woning',
      en: 'A two-storey home stands at the centre of the pavilion, full size and without finishes. Every hour one of the participants explains how a joint is made and what happened in the fire test.\n\n- Full-size home, open all day\n- Joints in section\n- Calculation table for stored CO₂ per home',
    },
  },
  {
    slug: 'biobased',
    name: { nl: 'Biobased', en: 'Bio-based' },
    hall: 1,
    partner: 'biobased-kenniskring',
    intro: {
      nl: 'Hennep, stro, vlas, lisdodde, leem en kurk: isolatie en afbouw van het land, met de certificaten die uw verzekeraar wil zien.',
      en: 'Hemp, straw, flax, bulrush, clay and cork: insulation and finishes grown on the land, with the certificates your insurer wants to see.',
    },
    body: {
      nl: 'Elke deelnemer laat een stuk wand zien waar u doorheen kunt kijken. De Biobased Kenniskring houdt per materiaal bij hoeveel hectare er in de regio groeit en hoeveel woningen dat zijn.\n\nNeem een monster mee: de materialenbank is gratis.',
      en: 'Every participant shows a piece of wall you can look through. The knowledge circle keeps track of how many hectares of each material grow in the region, and how many homes that makes.\n\nTake a sample with you: the materials library is free.',
    },
  },
  {
    slug: 'flexwonen',
    name: { nl: 'Flexwonen', en: 'Flexible housing' },
    hall: 1,
    partner: 'instituut-voor-woonbeleid',
    intro: {
      nl: 'Woningen die verhuizen als de plek verandert. Bouwers, een verhuurder en de taakgroep rekenen samen uw locatie door.',
      en: 'Homes that move when the place changes. Builders, a landlord and the task group run the numbers on your site together.',
    },
    body: {
      nl: 'Breng een locatie mee: een kaartje en een grondprijs zijn genoeg. Aan de rekentafel ziet u binnen een kwartier wat vijf, tien en vijftien jaar exploitatie betekenen, en wat de verplaatsing kost.\n\nDe woningen in dit paviljoen zijn alle al eens verplaatst, of gaan dat doen.',
      en: 'Bring a site: a map and a land price are enough. Within fifteen minutes the calculation table shows what five, ten and fifteen years of operation mean, and what moving costs.\n\nAll homes in this pavilion have moved once already, or are about to.',
    },
  },
  {
    slug: 'overheidsplein',
    name: { nl: 'Overheidsplein', en: 'Public authorities’ square' },
    hall: 2,
    intro: {
      nl: 'Zeven gemeenten en het regionale versnellingsbureau, met kaarten, vergunningen en mensen die mogen beslissen.',
      en: 'Seven municipalities and the regional acceleration office, with maps, permits and people who can decide.',
    },
    body: {
      nl: 'Op de grote tafelkaart liggen alle locaties waar vóór 2030 gebouwd mag worden. Een vlaggetje betekent: de gemeente zoekt een partij, en de persoon naast de tafel gaat erover.\n\nVragen over typegoedkeuring beantwoordt het versnellingsbureau ter plekke.',
      en: 'The large table map shows every site where building may start before 2030. A flag means the municipality is looking for a partner, and the person in charge is standing beside the table.\n\nThe acceleration office answers questions about type approval on the spot.',
    },
  },
  {
    slug: 'verduurzaming',
    name: { nl: 'Verduurzaming', en: 'Retrofit' },
    hall: 2,
    partner: 'laboratorium-warme-schil',
    intro: {
      nl: 'Gevels, daken en kozijnen voor de bestaande voorraad, met twee corporaties die vertellen wat huurders ervan vonden.',
      en: 'Façades, roofs and windows for existing homes, with two housing associations on what their tenants thought of them.',
    },
    body: {
      nl: 'Hier staan de bouwers naast hun opdrachtgevers. U hoort dus ook wat er misging, en hoeveel dagen de steiger werkelijk bleef staan.\n\nHet laboratorium meet ter plekke de luchtdichtheid van een proefwoning: voor en na een kozijnwissel van twintig minuten.',
      en: 'Builders stand next to their clients here, so you also hear what went wrong and how many days the scaffolding really stayed up.\n\nThe laboratory measures the airtightness of a test home on the spot: before and after a twenty-minute window replacement.',
    },
  },
  {
    slug: 'energie',
    name: { nl: 'Energie', en: 'Energy' },
    hall: 2,
    partner: 'kadebank',
    intro: {
      nl: 'Warmte, opwek en opslag voor complexen, ook op een vol elektriciteitsnet. Acht partijen rekenen mee met uw aansluiting.',
      en: 'Heat, generation and storage for estates, even on a full grid. Eight parties work out your connection with you.',
    },
    body: {
      nl: 'Neem de gegevens van één complex mee: bouwjaar, aantal woningen en aansluiting. Aan het eind van het paviljoen hebt u drie scenario’s met kosten per woning per maand.\n\nEr wordt niets verkocht zonder dat het woord netcongestie is gevallen.',
      en: 'Bring the details of one estate: year of construction, number of homes and grid connection. You leave the pavilion with three scenarios, each with the cost per home per month.\n\nNothing is sold here before the words grid congestion have been spoken.',
    },
  },
]
