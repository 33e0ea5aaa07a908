import { expect, it } from 'vitest'
import type { Fair } from '../fair/fair'
import { mailAsHtml } from './mail-content'

const mailOf = (main: string) => {
  const edition = { startDate: '' }
  const fair = { name: 'Waterproef', colours: { main, accent: '' }, edition } as unknown as Fair
  const link = { label: 'Bekijk', url: 'https://beurs.example' }
  return mailAsHtml(
    {
      language: 'nl',
      subject: 'S',
      title: 'T',
      paragraphs: ['P'],
      action: link,
      alternative: link,
    },
    fair,
  )
}

it('has buttons, links and mark in the colour of the fair, where white can be read on it', () => {
  expect(mailOf('#1d4ed8').match(/#1d4ed8/g)).toHaveLength(3)
  expect(mailOf('').match(/#15803d/g)).toHaveLength(3)
  expect(mailOf('#facc15')).not.toContain('#facc15')
})
