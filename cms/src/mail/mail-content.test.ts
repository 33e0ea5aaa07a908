import { expect, it } from 'vitest'
import type { Fair } from '../fair/fair'
import { mailAsHtml } from './mail-content'

const mailOf = (main: string, logo: Fair['logo'] = null) => {
  const edition = { startDate: '' }
  const colours = { main, accent: '' }
  const fair = { name: 'Waterproef', colours, logo, edition } as unknown as Fair
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

it('buttons, links and mark have the colour of the fair, if white is readable on it', () => {
  expect(mailOf('#1d4ed8').match(/#1d4ed8/g)).toHaveLength(3)
  expect(mailOf('').match(/#15803d/g)).toHaveLength(3)
  expect(mailOf('#facc15')).not.toContain('#facc15')
})

it('the attached logo is shown, and its text where pictures are off', () => {
  const html = mailOf('', { url: '/uploads/logo.svg', updatedAt: '2028-01-01' })
  expect(html).toMatch(/<img src="cid:logo"[^>]* alt="Waterproef"/)
  expect(html).not.toMatch(/<strong|uploads|aria-hidden/)
})
