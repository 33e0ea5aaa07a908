import { describe, expect, it } from 'vitest'
import { iconOf, MAX_ICONS, selectIcons } from './icon-sets.server.ts'

describe('icons of a hosted set', () => {
  it('are answered in the format of Iconify’s API, also by older names', () => {
    const answer = selectIcons('lucide', ['leaf', 'activity-square', 'blaadje', 'leaf'])
    expect(answer).toMatchObject({ prefix: 'lucide', width: 24, height: 24 })
    expect(Object.keys(answer?.icons ?? {})).toEqual(['leaf', 'activity-square'])
    expect(answer?.icons.leaf?.body).toContain('<path')
    expect(answer?.not_found).toEqual(['blaadje'])
  })

  it('are limited in number', () => {
    const names = Array.from({ length: 1000 }, (_, index) => `icon-${index}`)
    expect(selectIcons('lucide', names)?.not_found).toHaveLength(MAX_ICONS)
  })

  it('are never properties that every object has', () => {
    expect(selectIcons('lucide', ['constructor', 'toString', '__proto__'])?.icons).toEqual({})
    expect(iconOf('constructor')).toBeNull()
  })
})

it.each(['mdi', 'constructor', '../lucide', ''])('an unknown set is refused: "%s"', (prefix) => {
  expect(selectIcons(prefix, ['leaf'])).toBeNull()
})

describe('an icon that an editor named', () => {
  it('is drawn when the site has it', () => {
    expect(iconOf('lucide:leaf')).toEqual(iconOf('leaf'))
    expect(iconOf('leaf')).toMatchObject({
      name: 'lucide:leaf',
      drawing: { width: 24, height: 24 },
    })
  })

  it('keeps its name when another provider may have it', () => {
    expect(iconOf('huisstijl:vloer')).toEqual({ name: 'huisstijl:vloer', drawing: null })
  })

  it('is absent when there is no such icon', () => {
    expect(['', 'blaadje', 'Leaf', 'a:b:c'].map(iconOf)).toEqual([null, null, null, null])
  })
})
