// @vitest-environment jsdom
import { contact } from '@beursvloer/contract/forms/definitions/contact'
import { contract } from '@beursvloer/contract/forms/definitions/contract'
import { beforeEach, expect, it } from 'vitest'
import { loadDraft, losesInput, prefillDraft, removeDraft, saveDraft } from './draft.ts'

beforeEach(() => localStorage.clear())

const NOW = Date.UTC(2027, 2, 17, 10)
const values = { name: 'Fenna', message: 'Is er nog plaats?' }

it('a short form has a draft only when it could not be sent', () => {
  expect(contact.keepsDraft).toBe(false)
  expect(saveDraft(contact, { savedAt: NOW, step: 0, values })).toBe(true)
  expect(loadDraft(contact, NOW)).toBeNull()
  saveDraft(contact, { savedAt: NOW, step: 0, values, unsent: true })
  expect(loadDraft(contact, NOW)?.values).toMatchObject(values)
  removeDraft(contact)
  expect(loadDraft(contact, NOW)).toBeNull()
})

it('the values of a form that could not be sent are kept', () => {
  const loses = (unsent: boolean) => losesInput(contact, values, { handedOver: false, unsent })
  expect([loses(false), loses(true)]).toEqual([true, false])
})

it('a browser without storage is reported', () => {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(saveDraft(contact, { savedAt: NOW, step: 0, values, unsent: true })).toBe(false)
  Storage.prototype.setItem = setItem
})

it('what is known is filled in where the visitor typed nothing', () => {
  const known = { company: { legalName: 'Houtkern bv', city: 'Zwolle' } }
  prefillDraft(contract, known, NOW)
  expect(loadDraft(contract, NOW)).toMatchObject({ step: 0, values: known })
  const typed = { company: { legalName: 'Houtkern nv', city: '' }, signatory: { name: 'Fenna' } }
  saveDraft(contract, { savedAt: NOW, step: 2, values: typed })
  prefillDraft(contract, known, NOW)
  expect(loadDraft(contract, NOW)).toMatchObject({
    step: 2,
    values: {
      company: { legalName: 'Houtkern nv', city: 'Zwolle' },
      signatory: { name: 'Fenna' },
    },
  })
})
