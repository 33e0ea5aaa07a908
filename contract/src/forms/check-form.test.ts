import { describe, expect, it } from 'vitest'
import { filledContract } from '../testing/filled-forms.ts'
import { tariff } from '../testing/tariff.ts'
import { checkForm, type FormFacts } from './check-form.ts'
import { contact } from './definitions/contact.ts'
import { contract } from './definitions/contract.ts'
import { newsletter } from './definitions/newsletter.ts'
import { mapValues, partsOf } from './parts.ts'

const facts: FormFacts = {
  language: 'nl',
  options: {},
  prices: { tariff, products: [], stands: [] },
}
const question = {
  subject: 'visit',
  photo: 'album 3, nummer 12',
  name: ' Anna  de Wit ',
  email: 'mailto:Anna@Zandkreek.EXAMPLE',
  phone: '010 123 45 67',
  message: 'Is er een stiltecoupé op de beurs?',
}

it('values get their canonical form, and inactive fields are removed', async () => {
  expect(await checkForm(contact, { values: question }, facts)).toEqual({
    values: {
      subject: 'visit',
      name: 'Anna de Wit',
      email: 'Anna@zandkreek.example',
      phone: '+31101234567',
      message: question.message,
    },
    problems: {},
    unknown: [],
  })
})

it('problems of the form’s rules and of the tariff are reported at once', async () => {
  const stand = { ...(filledContract.stand as object), area: '6' }
  const company = { ...(filledContract.company as object), kvk: '1' }
  const { problems } = await checkForm(
    contract,
    { values: { ...filledContract, stand, company } },
    { ...facts, language: 'en' },
  )
  expect(problems).toEqual({
    'company.kvk': ['A KvK number has 8 digits.'],
    'stand.area': [expect.stringMatching(/starts at 18\u00a0m²/)],
  })
})

it('a field with a price is refused where no prices are known', async () => {
  const { problems } = await checkForm(
    contract,
    { values: filledContract },
    { language: 'nl', options: {} },
  )
  expect(Object.keys(problems)).toEqual(['stand.package'])
})

it.each(['\t', ' ', '0', '.', '-', ',', '@', '<', '\u200d', '\n'])(
  'a megabyte of %j is refused in any field before it is processed',
  async (character) => {
    const long = `0.${character.repeat(1_000_000)}1`
    const everywhere = mapValues(partsOf(contract), filledContract, ({ field }, value) =>
      typeof value === 'string' ? long : field.kind === 'checkboxes' ? [long] : value,
    )
    const { problems } = await checkForm(contract, { values: everywhere }, facts)
    expect(problems['company.kvk']).toEqual(['Dit is te lang. Kort het in.'])
    const subjects = { email: 'sanne@zandkreek.example', topics: [long] }
    expect((await checkForm(newsletter, { values: subjects }, facts)).problems.topics).toEqual([
      'Dit is te lang. Kort het in.',
    ])
    const asked = { ...question, message: long }
    const { problems: ofQuestion, values } = await checkForm(contact, { values: asked }, facts)
    expect(ofQuestion).toEqual({ message: ['Dit is te lang. Kort het in.'] })
    expect(values.message).toBe('')
  },
)

describe('an unknown field', () => {
  it.each([
    [{ state: 'final' }, ['state']],
    [{ company: { ...(filledContract.company as object), rank: '1' } }, ['company.rank']],
    [{ company: 'Zandkreek' }, ['company']],
    [{ coordinator: { same: 'yes' } }, ['coordinator.same']],
    [{ coExhibitors: [{ name: ['Kreek'] }] }, ['coExhibitors.0.name']],
    [{ coExhibitors: Array.from({ length: 9 }, () => ({})) }, ['coExhibitors']],
    [{ attachments: { policy: ['polis.pdf'] } }, ['attachments.policy']],
  ])('%j is reported before anything is checked', async (more, paths) => {
    const values = { ...filledContract, signatory: {}, ...more } as never
    const judgeFiles = () => Promise.reject(new Error('looked at'))
    expect(await checkForm(contract, { values }, { ...facts, judgeFiles })).toEqual({
      values: {},
      problems: {},
      unknown: paths,
    })
  })

  it('is also one that the reader of the form did not know', async () => {
    const sent = { values: question, unknown: ['state'] }
    expect((await checkForm(contact, sent, facts)).unknown).toEqual(['state'])
  })
})

it('the type of files is checked by their content, also when fields fail', async () => {
  const file = new File(['MZ'], 'polis.pdf')
  const attachments = { policy: [{ name: file.name, file }] }
  const invoicing = { ...(filledContract.invoicing as object), email: '' }
  const { problems } = await checkForm(
    contract,
    { values: { ...filledContract, attachments, invoicing } },
    facts,
  )
  expect(problems).toEqual({
    'invoicing.email': ['E-mailadres voor de factuur is verplicht.'],
    'attachments.policy': ['Dit bestandstype kan niet.'],
  })
})

it('the result of checking files is used, also when fields fail', async () => {
  const file = new File(['%PDF-1.7'], 'polis.pdf')
  const attachments = { policy: [{ name: 'wat de afzender zegt.pdf' }] }
  const presentation = {
    ...(filledContract.presentation as object),
    intro: '',
    logo: [{ name: 'logo.svg' }],
  }
  const { values, problems } = await checkForm(
    contract,
    { values: { ...filledContract, attachments, presentation } },
    {
      ...facts,
      judgeFiles: async () => ({
        entries: { 'attachments.policy': [{ name: 'polis.pdf', file }] },
        problems: { 'presentation.logo': ['Dit bestand is gevaarlijk.'] },
      }),
    },
  )
  expect(values).toMatchObject({
    attachments: { policy: [{ name: 'polis.pdf', file }] },
    presentation: { logo: [] },
  })
  expect(problems).toEqual({
    'presentation.intro': ['Intro is verplicht.'],
    'presentation.logo': ['Dit bestand is gevaarlijk.'],
  })
})
