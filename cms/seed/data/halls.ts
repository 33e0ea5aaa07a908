import type { HallSeed } from '../types-floor.ts'

/** The two halls of Expohal De Kade: new build in the first, existing homes in the second. */
export const halls: HallSeed[] = [
  {
    number: 1,
    name: { nl: 'Hal 1 Nieuw', en: 'Hall 1 New' },
    level: { nl: 'Begane grond', en: 'Ground floor' },
    width: 60,
    length: 40,
    version: '2027-01',
    pointsOfInterest: [
      { kind: 'entrance', label: { nl: 'Ingang Kade', en: 'Quay entrance' }, x: 24, y: 39 },
      { kind: 'information', label: { nl: 'Infobalie', en: 'Information desk' }, x: 30, y: 37.5 },
      { kind: 'cloakroom', label: { nl: 'Garderobe', en: 'Cloakroom' }, x: 6, y: 38 },
      { kind: 'toilet', label: { nl: 'Toiletten', en: 'Toilets' }, x: 57, y: 37 },
      { kind: 'lift', label: { nl: 'Lift naar parkeerdek', en: 'Lift to car park' }, x: 50, y: 38 },
      { kind: 'first-aid', label: { nl: 'EHBO', en: 'First aid' }, x: 40, y: 38 },
      { kind: 'catering', label: { nl: 'Kadecafé', en: 'Quay café' }, x: 54, y: 32 },
    ],
  },
  {
    number: 2,
    name: { nl: 'Hal 2 Bestaand', en: 'Hall 2 Existing' },
    level: { nl: 'Begane grond', en: 'Ground floor' },
    width: 50,
    length: 40,
    version: '2027-01',
    pointsOfInterest: [
      {
        kind: 'entrance',
        label: { nl: 'Doorgang naar hal 1', en: 'Passage to hall 1' },
        x: 48.5,
        y: 16.5,
        leadsOutside: false,
      },
      { kind: 'quiet-room', label: { nl: 'Stilteruimte', en: 'Quiet room' }, x: 47.5, y: 5 },
      { kind: 'toilet', label: { nl: 'Toiletten', en: 'Toilets' }, x: 47.5, y: 10 },
      { kind: 'catering', label: { nl: 'Soepkeuken', en: 'Soup bar' }, x: 46, y: 32 },
      { kind: 'information', label: { nl: 'Vraagpunt', en: 'Help point' }, x: 48, y: 25 },
      { kind: 'toilet', label: { nl: 'Invalidentoilet', en: 'Accessible toilet' }, x: 48, y: 37 },
    ],
  },
]
