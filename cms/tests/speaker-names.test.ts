// About: cms/src/rules/speaker-names.ts, cms/src/bootstrap

import { expect, it } from 'vitest'
import { documentsOf, startCms } from './harness.ts'

it('names a speaker by the whole name, in both languages and after a change of one part', async () => {
  const cms = await startCms()
  const speakers = documentsOf(cms, 'speaker')
  const data = { firstName: 'Noor', infix: 'van der', lastName: 'Meer', organisation: 'Bouw' }
  const { documentId } = await speakers.create({ locale: 'nl', data })
  await speakers.update({ documentId, locale: 'en', data: { jobTitle: 'Architect' } })
  const names = async () =>
    cms.strapi.db.query('api::speaker.speaker').findMany({
      ...{ select: ['locale', 'name'], where: { documentId }, orderBy: { locale: 'asc' } },
    })
  const both = (name: string) => ['en', 'nl'].map((locale) => ({ locale, name }))
  expect(await names()).toMatchObject(both('Noor van der Meer'))
  await speakers.update({ documentId, locale: 'nl', data: { lastName: 'Maas' } })
  expect(await names()).toMatchObject(both('Noor van der Maas'))
})
