// About: cms/src/private-files, cms/src/uploads, cms/src/submissions/kept-files.ts
// About: cms/src/forms/file-fields.ts

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { samplePdf } from '@beursvloer/contract/testing/sample-pdf'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { useFormContent } from './form-content.ts'
import { right, rowsOf, send } from './forms.ts'
import { type Cms, startCms } from './harness.ts'
import { storedFile, storedFiles, whileStorageIsAway } from './stored-files.ts'

let cms: Cms
let removeContent: () => Promise<void>
let companies = 80

beforeAll(async () => {
  cms = await startCms()
  removeContent = await useFormContent(cms)
})
afterAll(() => removeContent())

const folder = () => path.join(inject('dataDir'), 'private')
const PDF = samplePdf()
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>'

/** A contract of another company each time, with files in its fields. */
function sendWith(files: Readonly<Record<string, readonly [name: string, content: string][]>>) {
  companies += 1
  const company = { ...(right.contract.company as object), kvk: `000000${companies}` }
  const parts = Object.entries(files).flatMap(([field, list]) =>
    list.map(([name, content]) => ({ field, file: new File([content], name) })),
  )
  return send(cms, 'contract', { ...right.contract, company }, { files: parts, language: 'nl' })
}

it('files of a form are stored where only staff can read them, under generated names', async () => {
  const { status, body } = await sendWith({
    'attachments.policy': [['../../Polis 2027.pdf', PDF]],
    'presentation.logo': [['logo.svg', SVG]],
  })
  expect(status).toBe(201)
  const submission = await cms.strapi.db
    .query('api::submission.submission')
    .findOne({ where: { reference: body.reference }, populate: ['files'] })
  const [policy, logo] = submission.files
  expect(policy).toMatchObject({
    field: 'attachments.policy',
    name: 'Polis 2027.pdf',
    kind: 'pdf',
  })
  expect(logo).toMatchObject({ field: 'presentation.logo', name: 'logo.svg', kind: 'svg' })
  expect(submission.values.attachments).toEqual({ policy: [{ name: 'Polis 2027.pdf' }] })
  const file = storedFile(policy.storedAs)
  // Its own content, written anew.
  const content = readFileSync(file, 'latin1')
  expect(content).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\s*$/)
  expect(content.length).toBe(policy.bytes)
  if (!inject('bucketFolder')) expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(folder()).mode & 0o077).toBe(0)
  for (const where of [
    `/${policy.storedAs}`,
    `/uploads/${policy.storedAs}`,
    `/private/files/${policy.storedAs}`,
    `/uploads/../../private/files/${policy.storedAs}`,
  ])
    expect((await cms.ask(where)).status).toBe(404)
})

it.each([
  [
    'a program',
    415,
    { 'presentation.logo': [['logo.png', 'MZ\x90']] },
    'presentation.logo',
    'Dit bestandstype kan niet.',
  ],
  [
    'a drawing that shows something from elsewhere',
    415,
    {
      'presentation.logo': [
        ['logo.svg', SVG.replace('<path', '<image href="https://elders.example/x.png"/><path')],
      ],
    },
    'presentation.logo',
    'In dit bestand staan scripts of verwijzingen naar elders. Sla het op zonder.',
  ],
  [
    'a type that the field does not take',
    415,
    { 'attachments.policy': [['polis.svg', SVG]] },
    'attachments.policy',
    'Dit bestandstype kan niet.',
  ],
  [
    'more than fit',
    413,
    { 'attachments.policy': [['polis.pdf', `%PDF-1.7\n${'x'.repeat(5_000 * 1024)}`]] },
    'attachments.policy',
    'Maximaal 5.000 kB per bestand.',
  ],
  [
    'more than asked',
    413,
    {
      'attachments.policy': [
        ['1.pdf', PDF],
        ['2.pdf', PDF],
      ],
    },
    'attachments.policy',
    'Kies maximaal 1 bestanden.',
  ],
  [
    'a field that takes none',
    415,
    { 'company.legalName': [['x.pdf', PDF]] },
    'company.legalName',
    'Dit bestandstype kan niet.',
  ],
] as const)('refused files are not stored: %s', async (_what, status, files, path, message) => {
  const before = [storedFiles(), await rowsOf(cms, 'submission')]
  const answer = await sendWith(files as never)
  expect([answer.status, answer.body.error.details.fields]).toEqual([status, { [path]: [message] }])
  expect([storedFiles(), await rowsOf(cms, 'submission')]).toEqual(before)
  expect(readdirSync(incoming())).toEqual([])
})

it('files are checked also when fields are invalid: all problems are reported at once', async () => {
  const body = { field: 'attachments.policy', file: new File([SVG], 'polis.svg') }
  const values = { ...right.contract, company: { ...(right.contract.company as object), kvk: '1' } }
  const answer = await send(cms, 'contract', values, { files: [body], language: 'nl' })
  expect([answer.status, answer.body.error.message]).toEqual([
    415,
    'Sorry, niet alle velden zijn correct ingevuld.',
  ])
  expect(answer.body.error.details.fields).toEqual({
    'company.kvk': [expect.any(String)],
    'attachments.policy': ['Dit bestandstype kan niet.'],
  })
})

const incoming = () => path.join(folder(), 'incoming')

it('a form is refused while its files cannot be written, and accepted afterwards', async () => {
  const broken = await whileStorageIsAway(() =>
    sendWith({ 'attachments.policy': [['polis.pdf', PDF]] }),
  )
  expect([broken.status, broken.headers.get('retry-after')]).toEqual([503, '30'])
  expect(existsSync(incoming())).toBe(true)
  expect(readdirSync(incoming())).toEqual([])
  expect((await sendWith({ 'attachments.policy': [['polis.pdf', PDF]] })).status).toBe(201)
})
