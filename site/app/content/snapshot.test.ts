import { setFlagsFromString } from 'node:v8'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentTypes } from './document-type.server.ts'
import { parseQuery, stringifyQuery } from './http.server.ts'
import { mediaFiles, withheldFiles } from './media-files.server.ts'
import { IncompleteContent } from './snapshot.server.ts'
import {
  document,
  exhibitor,
  file,
  item,
  page,
  paragraph,
  ref,
  sampleFair,
  speaker,
} from './testing/documents.ts'
import { addDocuments as add, buildSample as build } from './testing/sample-content.ts'

describe('relations', () => {
  const { nl } = build().snapshot

  it('can be read in both directions', () => {
    const session = nl.programmeItems.find('sessie-item1')
    const anna = nl.speakers.find('speaker1')
    const firm = nl.exhibitors.find('exhibitor1')
    expect(session?.contributions).toEqual([{ speaker: anna, role: 'speaker' }])
    expect(session?.day).toBe(nl.edition.days[0])
    expect(session?.room.hall).toBe(nl.halls.all[0])
    expect(nl.halls.all[0]?.rooms).toEqual([session?.room])
    expect(anna?.programmeItems.map(({ id }) => id)).toEqual(['item2', 'item1'])
    expect(anna?.exhibitor).toBe(firm)
    expect(firm?.speakers).toEqual([anna])
    expect(firm?.programmeItems.map(({ id }) => id)).toEqual(['item2', 'item1'])
  })

  it('give a co-exhibitor the stands of its main exhibitor', () => {
    const main = nl.exhibitors.find('exhibitor1')
    const guest = nl.exhibitors.find('exhibitor2')
    expect(guest?.mainExhibitor).toBe(main)
    expect(main?.coExhibitors).toEqual([guest])
    expect(guest?.stands).toEqual([nl.stands.find('1.A12')])
    expect(nl.stands.find('1.A12')?.exhibitors).toEqual([main, guest])
  })

  it('to missing documents are left out; documents that need them are skipped and reported', () => {
    const { snapshot, skipped } = build((fair) => {
      add(fair, 'programme-items', item('lost', { room: ref('gone') }))
      add(fair, 'programme-items', item('roomless', { day: null }))
      add(
        fair,
        'programme-items',
        item('bare', { themes: [ref('gone')], exhibitor: ref('gone'), speakers: [] }),
      )
    })
    expect(snapshot.nl.programmeItems.find('lost')).toBeUndefined()
    expect(snapshot.nl.programmeItems.find('bare')).toMatchObject({
      themes: [],
      exhibitor: null,
      contributions: [],
    })
    expect(skipped.filter(({ type }) => type === 'programme-item')).toEqual([
      { type: 'programme-item', id: 'lost', reason: 'no published room' },
      { type: 'programme-item', id: 'roomless', reason: 'no published day' },
    ])
  })

  it('may be missing in any combination without an exception', () => {
    const paths = Object.keys(sampleFair()).filter(
      (path) => path !== 'site-settings' && path !== 'editions',
    )
    fc.assert(
      fc.property(fc.subarray(paths), fc.integer({ min: 0, max: 3 }), (gone, index) => {
        const { snapshot } = build((fair) => {
          for (const path of gone) fair[path]?.nl.splice(index % 2, 1)
        })
        for (const session of snapshot.en.programmeItems.all) {
          expect(session.day.date).toBeTruthy()
          expect(session.room.name).toBeTruthy()
          for (const { speaker: person } of session.contributions) {
            expect(person.programmeItems).toContain(session)
          }
        }
        for (const firm of snapshot.nl.exhibitors.all) expect(firm.category.slug).toBeTruthy()
      }),
    )
  })
})

