import type { PartnerSeed } from '../types-floor.ts'

/** Who makes the fair possible; logos are drawn from the slug. */
export const partners: PartnerSeed[] = [
  {
    slug: 'waterstad-bank',
    name: 'Waterstad Bank',
    level: 'main',
    url: 'https://waterstadbank.example',
    position: 1,
  },
  {
    slug: 'provincie-zuiderland',
    name: 'Provincie Zuiderland',
    level: 'main',
    url: 'https://zuiderland.example',
    position: 2,
  },
  {
    slug: 'vakblad-de-bouwmaat',
    name: 'Vakblad De Bouwmaat',
    level: 'media',
    url: 'https://debouwmaat.example',
    position: 3,
  },
  {
    slug: 'woonberaad-magazine',
    name: 'Woonberaad Magazine',
    level: 'media',
    url: 'https://woonberaad.example',
    position: 4,
  },
  {
    slug: 'radio-steiger',
    name: 'Radio Steiger',
    level: 'media',
    url: 'https://radiosteiger.example',
    position: 5,
  },
  {
    slug: 'hogeschool-de-kaap',
    name: 'Hogeschool De Kaap',
    level: 'knowledge',
    url: 'https://dekaap.example',
    position: 6,
  },
  {
    slug: 'instituut-voor-woononderzoek',
    name: 'Instituut voor Woononderzoek',
    level: 'knowledge',
    url: 'https://woononderzoek.example',
    position: 7,
  },
  {
    slug: 'netwerk-conceptueel-wonen',
    name: 'Netwerk Conceptueel Wonen',
    level: 'knowledge',
    url: 'https://conceptueelwonen.example',
    position: 8,
  },
  {
    slug: 'houtcentrum-meerhaven',
    name: 'Houtcentrum Meerhaven',
    level: 'knowledge',
    url: 'https://houtcentrum.example',
    position: 9,
  },
]
