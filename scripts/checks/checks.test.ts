import { describe, expect, test } from 'vitest'
import { contentTypes } from '../../contract/src/content/content-types.ts'
import { readCmsType, readComponent, typeDifferences } from './content-types.ts'
import { compareDependencies, listedDependencies } from './dependencies.ts'
import { differences, unusedKeys } from './messages.ts'
import { writtenAgain } from './page-addresses.ts'
import { slowExpressions } from './regular-expressions.ts'
import { inexactVersions, scatteredPackages, unfitLockEntries } from './versions.ts'

describe('versions', () => {
  test('that are ranges are named', () => {
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

  test('in the lockfile with a registry address or without a checksum are named', () => {
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

  test('that the lockfile has more often than needed are named', () => {
    const peerDependencies = { react: '18' }
    const packages = {
      'node_modules/a/node_modules/once': {},
      'node_modules/a/node_modules/@s/twice': {},
      'node_modules/b/node_modules/@s/twice': {},
      'node_modules/a/node_modules/beside-its-peer': { peerDependencies },
      'node_modules/b/node_modules/beside-its-peer': { peerDependencies },
      'node_modules/other-version': {},
      'node_modules/a/node_modules/other-version': {},
      'node_modules/b/node_modules/other-version': {},
    }
    expect(scatteredPackages({ packages })).toEqual([
      'package-lock.json: @s/twice stands there 2 times: npm dedupe',
    ])
  })
})

describe('dependencies', () => {
  const page = [
    '## Kept back',
    '- `a` at 1, not 2: heavier',
    '## Site',
    '- `a`, `@s/b` (root, site): needed by `c` (ISC)',
    '## Tests',
    '- `d` (site): tests',
    '## Not taken',
    '- e, f (other names): read slowly; `d` does not',
  ].join('\n')

  test('are read from the lists, one for each folder', () => {
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
  test('are equal for two complete languages', () => {
    const nl = { full: 'Vol', left: (n: number) => `Nog ${n}`, type: { tour: 'Tour' } }
    const en = { full: 'Full', left: (n: number) => `${n} left`, type: { tour: 'Tour' } }
    expect(differences(nl, en)).toEqual([])
  })

  test('with missing keys, other parameters or empty texts are named', () => {
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

  test('that nothing uses are named', () => {
    expect(unusedKeys(['a', 'b', 'c'], ['t.a', "t['b']"])).toEqual(['c'])
  })
})

test('addresses of pages that are repeated in code are named', () => {
  const sources = [
    ['a.ts', "const PAGE = '/nieuws'\n/** As `/nieuws` does. */\nconst API = '/news'"],
    ['b.tsx', '<Link to="/nieuws">\n<Link to="/faq?q=a">'],
    ['c.ts', '`/nieuws#top`'],
  ] as const
  expect(writtenAgain(sources, ['/nieuws', '/faq'], ['/faq'])).toEqual([
    'b.tsx:1: "/nieuws" stands in a.ts:1; use its name',
    'b.tsx:2: "/faq" stands in contract/src/page-addresses.ts; use its name',
    'c.ts:1: "/nieuws" stands in a.ts:1; use its name',
  ])
})

describe('content types', () => {
  const session = contentTypes.find(({ name }) => name === 'programme-item')
  if (!session) throw new Error('there are no programme items')
  const cms = readCmsType('programme-item')

  const renamed = <T>(fields: Readonly<Record<string, T>>, from: string, to: string) =>
    Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field === from ? to : field, value]),
    )
  const inCms = (change: (attributes: typeof cms.attributes) => typeof cms.attributes) =>
    typeDifferences(session, { ...cms, attributes: change(cms.attributes) }, readComponent)

  test('are equal for site and CMS', () => {
    expect(typeDifferences(session, cms, readComponent)).toEqual([])
  })

  test('differ when the CMS renames a field', () => {
    expect(inCms((fields) => renamed(fields, 'audience', 'listeners'))).toEqual([
      'programme-item.audience: the CMS has no such field',
      'programme-item.listeners: is translated in the CMS and not on the site',
      'programme-item.audience: is translated on the site and not in the CMS',
    ])
    expect(inCms((fields) => renamed(fields, 'room', 'place'))).toEqual([
      'programme-item.room: the CMS has no such field',
    ])
  })

  test('differ when the site renames a field', () => {
    const shape = renamed(session.shape, 'capacity', 'places')
    expect(typeDifferences({ ...session, shape }, cms, readComponent)).toEqual([
      'programme-item.places: the CMS has no such field',
    ])
  })

  test('differ when a component renames a field', () => {
    const read = (name: string) =>
      name === 'programme.contribution'
        ? renamed(readComponent(name), 'role', 'part')
        : readComponent(name)
    expect(typeDifferences(session, cms, read)).toEqual([
      'programme-item.speakers.role: the CMS has no such field',
    ])
  })

  test('differ when a component can be left empty', () => {
    const read = (name: string) =>
      name === 'programme.contribution'
        ? { ...readComponent(name), role: { type: 'enumeration', enum: ['speaker'] } }
        : readComponent(name)
    expect(typeDifferences(session, cms, read)).toEqual([
      'programme-item.speakers.role: may be empty in the CMS and not on the site',
    ])
  })

  test('differ when a field gets another kind, may be empty, or has a choice that the site lacks', () => {
    const withField = (field: string, change: object) =>
      inCms((fields) => ({ ...fields, [field]: { type: 'string', ...fields[field], ...change } }))
    expect(withField('room', { target: 'api::hall.hall' })).toEqual([
      'programme-item.room: is a relation to one hall in the CMS and a relation to one room on the site',
    ])
    expect(withField('capacity', { type: 'string' })).toEqual([
      'programme-item.capacity: the site does not take "https://site.example/"',
    ])
    expect(withField('title', { required: false })).toEqual([
      'programme-item.title: may be empty in the CMS and not on the site',
    ])
    expect(withField('room', { required: false })).toEqual([
      'programme-item.room: may be empty in the CMS and not on the site',
    ])
    expect(withField('state', { enum: ['planned', 'full'] })).toEqual([
      'programme-item.state: the site does not take "full"',
    ])
  })

  test('differ when a page may have a block that the site does not know', () => {
    const page = contentTypes.find(({ name }) => name === 'page')
    const { blocks, ...fields } = readCmsType('page').attributes
    const components = [...(blocks?.components ?? []), 'blocks.map']
    const attributes = { ...fields, blocks: { type: 'dynamiczone', ...blocks, components } }
    expect(
      page && typeDifferences(page, { ...readCmsType('page'), attributes }, readComponent),
    ).toEqual(['page.blocks: the site does not know blocks.map'])
  })
})

test('regular expressions with quadratic time are named', () => {
  const source = [
    String.raw`const slow = [/\s+$/, /^(\d*)\.?(\d*)$/, /(a+)+b/]`,
    String.raw`const quick = [/(?<!\s)\s+$/, /^\d+$/, /a{1,9}b/]`,
  ].join('\n')
  expect(
    slowExpressions('a.ts', source, new Set()).map((problem) => problem.split(' ')[1]),
  ).toEqual([String.raw`/\s+$/`, String.raw`/^(\d*)\.?(\d*)$/`, '/(a+)+b/'])
  const schema = '{ "attributes": { "slug": { "type": "string", "regex": "^a+b*a+$" } } }'
  expect(slowExpressions('schema.json', schema, new Set())).toHaveLength(1)
})
