import { describe, expect, test } from 'vitest'
import { compareDependencies, listedDependencies } from './dependencies.ts'
import { differences, unusedKeys } from './messages.ts'
import { inexactVersions, unfitLockEntries } from './versions.ts'

describe('versions', () => {
  test('names every range', () => {
    const manifest = {
      name: 'fair',
      dependencies: { a: '1.2.3', b: '^1.2.3', c: '2.0.0-beta.1' },
      devDependencies: { d: 'latest' },
    }
    expect(inexactVersions(manifest)).toEqual([
      'fair: b is "^1.2.3", not an exact version',
      'fair: d is "latest", not an exact version',
    ])
  })

  test('names places and missing checksums in the lockfile', () => {
    const packages = {
      '': {},
      'node_modules/site': { link: true, resolved: 'site' } as const,
      'node_modules/a': { integrity: 'sha512-x' },
      'node_modules/b': { resolved: 'http://host/b.tgz', integrity: 'sha512-x' },
      'node_modules/c': {},
    }
    expect(unfitLockEntries({ packages })).toEqual([
      'package-lock.json: node_modules/b names a place: http://host/b.tgz',
      'package-lock.json: node_modules/c has no checksum',
    ])
  })
})

describe('dependencies', () => {
  const page = [
    '## Kept back',
    '| `a` | 1 | 2 | Heavier |',
    '## Site',
    '| Package | Where | Licence | Why |',
    '| --- | --- | --- | --- |',
    '| `a`, `@s/b` | root, site | MIT | Needed by `c` |',
    '## Tests',
    '| `d` | site | MIT | Tests |',
  ].join('\n')

  test('are read from the tables, one for each folder', () => {
    expect(listedDependencies(page)).toEqual([
      'root: a',
      'site: a',
      'root: @s/b',
      'site: @s/b',
      'site: d',
    ])
  })

  test('that are not listed, not used or listed twice are named', () => {
    expect(compareDependencies(['site: a', 'site: b', 'site: a'], ['site: a', 'cms: a'])).toEqual([
      'cms: a is not in docs/dependencies.md; say there why it is needed',
      'site: b is in docs/dependencies.md, and in no package.json',
      'site: a is in docs/dependencies.md twice',
    ])
  })
})

describe('messages', () => {
  test('two complete languages do not differ', () => {
    const nl = { full: 'Vol', left: (n: number) => `Nog ${n}`, type: { tour: 'Tour' } }
    const en = { full: 'Full', left: (n: number) => `${n} left`, type: { tour: 'Tour' } }
    expect(differences(nl, en)).toEqual([])
  })

  test('names missing keys, other parameters and texts without words', () => {
    const nl = { full: 'Vol', left: (n: number) => `${n}`, type: { tour: 'Tour' }, empty: '' }
    const en = { left: () => 'some', type: { lecture: 'Lecture' }, empty: 'none' }
    expect(differences(nl, en)).toEqual([
      'full: nl is a text, en is missing',
      'left: nl is a text with 1 parameters, en is a text with 0 parameters',
      'type.tour: nl is a text, en is missing',
      'type.lecture: nl is missing',
      'empty: nl is empty, en is a text',
    ])
  })

  test('finds keys that nobody uses', () => {
    expect(unusedKeys(['a', 'b', 'c'], ['t.a', "t['b']"])).toEqual(['c'])
  })
})
