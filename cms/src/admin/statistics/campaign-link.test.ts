import { expect, it } from 'vitest'
import { campaignLink, campaignWord } from './campaign-link'

const SITE = 'https://beurs.example'
const campaign = {
  path: '/programma',
  source: 'LinkedIn',
  medium: 'social',
  name: 'Vroegboek 2027',
}

it('normalises the words of a campaign, so that spellings are counted together', () => {
  expect(campaignLink(SITE, campaign)).toBe(
    `${SITE}/programma?utm_source=linkedin&utm_medium=social&utm_campaign=vroegboek-2027`,
  )
  expect(campaignWord(' Één  Übung! ')).toBe('een-ubung')
  const copied = { ...campaign, path: `${SITE}/en/programma?thema=hout#x`, medium: '' }
  expect(campaignLink(SITE, copied)).toBe(
    `${SITE}/en/programma?thema=hout&utm_source=linkedin&utm_campaign=vroegboek-2027#x`,
  )
})

it('makes no link from incomplete input, or to another site', () => {
  expect(campaignLink(SITE, { ...campaign, name: '!' })).toBeNull()
  expect(campaignLink(SITE, { ...campaign, path: 'https://elders.example/' })).toBeNull()
  expect(campaignLink(SITE, { ...campaign, path: '//elders.example/' })).toBeNull()
})
