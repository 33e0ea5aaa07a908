import type { Field } from '@beursvloer/contract/forms/definition'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FieldHandle } from './field-handle.ts'

// What the binding reads of FormKit's nodes, with the real ones: a release that calls it otherwise fails.

const engine = await import('./engine.ts')
const context = { language: 'nl' } as const
const mail: Field = {
  name: 'mail',
  kind: 'email',
  label: { nl: 'E-mailadres', en: 'Email address' },
  rules: 'required',
}
let root: ReturnType<typeof engine.createGroupNode>
let changes: number

beforeEach(() => {
  root = engine.createGroupNode('form', context)
  engine.countState(root)
  changes = 0
})
afterEach(() => engine.destroyTree(root))

function handleOf(field: Field): FieldHandle {
  const handle = new FieldHandle(field, '')
  handle.attach(engine, root, context, () => {
    changes += 1
  })
  return handle
}

/** The state when no rule is waiting or running any more. */
async function settledState(handle: FieldHandle) {
  await root.settled
  await root.ledger.settled('validating')
  handle.update('live', false)
  return handle.state
}

it('says what fails, in words, and counts it for the form', async () => {
  const handle = handleOf(mail)
  expect(await settledState(handle)).toMatchObject({
    empty: true,
    valid: false,
    invalid: true,
    complete: false,
    messages: ['E-mailadres is verplicht.'],
  })
  expect(root.ledger.value('blocking')).toBe(1)
  handle.input('geen adres')
  expect(await settledState(handle)).toMatchObject({
    dirty: true,
    valid: false,
    messages: ['Vul een geldig e-mailadres in.'],
  })
})

it('says that all is well, and tells of every change', async () => {
  const handle = handleOf(mail)
  await settledState(handle)
  changes = 0
  handle.input('anna@beurs.example')
  expect(await settledState(handle)).toMatchObject({
    valid: true,
    invalid: false,
    complete: true,
    settled: true,
    messages: [],
  })
  expect(changes).toBeGreaterThan(0)
  expect(root.ledger.value('blocking')).toBe(0)
  expect(root.value).toEqual({ mail: 'anna@beurs.example' })
})

it('takes an empty field with rules for complete when it may be empty', async () => {
  const { rules: _rules, ...optional } = mail
  const state = await settledState(handleOf(optional))
  expect(state).toMatchObject({ empty: true, dirty: false, valid: true, complete: true })
})

it('waits for rules that take their time', async () => {
  const handle = handleOf({ ...mail, name: 'iban', kind: 'text', rules: 'iban' })
  await settledState(handle)
  handle.input('NL91ABNA0417164300')
  handle.update('live', false)
  expect(handle.state.settled).toBe(false)
  expect(await settledState(handle)).toMatchObject({ settled: true, valid: true, messages: [] })
})

it('marks what was sent, and lets go of the node', async () => {
  const handle = handleOf(mail)
  handle.submit()
  expect(handle.node?.store.submitted?.value).toBe(true)
  expect((await settledState(handle)).submitted).toBe(true)
  handle.detach()
  expect(root.children).toEqual([])
})