describe('languages', () => {
  it('have the structure of the Dutch document and the texts of the English one', () => {
    const { en } = build().snapshot
    expect(en.programmeItems.find('item1')).toMatchObject({
      title: 'Session item1',
      language: 'en',
      slug: 'sessie-item1',
      start: '10:30',
      end: '11:15',
    })
    expect(en.themes.all[0]).toMatchObject({ name: 'Money and land', slug: 'geld-en-grond' })
  })

  it('fall back to Dutch, and mark that', () => {
    const { en, nl } = build().snapshot
    expect(en.programmeItems.find('item2')).toMatchObject({
      title: 'Sessie item2',
      language: 'nl',
    })
    expect(nl.programmeItems.find('item2')?.language).toBe('nl')
  })

  it('fall back field by field where a translation is empty', () => {
    const { en, nl } = build((fair) => {
      fair['programme-items']?.nl.push(
        item('half', { audience: 'Voor bouwers', seo: { title: 'Zoek', image: null } }),
      )
      fair['programme-items']?.en.push(
        document('half', { title: 'Half', summary: 'Short', body: paragraph(' '), audience: '' }),
      )
      const quote = { __component: 'blocks.quote', text: 'Ja', name: 'Noor' }
      fair.pages?.nl.push(page('half', [quote], { intro: 'Inleiding' }))
      fair.pages?.en.push(document('half', { title: 'Half', intro: 'Lead', blocks: [] }))
      fair.pages?.nl.push(page('own', [quote]))
      const words = { __component: 'blocks.text', title: null, body: paragraph('Own') }
      fair.pages?.en.push(document('own', { title: 'Own', intro: null, blocks: [words] }))
      const [settings] = fair['site-settings']?.nl ?? []
      fair['site-settings']?.en.push(document(String(settings?.documentId), { bannerText: null }))
    }).snapshot
    expect(en.programmeItems.find('half')).toMatchObject({
      title: 'Half',
      body: paragraph('Tekst'),
      audience: 'Voor bouwers',
      seo: null,
      language: 'en',
      dutchFields: ['body', 'audience'],
    })
    expect(en.pages.find('half')).toMatchObject({
      intro: 'Lead',
      blocks: [{ type: 'quote', text: 'Ja' }],
      dutchFields: ['blocks'],
    })
    expect(en.pages.find('own')).toMatchObject({ blocks: [{ type: 'text' }], dutchFields: [] })
    expect(en.settings).toMatchObject({ banner: { text: 'Let op' }, dutchFields: ['bannerText'] })
    expect(nl.programmeItems.find('half')?.dutchFields).toEqual([])
  })

  it('make no difference for documents without texts', () => {
    const { en } = build().snapshot
    expect(en.stands.all[0]?.language).toBe('en')
    expect(en.stands.all[0]?.hall.language).toBe('nl')
  })

  it('are combined in a map: Dutch places, English labels', () => {
    const { en } = build((fair) => {
      const halls = fair.halls
      if (!halls) return
      halls.en = [
        document('hall1', {
          name: 'Hall 1',
          level: null,
          pointsOfInterest: [{ kind: 'lift', label: 'Elevator', x: 1, y: 2 }],
        }),
      ]
      const [hall] = halls.nl
      if (hall) {
        hall.pointsOfInterest = [
          { kind: 'lift', label: 'Lift', x: 1, y: 2 },
          { kind: 'toilet', label: 'Wc', x: 5, y: 5 },
        ]
      }
    }).snapshot
    expect(en.halls.all[0]?.pointsOfInterest.map(({ label }) => label)).toEqual(['Elevator', 'Wc'])
  })
})

