import { expect, it } from 'vitest'
import { filledContract, filledOrder } from '../testing/filled-forms.ts'
import { advertising } from './definitions/advertising.ts'
import { contract } from './definitions/contract.ts'
import { formValues } from './form-values.ts'

it('typed values are read by the names of their fields', () => {
  const { company, coExhibitors, agreement } = formValues(contract, filledContract)
  expect(company.legalName).toBe('Woonstichting De Zandkreek')
  expect(coExhibitors.map(({ name }) => name)).toEqual(['Bouwgroep Kreek'])
  expect(agreement.terms satisfies boolean).toBe(true)
  // @ts-expect-error No field has this name: a field that is renamed fails the type check.
  expect(company.statutoryName).toBeUndefined()
  expect(formValues(advertising, filledOrder).lines[1]?.product).toBe('BN-160')
})

it('missing values and those of another type are read as empty', () => {
  const older = { company: { legalName: 12, kvk: ['1'] }, agreement: 'yes', coExhibitors: {} }
  const { company, coordinator, coExhibitors, presentation, agreement } = formValues(
    contract,
    older as never,
  )
  expect([company.legalName, company.kvk, company.city]).toEqual(['', '', ''])
  expect([coordinator.same, agreement.terms]).toEqual([false, false])
  expect([coExhibitors, presentation.logo]).toEqual([[], []])
})
