import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { LocaleProvider } from '~/i18n/locale.tsx'
import { ConfirmOutcome } from './confirm-outcome.tsx'
import { FollowLink } from './follow-link.tsx'
import { LinkProblem } from './link-problem.tsx'

const draw = (element: ReactElement, locale: 'nl' | 'en' = 'nl') =>
  renderToStaticMarkup(
    <LocaleProvider value={locale}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </LocaleProvider>,
  )

it('a link is used up only by a button, which says what it does', () => {
  expect(draw(<FollowLink confirms={false} failed={false} />)).toContain('>Inloggen</button>')
  const html = draw(<FollowLink confirms failed={false} />, 'en')
  expect(html).toContain('method="post"')
  expect(html).toContain('>Confirm and sign in</button>')
  expect(draw(<FollowLink confirms failed />)).toContain('Probeer het over een minuut opnieuw.')
})

it.each([
  ['unknown', null, 'verlopen of al gebruikt', '/programma'],
  ['unknown', '/aanmelden/opening', 'Bij het onderdeel ziet u', '/aanmelden/opening'],
  ['closed', null, 'De registratie is nu gesloten.', '/nieuwsbrief'],
  ['blocked', '/aanmelden/opening', 'Uw account is geblokkeerd.', '/contact'],
] as const)(
  'the page for %s (for %s) shows the reason, and a link to continue',
  (problem, signUpPage, text, to) => {
    const html = draw(<LinkProblem problem={problem} signUpPage={signUpPage} onward="/programma" />)
    expect(html).toContain(text)
    expect(html).toContain(`href="${to}"`)
  },
)

it('the page of a confirmed address says whether the visitor is signed in', () => {
  const signedIn = draw(<ConfirmOutcome outcome="confirmed" isSignedIn />)
  expect(signedIn).toContain('U bent ingelogd.')
  expect(signedIn).not.toContain('href="/inloggen"')
  const other = draw(<ConfirmOutcome outcome="confirmed" isSignedIn={false} />)
  expect(other).toContain('U kunt nu inloggen.')
  expect(other).toContain('href="/inloggen"')
})