describe('derived values', () => {
  it('include names and order of people and organisations, in the Dutch way', () => {
    const { nl } = build((fair) => {
      add(fair, 'exhibitors', exhibitor('x', { name: 'De Aannemer' }))
      add(fair, 'exhibitors', exhibitor('y', { name: "'t Dak" }))
      add(fair, 'exhibitors', exhibitor('z', { name: 'Zeta', sortName: 'Aaa' }))
      add(fair, 'exhibitors', exhibitor('e', { name: 'Élan' }))
      add(fair, 'speakers', speaker('s2', { firstName: 'Bo', infix: null, lastName: 'Aal' }))
    }).snapshot
    expect(nl.exhibitors.all.map(({ name }) => name)).toEqual([
      'Zeta',
      'De Aannemer',
      'Bedrijf exhibitor1',
      'Bedrijf exhibitor2',
      "'t Dak",
      'Élan',
    ])
    expect(nl.exhibitors.find('y')?.sortName).toBe('Dak')
    expect(nl.speakers.all.map(({ name }) => name)).toEqual(['Bo Aal', 'Anna van der Berg'])
  })

  it('include only the programme of the current edition', () => {
    const { nl } = build((fair) => {
      const times = { opensAt: '09:00:00.000', closesAt: '17:00:00.000' }
      add(fair, 'days', document('old', { edition: null, date: '2025-03-01', ...times }))
      add(fair, 'programme-items', item('old', { day: ref('old') }))
    }).snapshot
    expect(nl.programmeItems.all.map(({ id }) => id)).toEqual(['item2', 'item1'])
    expect(nl.speakers.find('speaker1')?.programmeItems).toHaveLength(2)
  })

  it('include FAQ blocks and parsed tables, without unknown blocks', () => {
    const { nl } = build().snapshot
    expect(nl.pages.find('pagina-page1')?.blocks).toEqual([
      { type: 'faq', title: 'Vragen', group: 'visitor', items: [...nl.faq] },
      { type: 'table', caption: 'Prijzen', head: ['Maat', 'Prijs'], rows: [['3 m', '100']] },
    ])
    expect(nl.faq.map(({ question }) => question)).toEqual(['Hoe laat?', 'Waar?'])
  })

  it('exclude unsafe links', () => {
    const { nl } = build((fair) => {
      add(fair, 'exhibitors', exhibitor('x', { website: 'javascript:alert(1)' }))
      const callToAction = { __component: 'blocks.call-to-action', title: 'T', label: 'L' }
      add(
        fair,
        'pages',
        page('p', [
          { ...callToAction, target: 'javascript:alert(1)' },
          { ...callToAction, target: '/contact' },
        ]),
      )
    }).snapshot
    expect(nl.exhibitors.find('x')?.website).toBe('')
    expect(nl.pages.find('p')?.blocks).toMatchObject([{ target: '/contact' }])
  })

  it('include every file once, also those inside texts and cards', () => {
    const { snapshot } = build((fair) => {
      const cards = [{ title: 'Kaart', text: null, target: null, image: file('kaart.jpg') }]
      add(
        fair,
        'pages',
        page('p', [
          { __component: 'blocks.cards', title: null, cards },
          {
            __component: 'blocks.text',
            title: null,
            body: [...paragraph('x'), { type: 'image', image: file('in-tekst.jpg'), children: [] }],
          },
        ]),
      )
    })
    expect(
      mediaFiles(snapshot)
        .map((media) => media.file)
        .toSorted(),
    ).toEqual(['in-tekst.jpg', 'kaart.jpg', 'logo.svg'])
  })
})

describe('redirects and short links', () => {
  const redirect = (id: string, from: string, to: string, kind = 'permanent') =>
    document(id, { from, to, kind })

  it('are found by path and code when their target is safe', () => {
    const { snapshot, skipped } = build()
    expect(snapshot.nl.redirect('/oud')).toMatchObject({ from: '/oud', to: '/nieuw', status: 301 })
    expect(snapshot.nl.redirect('/oud/')?.to).toBe('/nieuw')
    expect(snapshot.nl.redirect('/OUD')?.to).toBe('/nieuw')
    expect(snapshot.nl.redirect('/weg')).toBeUndefined()
    expect(snapshot.nl.redirect('/nieuw')).toBeUndefined()
    expect(snapshot.nl.shortLink('app')?.target).toBe('https://partner.example/app')
    expect(skipped).toContainEqual({
      type: 'redirect',
      id: 'redirect2',
      reason: 'its target is not safe to follow',
    })
  })

  it('lead to a document with a former slug, by each form of its address', () => {
    const { nl } = build((fair) => {
      add(
        fair,
        'redirects',
        redirect('a', '/programma/oudst', '/programma/oud'),
        redirect('b', '/programma/oud', '/programma/sessie-item1'),
        redirect('c', '/plattegrond?ruimte=vliering', '/plattegrond?ruimte=zolder'),
        redirect('d', '/programma/sessie-item2', '/programma/sessie-item1'),
        redirect('e', '/programma/zomaar', '/contact'),
      )
    }).snapshot
    expect(nl.programmeItems.find('oudst')?.slug).toBe('sessie-item1')
    expect(nl.programmeItems.find('oud')?.slug).toBe('sessie-item1')
    expect(nl.rooms.find('vliering')?.slug).toBe('zolder')
    expect(nl.programmeItems.find('sessie-item2')?.slug).toBe('sessie-item2')
    expect(nl.programmeItems.find('zomaar')).toBeUndefined()
  })

  it('lead directly to the end of a chain, and never into a loop', () => {
    const { nl } = build((fair) => {
      add(fair, 'redirects', redirect('a', '/a', '/b'), redirect('b', '/b/', '/c', 'temporary'))
      add(fair, 'redirects', redirect('x', '/x', '/y'), redirect('y', '/y', '/x'))
      add(fair, 'redirects', redirect('z', '/z', '/z/'))
    }).snapshot
    expect(nl.redirect('/a')).toMatchObject({ from: '/a', to: '/c', status: 302 })
    for (const path of ['/x', '/y', '/z']) expect(nl.redirect(path)).toBeUndefined()
  })
})

