// About: cms/src/rules/exhibitor.ts, cms/src/api/exhibitor, cms/src/api/stand

import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type Fair, fairOf } from './fair.ts'
import { type Cms, type Documents, documentsOf, refusalOf, startCms } from './harness.ts'

let cms: Cms
let fair: Fair
let exhibitors: Documents
let stands: Readonly<Record<'let' | 'other' | 'blocked', string>>

beforeAll(async () => {
  cms = await startCms()
  fair = await fairOf(cms)
  exhibitors = documentsOf(cms, 'exhibitor')
  const stand = async (number: string, availability: string, x: number) => {
    const polygon = [
      [x, 0],
      [x + 3, 0],
      [x + 3, 3],
    ]
    const data = { number, availability, hall: fair.hall, area: 9, openSides: 1, polygon }
    return (await documentsOf(cms, 'stand').create({ data })).documentId
  }
  stands = {
    let: await stand('90.A12', 'let', 0),
    other: await stand('90.A13', 'let', 3),
    blocked: await stand('90.A14', 'blocked', 6),
  }
})
beforeEach(async () => {
  for (const { documentId } of await exhibitors.findMany()) await exhibitors.delete({ documentId })
})

const create = (name: string, more: object = {}) =>
  exhibitors.create({
    data: { name, intro: 'Wij bouwen.', category: fair.category, ...more },
    locale: 'nl',
  })
const update = (documentId: string, data: object) =>
  exhibitors.update({ documentId, data, locale: 'nl' })

it('an exhibitor gets a stand that nobody else has, in whatever form the stand is given', async () => {
  const tenant = await create('Kadebouw', { stands: [stands.let] })
  const taken = { stands: 'Stand 90.A12 is al verhuurd aan Kadebouw.' }
  expect(await refusalOf(create('Dubbel', { stands: [stands.let] }))).toEqual(taken)
  const { documentId } = await create('Laatkomer', { stands: [stands.other] })
  for (const given of [
    { connect: [{ documentId: stands.let }] },
    { set: [stands.let, stands.other] },
  ]) {
    expect(await refusalOf(update(documentId, { stands: given }))).toEqual(taken)
  }
  await update(tenant.documentId, { stands: { disconnect: [{ documentId: stands.let }] } })
  expect(await refusalOf(update(documentId, { stands: { connect: [stands.let] } }))).toEqual({})
})

it('an exhibitor keeps its stand when it is saved and published again', async () => {
  const { documentId } = await create('Kadebouw', { stands: [stands.let] })
  expect(await refusalOf(exhibitors.publish({ documentId, locale: 'nl' }))).toEqual({})
  expect(await refusalOf(update(documentId, { intro: 'Wij bouwen door.' }))).toEqual({})
  expect(await refusalOf(exhibitors.publish({ documentId, locale: 'nl' }))).toEqual({})
})

it('a blocked stand cannot be assigned', async () => {
  expect(await refusalOf(create('Pech', { stands: [stands.blocked] }))).toEqual({
    stands: 'Stand 90.A14 is geblokkeerd en kan niet worden verhuurd.',
  })
})

it('co-exhibitors stay separate from their main exhibitor', async () => {
  const main = await create('Hoofd', { stands: [stands.let] })
  const mainExhibitor = main.documentId
  expect(await refusalOf(create('Mede', { mainExhibitor, stands: [stands.let] }))).toEqual({
    stands:
      'Stand 90.A12 is van hoofdstandhouder Hoofd. Laat het veld bij een medestandhouder leeg.',
  })
  expect(await refusalOf(create('Mede', { mainExhibitor }))).toEqual({})
  expect(await refusalOf(update(main.documentId, { mainExhibitor }))).toEqual({
    mainExhibitor: 'Een standhouder kan niet zijn eigen hoofdstandhouder zijn.',
  })
})
