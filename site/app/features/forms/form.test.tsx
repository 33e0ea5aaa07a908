// @vitest-environment jsdom

import { groupRegistration } from '@beursvloer/contract/forms/definitions/group-registration'
import {
  expectedText,
  formOfCases,
  ownCases,
  type RuleCase,
  standardCases,
} from '@beursvloer/contract/forms/testing/rule-cases'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  company,
  days,
  formOf,
  guests,
  iban,
  name,
  stand,
  terms,
} from './testing/form-definitions.ts'
import { openForm } from './testing/form-page.tsx'

type Page = Awaited<ReturnType<typeof openForm>>

let page: Page
const open = async (...given: Parameters<typeof openForm>) => {
  page = await openForm(...given)
  return page
}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(async () => {
  await page.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const NAME_LENGTH = 'Naam moet tussen de 2 en 50 tekens zijn.'

describe('a field', () => {
  it('has states that follow the visitor’s actions', async () => {
    const { states, message, enter, type, leave } = await open({
      definition: formOf([name, iban]),
      language: 'nl',
    })
    const field = () => states().fields.name
    const untouched = {
      ...{ blurred: false, dirty: false, empty: true, complete: false, submitted: false },
      ...{ valid: true, invalid: false, settled: true, loading: false, messages: [] },
    }
    // Nothing is checked before a visitor begins.
    expect(field()).toEqual(untouched)
    await enter('name')
    expect(field()).toEqual({ ...untouched, valid: false })
    await type('name', 'A')
    const typed = { ...untouched, valid: false, dirty: true, empty: false }
    expect([field(), message('name')]).toEqual([typed, null])
    await leave('name')
    expect(field()).toEqual({ ...typed, blurred: true, invalid: true, messages: [NAME_LENGTH] })
    expect(message('name')).toBe(NAME_LENGTH)
    await type('name', 'An')
    expect(field()).toEqual({ ...typed, blurred: true, valid: true, complete: true })
    expect(message('name')).toBeNull()
  })

  it('that is optional is complete without a value', async () => {
    const email = { kind: 'email', name: 'email', label: name.label } as const
    const { states, enter } = await open({ definition: formOf([email]), language: 'nl' })
    await enter('email')
    expect(states().fields.email).toMatchObject({ empty: true, valid: true, complete: true })
  })

  it.each([
    ['live', [true, true, true]],
    ['dirty', [false, true, true]],
    ['blur', [false, false, true]],
  ] as const)('shows its message %s', async (visibility, expected) => {
    const { message, enter, type, leave } = await open({
      definition: formOf([name]),
      language: 'nl',
      visibility: { name: visibility },
    })
    await enter('name')
    const shown = [message('name') !== null]
    await type('name', 'A')
    shown.push(message('name') !== null)
    await leave('name')
    shown.push(message('name') !== null)
    expect(shown).toEqual(expected)
  })

  it('with a checkbox shows its problem after a change, not after a visit', async () => {
    const { message, enter, leave, tick } = await open({
      definition: formOf([terms]),
      language: 'nl',
    })
    await enter('terms')
    await leave('terms')
    expect(message('terms')).toBeNull()
    await tick('terms')
    await tick('terms')
    expect(message('terms')).toBe('Ga hiermee akkoord om verder te gaan.')
  })

  it('is not settled while a rule waits for a pause in typing', async () => {
    const { states, enter, type, after } = await open({
      definition: formOf([iban]),
      language: 'nl',
    })
    await enter('iban')
    await type('iban', 'NL91 ABNA 0417 1643 00', 19)
    expect(states().fields.iban.settled).toBe(false)
    await after(() => undefined)
    expect(states().fields.iban).toMatchObject({ settled: true, valid: true, complete: true })
  })

  it('shows nothing that would move a button while a pointer is down', async () => {
    const { message, enter, type, leave, after, find } = await open({
      definition: formOf([name]),
      language: 'nl',
    })
    const down = () => find('form').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    await enter('name')
    await type('name', 'A')
    await after(down)
    await leave('name')
    expect(message('name')).toBeNull()
    await after(() => window.dispatchEvent(new Event('pointerup')))
    expect(message('name')).toBe(NAME_LENGTH)
    // A changed value updates the message also where the release of the pointer was not seen.
    await after(down)
    await type('name', 'An')
    expect(message('name')).toBeNull()
  })

  it('with a problem announces it when the visitor leaves it, and not while typing', async () => {
    const { spoken, enter, type, leave } = await open({
      definition: formOf([name]),
      language: 'nl',
    })
    await enter('name')
    await type('name', 'A')
    expect(spoken()).toBe('')
    await leave('name')
    expect(spoken()).toBe(NAME_LENGTH)
    await type('name', 'B')
    expect(spoken()).toBe('')
  })
})

describe('an attempt to send a form', () => {
  it('waits for running checks, and then shows all problems', async () => {
    const { states, summary, find, control, type, after, enter } = await open({
      definition: formOf([name, iban, terms, stand, days]),
      language: 'nl',
    })
    await enter('name')
    await type('name', 'An')
    await after(() => {
      control('iban').value = 'NL91 ABNA 0417 1643 01'
      control('iban').dispatchEvent(new Event('input', { bubbles: true }))
      find<HTMLFormElement>('form').requestSubmit()
    }, 19)
    expect([states().form.submitted, summary()]).toEqual([false, []])
    await after(() => undefined)
    expect(summary()).toEqual([
      'Dit IBAN klopt niet.',
      'Ik ga akkoord: Ga hiermee akkoord om verder te gaan.',
      'Standtype is verplicht.',
      'Dagen is verplicht.',
    ])
    const { form, fields } = states()
    expect(form).toMatchObject({ submitted: true, valid: false, invalid: true, settled: true })
    expect(Object.values(fields)).toEqual(
      Array(5).fill(expect.objectContaining({ submitted: true })),
    )
  })

  it('announces nothing more until something is typed', async () => {
    const { spoken, press, enter, type, leave } = await open({
      definition: formOf([name]),
      language: 'nl',
    })
    await press('Versturen')
    await enter('name')
    await leave('name')
    expect(spoken()).toBe('')
    await enter('name')
    await type('name', 'A')
    await leave('name')
    expect(spoken()).toBe(NAME_LENGTH)
  })

  it('has a message for every rule that fails, as in requirements 7.3', async () => {
    const cases = [...standardCases, ...ownCases]
    const { states, press, fill } = await open({
      definition: formOfCases(cases),
      language: 'nl',
    })
    const answers = (which: 'bad' | 'good') =>
      Object.fromEntries(
        cases.map((one, index) => [
          `c${index}`,
          one.kind === 'checkbox' ? one[which] === true : String(one[which]),
        ]),
      )
    const messages = () => {
      const { fields } = states()
      return cases.map((_, index) => fields[`c${index}`].messages)
    }
    const expected = (one: RuleCase, index: number) => [expectedText(one, index, 'nl')]
    await fill(answers('bad'))
    await press('Versturen')
    expect(messages()).toEqual(cases.map(expected))
    await fill(answers('good'))
    expect(messages()).toEqual(cases.map(() => []))
    expect(states().form).toMatchObject({ valid: true, complete: true })
  })

  it('stops at problems that the page finds itself', async () => {
    const { message, enter, type, press } = await open({
      definition: formOf([name]),
      language: 'nl',
      examine: (values) => (values.name === 'An' ? { name: ['Deze naam is bezet.'] } : {}),
    })
    await enter('name')
    await type('name', 'An')
    expect(message('name')).toBeNull()
    await press('Versturen')
    expect(message('name')).toBe('Deze naam is bezet.')
    await type('name', 'Bo')
    expect(message('name')).toBeNull()
  })
})

describe('parts of a form', () => {
  it('are shown, checked and sent only while their condition holds', async () => {
    const { states, control, find, enter, type, press, summary } = await open({
      definition: formOf([company]),
      language: 'nl',
    })
    const sent = () => [...new FormData(find<HTMLFormElement>('form')).keys()]
    const isShown = () => control('company.kvk').closest('[hidden]') === null
    expect([isShown(), sent()]).toEqual([false, ['company.country']])
    await enter('company.country')
    await type('company.country', 'NL')
    await type('company.kvk', '123')
    expect([isShown(), sent()]).toEqual([true, ['company.country', 'company.kvk']])
    await press('Versturen')
    expect(summary()).toEqual(['Een KvK-nummer heeft 8 cijfers.'])
    await type('company.country', 'BE')
    expect([isShown(), sent()]).toEqual([false, ['company.country']])
    expect(states()).toMatchObject({
      form: { valid: true },
      values: { company: { country: 'BE' } },
    })
    // The typed value is still there when the field is active again.
    await type('company.country', 'NL')
    expect(control('company.kvk').value).toBe('123')
  })

  it('of a list are added and removed, and keep their values', async () => {
    const { states, summary, message, control, button, press, type } = await open({
      definition: formOf([guests]),
      language: 'nl',
    })
    for (const [at, guest] of ['An', 'Bo', ''].entries()) {
      await press('Gast toevoegen')
      await type(`guests.${at}.name`, guest)
    }
    expect(button('Gast toevoegen')).toBeUndefined()
    await press('Versturen')
    expect(summary()).toEqual(['Gast 3: Naam van de gast is verplicht.'])
    await press('Gast 1 verwijderen')
    // The problem of the third guest moves with it to the second place.
    expect([control('guests.0.name').value, message('guests.1.name')]).toEqual([
      'Bo',
      'Naam van de gast is verplicht.',
    ])
    await type('guests.1.name', 'Cas')
    expect(states().values).toEqual({
      guests: [
        { name: 'Bo', email: '' },
        { name: 'Cas', email: '' },
      ],
    })
  })

  it('and their texts may change while the form is open', async () => {
    const setup = { definition: formOf([name, days]), language: 'nl' } as const
    const { show, control, summary, type, tick, press } = await open(setup)
    await type('name', 'An')
    await tick('days', '2')
    const longer = { ...name, rules: 'required|length:3,50', label: { nl: 'Naam', en: 'Name' } }
    const parts = [longer as typeof name, days, terms]
    await show({ definition: formOf(parts), language: 'en' })
    expect(control('name').value).toBe('An')
    await press('Send')
    expect(summary()).toEqual([
      'Name must be between 3 and 50 characters.',
      'Ik ga akkoord: Please agree to this to continue.',
    ])
  })
})

it('a pasted text adds people to a list, after those in it', async () => {
  const { control, fill, find, press, after } = await open({
    definition: groupRegistration,
    language: 'nl',
  })
  await fill({ name: 'Anna', 'colleagues.0.firstName': 'Cor', colleaguesKnow: true })
  const paste = (text: string) =>
    after(() => {
      find<HTMLTextAreaElement>('details textarea').value = text
    })
  await paste('')
  await press('Zet in het formulier')
  expect(find('details').textContent).toContain('Hierin staat niemand.')
  await paste('Bas van Om <bas@om.example>\nIda Kok <ida@kok.example>')
  await press('Zet in het formulier')
  const values = (field: string) =>
    [0, 1, 2].map((at) => control(`colleagues.${at}.${field}`).value)
  expect(values('firstName')).toEqual(['Cor', 'Bas', 'Ida'])
  expect(values('infix')).toEqual(['', 'van', ''])
  expect(values('email')).toEqual(['', 'bas@om.example', 'ida@kok.example'])
  expect([control('name').value, control('colleaguesKnow').checked]).toEqual(['Anna', true])
  await paste(Array.from({ length: 18 }, (_, at) => `A ${at}`).join('\n'))
  await press('Zet in het formulier')
  expect(find('details').textContent).toContain('ten hoogste 20')
})
