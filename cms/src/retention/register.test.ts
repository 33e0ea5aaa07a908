import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASKED_DAYS, LEAD_MONTHS } from '@beursvloer/contract/leads/terms'
import { MEETING_KEPT_DAYS } from '@beursvloer/contract/meetings/terms'
import {
  ACTS_KEPT_DAYS,
  BADGE_KEPT_DAYS,
  INVITATION_DAYS,
  WORK_KEPT_DAYS,
} from '@beursvloer/contract/my-stand/terms'
import { DEFAULT_RETENTION_MONTHS, QUARTERS_KEPT_DAYS } from '@beursvloer/contract/statistics/rows'
import { expect, it, vi } from 'vitest'
import formSettings from '../api/form-settings/content-types/form-settings/schema.json'
import { DELIVERY_DAYS, MESSAGE_DAYS, UNPROVEN_DAYS, UNUSED_DAYS } from '../push/retention'
import { KEPT_DAYS as SEARCH_DAYS } from '../search-misses/misses'
import { KEPT_DAYS as SIGN_UP_DAYS } from '../sign-ups/retention'
import { UNCONFIRMED_DAYS } from '../visitors/accounts/mail-templates'
import { WASTEBASKET_DAYS } from '../wastebasket/views'
import { ENDED_RETENTION_DAYS, LAST_MAIL_DAYS } from './delete-expired'
import { AFTER_FAIR_DAYS, UNUSED_YEARS, WISH_DAYS } from './visitors'

// Settings of an installation, the same in each test, because modules are shared between files.
vi.mock('../../config/settings', () => ({ default: { dataDir: '', pushServices: [] } }))

const root = join(import.meta.dirname, '../../..')
const register = readFileSync(join(root, 'docs/verwerkingsregister.md'), 'utf8')
const section = (title: string): string =>
  register.split(/^###? /m).find((part) => part.startsWith(title)) ?? ''

const { attributes } = formSettings
const months = (name: keyof typeof attributes): unknown => {
  const attribute = attributes[name]
  return 'default' in attribute ? attribute.default : null
}

it.each([
  ['Account en bezoekersprofiel', `na ${UNCONFIRMED_DAYS} dagen`],
  ['Account en bezoekersprofiel', `gaat ${AFTER_FAIR_DAYS} dagen na de tweede beurs`],
  ['Account en bezoekersprofiel', `na ${UNUSED_YEARS} jaar`],
  ['Wensen voor toegankelijkheid', `tot ${WISH_DAYS} dagen na de beurs`],
  ['Aanmeldingen voor onderdelen', `tot ${SIGN_UP_DAYS} dagen na de dag`],
  ['Delen met standhouders', `tot ${LEAD_MONTHS} maanden na de laatste scan`],
  ['Delen met standhouders', `Zonder antwoord ${ASKED_DAYS} dagen`],
  ['Gesprekken met standhouders', `tot ${MEETING_KEPT_DAYS} dagen na de dag`],
  ['Pushberichten', `toestel ${UNUSED_DAYS} dagen`],
  ['Pushberichten', `nooit iets heen ging ${UNPROVEN_DAYS} dagen`],
  ['Pushberichten', `verstuurd is ${DELIVERY_DAYS} dagen, aantallen ${MESSAGE_DAYS} dagen`],
  ['Nieuwsbrief', `nog ${ENDED_RETENTION_DAYS} dagen`],
  ['Vragen en aanvragen', `contact ${months('contactMonths')} maanden`],
  ['Vragen en aanvragen', `deelname ${months('participationMonths')},`],
  ['Vragen en aanvragen', `wachtlijst ${months('waitingListMonths')},`],
  ['Vragen en aanvragen', `foto ${months('photoRemovalMonths')},`],
  ['Vragen en aanvragen', `vacature ${months('vacancyMonths')},`],
  ['Vragen en aanvragen', `persaccreditatie ${months('accreditationMonths')},`],
  ['Vragen en aanvragen', `groepsregistratie ${months('groupRegistrationMonths')} `],
  ['Contracten en bestellingen', `${months('contractMonths')} maanden`],
  ['Contracten en bestellingen', `${months('advertisingMonths')} maanden`],
  ['Verstuurde mail', `anders ${ENDED_RETENTION_DAYS} dagen`],
  ['Verstuurde mail', `verwijderd account ${LAST_MAIL_DAYS} dagen`],
  ['Mensen van een standhouder', `uitnodiging werkt ${INVITATION_DAYS} dagen`],
  ['Mensen van een standhouder', `gaan na ${WORK_KEPT_DAYS} dagen`],
  ['Badges van een stand', `tot ${BADGE_KEPT_DAYS} dagen na de beurs`],
  ['Medewerkers namens een standhouder', `${ACTS_KEPT_DAYS} dagen`],
  ['Mensen in de inhoud', `na ${WASTEBASKET_DAYS} dagen`],
  ['Zonder persoonsgegevens', `kwartieren ${QUARTERS_KEPT_DAYS} dagen`],
  ['Zonder persoonsgegevens', `dagen ${DEFAULT_RETENTION_MONTHS} maanden`],
  ['Zonder persoonsgegevens', `blijven ${SEARCH_DAYS} dagen`],
])('the register of processing states for "%s": %s', (title, text) => {
  expect(section(title)).toContain(text)
})

it('the register of processing names every type that editors cannot see', () => {
  const schemas = globSync('cms/src/api/*/content-types/*/schema.json', { cwd: root })
    .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')))
    .filter(({ pluginOptions }) => pluginOptions?.['content-manager']?.visible === false)
  const names: string[] = schemas.map(({ info }) => info.singularName)
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !register.includes(`\`${name}\``))).toEqual([])
})

it('each part of the register states the data, purpose, term, readers and recipients', () => {
  const parts = register.split(/^### /m).slice(1)
  const heads = [
    'Wat van wie',
    'Waarom',
    'Hoe lang',
    'Wie het ziet',
    'Wie het krijgt',
    'In het CMS',
  ]
  for (const part of parts)
    expect(heads.filter((head) => !part.includes(`- **${head}:**`))).toEqual([])
  expect(parts.filter((part) => !part.includes('Grondslag: '))).toEqual([])
})
