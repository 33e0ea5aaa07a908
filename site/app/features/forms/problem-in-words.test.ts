import { contract } from '@beursvloer/contract/forms/definitions/contract'
import { groupRegistration } from '@beursvloer/contract/forms/definitions/group-registration'
import { describe, expect, it } from 'vitest'
import { problemInWords } from './problem-in-words.ts'

describe('a message away from its field', () => {
  it('names the item of a list', () => {
    const path = 'colleagues.1.email'
    const words = (text: string) => problemInWords(groupRegistration, { path, text }, 'nl')
    expect(words('Zakelijk e-mailadres is verplicht.')).toBe(
      'Collega 2: Zakelijk e-mailadres is verplicht.',
    )
    expect(words('Vul een geldig adres in.')).toBe(
      'Collega 2: Zakelijk e-mailadres: Vul een geldig adres in.',
    )
  })

  it('names the person where a step asks for several', () => {
    const words = (path: string) =>
      problemInWords(contract, { path, text: 'Name is required.' }, 'en')
    expect(words('signatory.name')).toBe('Authorised signatory: Name is required.')
    expect(words('coordinator.name')).toBe('Stand coordinator: Name is required.')
  })

  it('does not name the only group of its step', () => {
    const problem = { path: 'company.kvk', text: 'KvK-nummer is verplicht.' }
    expect(problemInWords(contract, problem, 'nl')).toBe('KvK-nummer is verplicht.')
  })

  it('tells checkboxes apart by their labels', () => {
    const words = (path: string) => problemInWords(contract, { path, text: 'Vink dit aan.' }, 'nl')
    expect(words('agreement.terms')).toBe('Ik ga akkoord met de voorwaarden: Vink dit aan.')
  })

  it('names a list as a whole', () => {
    const problem = { path: 'colleagues', text: 'Ten hoogste 20.' }
    expect(problemInWords(groupRegistration, problem, 'nl')).toBe('Collega’s: Ten hoogste 20.')
  })

  it('is unchanged where the form has no such field', () => {
    expect(problemInWords(contract, { path: 'other', text: 'Kan niet.' }, 'nl')).toBe('Kan niet.')
  })
})
