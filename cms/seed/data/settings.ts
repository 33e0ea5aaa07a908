import type { SettingsSeed } from '../types-floor.ts'

/** The organiser of the fair, and the edition that the site shows. */
export const settings: SettingsSeed = {
  name: 'Dakwaarts',
  mark: 'roof',
  organisation: 'Stichting Dakwaarts (fictief)',
  address: 'Kade 1',
  postcode: '1000 AA',
  city: 'Meerhaven',
  kvk: '00000001',
  vat: 'NL000000001B01',
  email: 'info@dakwaarts.example',
  phone: '+31 10 000 00 00',
  officeHours: {
    nl: 'Maandag tot en met vrijdag, 9.00–17.00 uur',
    en: 'Monday to Friday, 9:00–17:00',
  },
  edition: 2027,
  bannerActive: false,
  bannerText: {
    nl: 'Tot en met 31 december: vroegboekkorting voor standhouders',
    en: 'Until 31 December: early booking discount for exhibitors',
  },
  bannerTarget: '/deelnemen-als-standhouder',
  socials: [{ platform: 'linkedin', url: 'https://linkedin.example/dakwaarts' }],
  redirectHosts: ['tickets.dakwaarts.example', 'archief.dakwaarts.example'],
  sepaCreditorId: 'NL70ZZZ000000010000',
}
