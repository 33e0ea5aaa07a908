import { expect, it } from 'vitest'
import { tagView } from './tag-view.ts'

it('a tag gets path and campaign, and nothing else of an address', () => {
  const address = new URL('https://beurs.example/en/programma?q=jan&token=x#stand')
  const page = { title: 'Programme', referrer: 'https://mail.example/inbox?id=7' }
  expect(tagView(address, '?q=jan&utm_source=mail&token=x', page)).toEqual({
    url: 'https://beurs.example/en/programma?utm_source=mail',
    title: 'Programme',
    referrer: 'https://mail.example',
  })
  const home = { title: 'Home', referrer: 'https://beurs.example/delen/geheim' }
  const own = tagView(new URL('https://beurs.example/'), '', home)
  expect(own).toEqual({ url: 'https://beurs.example/', title: 'Home', referrer: '' })
})
