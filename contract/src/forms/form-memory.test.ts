import { expect, it } from 'vitest'
import { filledContract, filledOrder } from '../testing/filled-forms.ts'
import { heapGrowth } from '../testing/heap-growth.ts'
import { checkForm } from './check-form.ts'
import type { Field, FormDefinition, Value, Values } from './definition.ts'
import { advertising } from './definitions/advertising.ts'
import { contract } from './definitions/contract.ts'
import { signIn } from './definitions/sign-in.ts'
import { emptyValues, mapValues, partsOf } from './parts.ts'
import { formDefinitions } from './registry.ts'

/** Memory that each check leaks shows after some hundreds; thousands show a leak of some checks. */
const CHECKS = 5000
/** Checks at once: rules with files and accounts wait for a pause in typing. */
const TOGETHER = 100
const MAX_GROWTH_MB = 2

const pdf = new File(['%PDF-1.7'], 'plan.pdf')

/** Something of its kind, be it right or not. */
function anything({ kind, options }: Field): Value {
  if (kind === 'file') return [{ name: pdf.name, file: pdf }]
  if (kind === 'checkbox') return true
  const choices = typeof options === 'object' ? options.map(({ value }) => value) : ['x']
  if (kind === 'checkboxes') return choices.slice(0, 2)
  return (
    { email: 'anna@zandkreek.example', tel: '+31101234567', date: '2027-03-17' }[kind as 'tel'] ??
    choices[0]
  )
}

/** All fields filled in, lists to their last item. */
const filled = (definition: FormDefinition): Values => {
  const parts = partsOf(definition)
  return mapValues(
    parts,
    emptyValues(parts, ({ maxItems }) => maxItems),
    ({ field }) => anything(field),
  )
}

const eachWay = (definition: FormDefinition) => [
  { definition, values: {} },
  { definition, values: filled(definition) },
]
const long = [
  ...eachWay(contract),
  ...eachWay(advertising),
  { definition: contract, values: filledContract },
  { definition: advertising, values: filledOrder },
]
const short = [...formDefinitions, signIn]
  .filter((definition) => definition !== contract && definition !== advertising)
  .flatMap(eachWay)
/** Checking a long form takes ten times as long, so there are fewer rounds. */
const cases = [...Array.from({ length: 6 }, () => short).flat(), ...long]

const check = async (index: number) => {
  const { definition, values } = cases[index % cases.length] as (typeof cases)[number]
  const language = index % 3 === 0 ? 'en' : 'nl'
  await checkForm(definition, { values }, { language, options: {} })
}

it(`${CHECKS} checks of every form, filled in and empty, leak no memory`, {
  tags: ['exhaustive'],
  timeout: 240_000,
}, async () => {
  expect(await heapGrowth(CHECKS, check, TOGETHER)).toBeLessThan(MAX_GROWTH_MB)
})
