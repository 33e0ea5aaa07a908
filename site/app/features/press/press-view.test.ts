import { expect, it } from 'vitest'
import { document, file } from '~/content/testing/documents.ts'
import { addDocuments, sampleSnapshot } from '~/content/testing/sample-content.ts'
import { toPressView } from './press-view.ts'

const story = (id: string, date: string, pressRelease: boolean | null) =>
  document(id, {
    slug: `bericht-${id}`,
    title: `Bericht ${id}`,
    date,
    author: 'Redactie',
    intro: 'Kort',
    blocks: [],
    image: null,
    exhibitor: null,
    featured: false,
    pressRelease,
    seo: null,
  })

it('shows press releases only, newest first', () => {
  const { nl } = sampleSnapshot((fair) =>
    addDocuments(
      fair,
      'news-items',
      story('a', '2026-10-01', true),
      story('b', '2026-11-01', true),
      story('c', '2026-12-01', false),
      story('d', '2026-12-02', null),
    ),
  )
  expect(toPressView(nl).releases.map(({ path }) => path)).toEqual([
    '/nieuws/b/bericht-b',
    '/nieuws/a/bericht-a',
  ])
})

it('counts the programme items only once the programme is public', () => {
  const namesOf = (programmePublished: boolean) =>
    toPressView(
      sampleSnapshot((fair) => Object.assign(fair.editions?.nl[0] ?? {}, { programmePublished }))
        .nl,
    ).figures.map(([name]) => name)
  expect(namesOf(true)).toContain('items')
  expect(namesOf(false)).not.toContain('items')
})

it('gives the address of the office while no member of staff answers the press', () => {
  const { nl } = sampleSnapshot((fair) => {
    if (fair['team-members']) fair['team-members'].nl = []
  })
  expect(toPressView(nl)).toMatchObject({ contact: null, office: { email: nl.settings.email } })
})

it('groups the pictures of the latest album by subject, with name, language and credit', () => {
  const photo = (id: number, subject: string | null) => ({
    id,
    file: file(`beeld-${id}.jpg`),
    ...{ alt: `Beeld ${id}`, altEnglish: id === 1 ? 'Picture 1' : '', kind: 'photo', subject },
    ...{ photographer: 'Noor Vos', licence: 'CC BY 4.0', hidden: false },
  })
  const { en } = sampleSnapshot((fair) =>
    addDocuments(
      fair,
      'photo-albums',
      document('z', {
        ...{ year: 2099, slug: 'fotos-2099', title: 'Foto’s', intro: null },
        photos: [photo(1, 'halls'), photo(2, null), photo(3, 'stage'), photo(4, 'halls')],
      }),
    ),
  )
  const { pictures } = toPressView(en)
  expect(
    pictures.map(({ subject, pictures: all }) => [
      subject,
      all.map(({ name, lang }) => [name, lang]),
    ]),
  ).toEqual([
    [
      'halls',
      [
        ['Picture 1', undefined],
        ['Beeld 4', 'nl'],
      ],
    ],
    ['stage', [['Beeld 3', 'nl']]],
  ])
  expect(pictures[0]?.pictures[0]?.credit).toBe('Noor Vos, CC BY 4.0')
})
