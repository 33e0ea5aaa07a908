import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { LocaleProvider } from '~/i18n/locale.tsx'
import { GuestNext, GuestSignUp } from './guest-sign-up.tsx'
import { OfferBox } from './offer-box.tsx'
import type { Done } from './sign-up-address.ts'
import { SignUpBox } from './sign-up-box.tsx'
import type { SignUpView } from './sign-up-view.ts'

const view: SignUpView = {
  item: {
    ...{ id: 'plaats', title: 'Plaats', date: '2027-03-17' },
    ...{ start: '10:45', end: '11:25', room: 'Kennislab A' },
  },
  ...{ isSignedIn: false, isCancelled: false, isPast: false, hasWaitingList: false },
  ...{ places: 60, free: 8, waiting: 0, mine: null, clash: null },
}
const draw = (element: React.ReactElement, locale: 'nl' | 'en' = 'nl') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider value={locale}>{element}</LocaleProvider>
    </MemoryRouter>,
  )
const box = (
  about: Partial<SignUpView>,
  guest: React.ReactNode = <p>Formulier</p>,
  done: Done | null = null,
) =>
  draw(
    <SignUpBox view={{ ...view, ...about }} {...{ guest, done }} requestKey="x" problem={null} />,
  )

it('a guest is asked for an address, where sign-ups are possible', () => {
  expect(box({})).toContain('Formulier')
  expect(box({ free: 0, hasWaitingList: true })).toContain('Formulier')
  expect(box({ free: 0 }, null)).toContain('Er is geen wachtlijst.')
  expect(box({ isCancelled: true })).not.toContain('Formulier')
  expect(box({ isPast: true })).not.toContain('Formulier')
  // The last place may be the one held for this visitor, which the answer of the form says.
  expect(box({ free: 0 })).toContain('Formulier')
})

it('a signed-in visitor accepts or cancels the place that is held for them', () => {
  const mine = { item: 'plaats', state: 'held', position: null } as const
  const held = { ...mine, until: '2027-03-01T10:00:00.000Z', at: '2027-03-01T09:45:00.000Z' }
  const html = box({ isSignedIn: true, mine: held })
  expect(html).toContain('value="own"')
  expect(html).toContain('value="cancel"')
  const clash = { id: 'anders', title: 'Iets anders', start: '11:00' }
  expect(box({ isSignedIn: true, mine: held, clash })).toContain('Wissel')
  const full = box({ isSignedIn: true, mine: held, free: 0, hasWaitingList: true })
  expect(full).toContain('intussen bezet')
  expect(full).toContain('Op de wachtlijst')
})

const confirmed: NonNullable<SignUpView['mine']> = {
  ...{ item: 'plaats', state: 'confirmed', position: null, until: null },
  at: '2027-03-01T09:45:00.000Z',
}

it('the result of a button is shown while it is true', () => {
  const signedIn = { isSignedIn: true }
  expect(box(signedIn, null, 'cancelled')).toContain('U bent afgemeld.')
  expect(box({ ...signedIn, mine: confirmed }, null, 'swapped')).toContain('U hebt gewisseld.')
  expect(box({ ...signedIn, mine: confirmed }, null, 'cancelled')).not.toContain('afgemeld')
  expect(box(signedIn, null, 'swapped')).not.toContain('gewisseld')
})

it('giving up a place or position that cannot be restored asks for confirmation', () => {
  const own = { isSignedIn: true, mine: confirmed }
  expect(box(own)).not.toContain('<details')
  const asked = box({ ...own, waiting: 2 })
  expect(asked).toMatch(/<summary[^>]*>Afmelden<.*Er wachten 2 bezoekers.*Ja, meld mij af/)
  const mine = { ...confirmed, state: 'waiting', position: 1 } as const
  expect(box({ ...own, mine, waiting: 1 })).toMatch(/van de wachtlijst af<.*Ja, haal mij eraf/i)
})

const offer = { item: 'plaats', state: 'offered', position: null } as const
const offered = { ...offer, until: '2027-03-01T10:00:00.000Z', at: '2027-03-01T09:45:00.000Z' }
const paths = { signUpPath: '/aanmelden/plaats', signInPath: '/inloggen-met-link' }
const offerBox = (about: Partial<React.ComponentProps<typeof OfferBox>>) =>
  draw(<OfferBox signUp={offered} problem={null} clash={null} {...paths} {...about} />)

it('the page of a mailed link shows the offer with its term, and one button', () => {
  const html = offerBox({})
  expect(html).toContain('Neem hem vóór maandag 1 maart om 11:00 uur')
  expect(html.match(/<button/g)).toHaveLength(1)
  const clash = { id: 'anders', title: 'Iets anders', start: '11:00' }
  const swap = offerBox({ problem: 'clash', clash })
  expect(swap).toContain('al een plaats bij “Iets anders”')
  expect(swap).toContain('value="anders"')
  expect(offerBox({ signUp: { ...offered, state: 'confirmed', until: null } })).not.toContain(
    '<form',
  )
  expect(offerBox({ signUp: null })).toContain('niet meer voor u gereserveerd')
})

it('only signing in is offered while registration is closed', () => {
  const html = draw(<GuestSignUp form={null} signInPath="/inloggen?naar=x" />)
  expect(html).toContain('Log in om u aan te melden')
})

it('the end of a held place is shown in the time of the fair, or what else the link does', () => {
  const until = '2027-03-01T10:00:00.000Z'
  expect(draw(<GuestNext until={until} free />)).toContain('Tot 11:00 uur houden wij')
  expect(draw(<GuestNext until={until} free />, 'en')).toContain('a place for you until 11:00.')
  expect(draw(<GuestNext until={null} free />)).toContain('wij houden er geen voor u vast')
  expect(draw(<GuestNext until={null} free={false} />)).toContain('dan staat u op de wachtlijst')
})
