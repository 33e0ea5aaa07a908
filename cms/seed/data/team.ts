import type { TeamMemberSeed } from '../types-terms.ts'

/** The team of the fair; all of them are invented. */
export const team: TeamMemberSeed[] = [
  {
    slug: 'tjeerd-kolhoorn',
    name: 'Tjeerd Kolhoorn',
    role: { nl: 'Bezoek en registratie', en: 'Visitors and registration' },
    topics: {
      nl: 'Uw badge, tours, groepen en toegankelijkheid.',
      en: 'Your badge, tours, groups and accessibility.',
    },
    subject: 'visit',
    email: 'bezoek@dakwaarts.example',
    phone: '+31 10 000 00 01',
  },
  {
    slug: 'joris-van-plaggenhoef',
    name: 'Joris van Plaggenhoef',
    role: { nl: 'Stands en contracten', en: 'Stands and contracts' },
    topics: {
      nl: 'Een stand of paviljoenplek, offertes, medestandhouders en facturen.',
      en: 'Stands, pavilion spaces, quotations, co-exhibitors and invoices.',
    },
    subject: 'exhibitor',
    email: 'standhouders@dakwaarts.example',
    phone: '+31 10 000 00 02',
  },
  {
    slug: 'hugo-wasterval',
    name: 'Hugo Wasterval',
    role: { nl: 'Techniek, opbouw en signing', en: 'Technology, set-up and signage' },
    topics: {
      nl: 'Standontwerp, stroom, takels, aanvoer en drukwerk.',
      en: 'Stand design, power, rigging, deliveries and print.',
    },
    email: 'techniek@dakwaarts.example',
    phone: '+31 10 000 00 03',
  },
  {
    slug: 'samira-bennaceur',
    name: 'Samira Bennaceur',
    role: { nl: 'Programma', en: 'Programme' },
    topics: {
      nl: 'Sprekers, zalen, tours en voorstellen voor een sessie.',
      en: 'Speakers, rooms, tours and proposals for a session.',
    },
    subject: 'programme',
    email: 'programma@dakwaarts.example',
    phone: '+31 10 000 00 04',
  },
  {
    slug: 'lieke-zandvliet',
    name: 'Lieke Zandvliet',
    role: { nl: 'Pers en partners', en: 'Press and partners' },
    topics: {
      nl: 'Accreditatie, interviews, beeld en partnerschap.',
      en: 'Accreditation, interviews, pictures and partnership.',
    },
    subject: 'press',
    email: 'pers@dakwaarts.example',
    phone: '+31 10 000 00 05',
  },
  {
    slug: 'noor-duinhoven',
    name: 'Noor Duinhoven',
    role: { nl: 'Beeldarchief', en: 'Picture archive' },
    topics: {
      nl: 'Foto’s gebruiken, of een foto van u laten verwijderen.',
      en: 'Using photos, or having a photo of yourself removed.',
    },
    subject: 'photo',
    email: 'foto@dakwaarts.example',
    photo: false,
  },
]
