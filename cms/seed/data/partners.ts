import type { PartnerSeed } from '../types-floor.ts'

/** The partners of the fair; a logo is `logo-` and the slug. */
export const partners: PartnerSeed[] = [
  {
    slug: 'kadebank',
    name: 'Kadebank',
    level: 'main',
    url: 'https://kadebank.example',
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
    slug: 'bouwcampus-waterstreek',
    name: 'Bouwcampus Waterstreek',
    level: 'knowledge',
    url: 'https://bouwcampus-waterstreek.example',
    position: 6,
  },
  {
    slug: 'instituut-voor-woonbeleid',
    name: 'Instituut voor Woonbeleid',
    level: 'knowledge',
    url: 'https://woonbeleid.example',
    position: 7,
  },
  {
    slug: 'biobased-kenniskring',
    name: 'Biobased Kenniskring',
    level: 'knowledge',
    url: 'https://biobased-kenniskring.example',
    position: 8,
  },
  {
    slug: 'laboratorium-warme-schil',
    name: 'Laboratorium Warme Schil',
    level: 'knowledge',
    url: 'https://warmeschil.example',
    position: 9,
  },
]