describe('a snapshot', () => {
  it('is immutable in all its parts', () => {
    const { snapshot } = build()
    const seen = new Set<object>()
    const stack: unknown[] = [snapshot]
    while (stack.length > 0) {
      const next = stack.pop()
      if (typeof next !== 'object' || next === null || seen.has(next)) continue
      seen.add(next)
      expect(Object.isFrozen(next)).toBe(true)
      stack.push(...Object.values(next))
    }
    expect(seen.size).toBeGreaterThan(100)
  })

  it('has the fields of all nodes of a type in one layout', () => {
    setFlagsFromString('--allow-natives-syntax')
    const isHashTable = new Function('node', 'return !%HasFastProperties(node)')
    const { nl, en } = build().snapshot
    for (const { settings, edition, programmeItems, exhibitors, speakers } of [nl, en]) {
      const nodes = [settings, edition, ...programmeItems.all, ...exhibitors.all, ...speakers.all]
      expect(nodes.filter((node) => isHashTable(node))).toEqual([])
    }
  })

  it('has the newest edition when the settings name none that is published', () => {
    const { nl } = build((fair) => {
      const settings = fair['site-settings']?.nl[0]
      if (settings) settings.edition = null
    }).snapshot
    expect(nl.edition.year).toBe(2027)
  })

  it.each(['site-settings', 'editions'])('cannot be made without %s', (path) => {
    expect(() => build((fair) => fair[path]?.nl.splice(0))).toThrow(IncompleteContent)
  })
})

describe('queries', () => {
  it.each(documentTypes.map((type) => [type.name, type] as const))(
    'of %s stay within the limits of query strings',
    (_, type) => {
      for (const query of [type.query, type.translationQuery]) {
        const text = stringifyQuery(query)
        expect(stringifyQuery(parseQuery(text))).toBe(text)
        expect(JSON.stringify(parseQuery(text))).not.toContain('"[')
      }
    },
  )
})

it('a programme without items is not public yet, whatever its edition says', () => {
  const { snapshot } = build((fair) => {
    fair['programme-items'] = { nl: [], en: [] }
  })
  expect(build().snapshot.nl.edition.programmePublished).toBe(true)
  expect([snapshot.nl, snapshot.en].map(({ edition }) => edition.programmePublished)).toEqual([
    false,
    false,
  ])
})

it('an album has each photo once, and a hidden one in no language', () => {
  const photo = (name: string, hidden = false) => ({
    file: file(name),
    alt: name,
    altEnglish: null,
    photographer: 'Ida',
    licence: 'CC BY 4.0',
    hidden,
  })
  const { snapshot } = build((fair) =>
    add(
      fair,
      'photo-albums',
      document('album1', {
        year: 2025,
        slug: 'fotos-2025',
        title: 'Foto’s 2025',
        intro: null,
        photos: [photo('a.jpg'), photo('weg.jpg'), photo('a.jpg'), photo('weg.jpg', true)],
      }),
    ),
  )
  for (const content of [snapshot.nl, snapshot.en]) {
    expect(content.albums.all[0]?.photos.map((item) => item.file.file)).toEqual(['a.jpg'])
  }
  expect(mediaFiles(snapshot).map((item) => item.file)).not.toContain('weg.jpg')
  expect([...withheldFiles(snapshot)]).toEqual(['weg.jpg', 'thumbnail_weg.jpg'])
})

describe('menus', () => {
  it('leave out links to pages that are not published', () => {
    const line = (id: string, target: string) =>
      document(id, { label: id, target, group: 'about', position: 1 })
    const { nl } = build((fair) => {
      add(fair, 'pages', page('own', []))
      add(
        fair,
        'navigation-items',
        line('draft', '/privacy'),
        line('page', '/pagina-own'),
        line('former', '/oud'),
        line('list', '/nieuws'),
        line('album', '/fotos-2025'),
        line('deeper', '/programma/tours'),
        line('elsewhere', 'https://partner.example'),
      )
    }).snapshot
    expect(new Set(nl.navigation.about.map(({ label }) => label))).toEqual(
      new Set(['page', 'former', 'list', 'album', 'deeper', 'elsewhere']),
    )
  })
})
