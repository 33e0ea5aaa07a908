import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { LocaleProvider } from '~/i18n/locale.tsx'
import { GroupConfirmation, type GroupOutcome } from './group-outcome.tsx'

const draw = (outcome?: GroupOutcome, locale: 'nl' | 'en' = 'nl') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider value={locale}>
        <GroupConfirmation outcome={outcome} />
      </LocaleProvider>
    </MemoryRouter>,
  )

it('sends nothing before the button is pressed', () => {
  expect(draw()).toContain('<form method="post">')
  expect(draw()).not.toContain('role="status"')
})

it.each([
  ['confirmed', 'De uitnodigingen zijn onderweg.', '/'],
  ['already-confirmed', 'De uitnodigingen waren al verstuurd.', '/'],
  ['limited', 'U hebt vandaag al genoeg groepen uitgenodigd.', '/'],
  ['expired', 'Link verlopen.', '/registreren/groep'],
  ['unknown', 'Deze link klopt niet.', '/registreren/groep'],
] as const)('%s: says so, and where to go on', (outcome, text, to) => {
  const html = draw(outcome)
  expect(html).toContain(text)
  expect(html).toContain(`href="${to}"`)
  expect(html).not.toContain('<form')
})

it('lets one try again when the CMS was away', () => {
  expect(draw('failed', 'en')).toContain('Try again')
})
