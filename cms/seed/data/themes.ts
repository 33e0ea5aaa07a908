import type { ThemeSeed } from '../types-programme.ts'

/** The six themes of the programme, each with its own colour. */
export const themes: ThemeSeed[] = [
  {
    slug: 'fabrieksmatig-bouwen',
    name: { nl: 'Fabrieksmatig bouwen', en: 'Factory-built housing' },
    colour: 'blue',
    icon: 'factory',
    position: 1,
  },
  {
    slug: 'biobased-en-circulair',
    name: { nl: 'Biobased & circulair', en: 'Bio-based & circular' },
    colour: 'green',
    icon: 'leaf',
    position: 2,
  },
  {
    slug: 'betaalbaarheid',
    name: { nl: 'Betaalbaarheid', en: 'Affordability' },
    colour: 'ochre',
    icon: 'coins',
    position: 3,
  },
  {
    slug: 'verduurzamen-in-bewoonde-staat',
    name: { nl: 'Verduurzamen in bewoonde staat', en: 'Retrofitting occupied homes' },
    colour: 'teal',
    icon: 'house-plug',
    position: 4,
  },
  {
    slug: 'samen-inkopen',
    name: { nl: 'Samen inkopen', en: 'Joint procurement' },
    colour: 'violet',
    icon: 'handshake',
    position: 5,
  },
  {
    slug: 'leefbaarheid',
    name: { nl: 'Leefbaarheid', en: 'Liveable neighbourhoods' },
    colour: 'crimson',
    icon: 'trees',
    position: 6,
  },
]
