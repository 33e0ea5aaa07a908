import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SETTINGS, TASKS, taskOf, uidOf } from './tasks'

const API = join(import.meta.dirname, '../../api')

/** Content types that staff open in the content manager. */
const shownTypes = readdirSync(API).filter((name) => {
  try {
    const path = join(API, name, 'content-types', name, 'schema.json')
    return !readFileSync(path, 'utf8').includes('"visible": false')
  } catch {
    return false
  }
})

it('has a place for each content type, and one only', () => {
  const places = [...TASKS, SETTINGS].flatMap(({ types }) => types)
  expect(places.toSorted()).toEqual(shownTypes.toSorted())
})

it('knows the task of an open page', () => {
  const form = `/content-manager/collection-types/${uidOf('stand')}/abc`
  expect(taskOf(form)?.title).toBe('Beursvloer')
  expect(taskOf('/inzendingen/contract/1')?.title).toBe('Bezoekers')
  expect(taskOf('/taken/site')?.title).toBe('Site')
  expect(taskOf('/bezoek')?.title).toBe('Cijfers')
  expect(taskOf('/')).toBeUndefined()
})
