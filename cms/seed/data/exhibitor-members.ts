import type { ExhibitorMemberSeed } from '../types-visitors.ts'

/** Who runs the participation of exhibitors of the demo fair. */
export const exhibitorMembers: readonly ExhibitorMemberSeed[] = [
  {
    exhibitor: 'bad-in-een-dag',
    role: 'manager',
    visitor: {
      email: 'dewi.soetopo@bad-in-een-dag.example',
      ...{ firstName: 'Dewi', infix: '', lastName: 'Soetopo', jobTitle: 'Commercieel directeur' },
      ...{ organisation: 'Bad in een Dag', organisationType: 'supplier' },
      days: ['2027-03-17', '2027-03-18'],
      interests: ['verduurzamen-in-bewoonde-staat'],
      accessibility: undefined,
      ...{ listed: true, language: 'nl', newsletter: false, state: 'confirmed' },
      ...{ daysAgo: 20, minutesAgo: 90 },
    },
  },
]
