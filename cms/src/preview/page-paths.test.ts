import { describe, expect, it } from 'vitest'
import { hasPage, pagePath } from './page-paths.ts'

const document = { documentId: 'k7m2p9xa', slug: 'stapelwerk', year: 2025 }

describe('the page of a document', () => {
  it.each([
    ['api::programme-item.programme-item', '/programma/stapelwerk'],
    ['api::speaker.speaker', '/sprekers/stapelwerk'],
    ['api::exhibitor.exhibitor', '/standhouders/k7m2p9xa/stapelwerk'],
    ['api::pavilion.pavilion', '/paviljoens/stapelwerk'],
    ['api::passage.passage', '/plattegrond'],
    ['api::page.page', '/stapelwerk'],
    ['api::news-item.news-item', '/nieuws/k7m2p9xa/stapelwerk'],
    ['api::interview.interview', '/interviews/k7m2p9xa/stapelwerk'],
    ['api::vacancy.vacancy', '/vacatures/k7m2p9xa/stapelwerk'],
    ['api::calendar-item.calendar-item', '/kalender/k7m2p9xa/stapelwerk'],
    ['api::photo-album.photo-album', '/fotos-2025'],
    ['api::edition.edition', '/'],
    ['api::faq-item.faq-item', '/faq'],
  ])('%s is at %s', (uid, path) => {
    expect(pagePath(uid, document)).toBe(path)
  })

  it('is unknown while the document has no slug', () => {
    expect(pagePath('api::page.page', { documentId: 'k7m2p9xa', slug: null })).toBeUndefined()
  })

  it('does not exist for types without pages', () => {
    expect(hasPage('api::stand.stand')).toBe(false)
  })
})
