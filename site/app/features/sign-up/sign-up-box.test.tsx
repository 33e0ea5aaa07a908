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

it('asks who is signed out for an address, where there is something to sign up for', () => {
  expect(box({})).toContain('Formulier')
  expect(box({ free: 0, hasWaitingList: true })).toContain('Formulier')
  expect(box({ free: 0 }, null)).toContain('Er is geen wachtlijst.')
  expect(box({ isCancelled: true })).not.toContain('Formulier')
  expect(box({ isPast: true })).not.toContain('Formulier')
  // The last place may be the one held for this visitor: the answer of the form says so.
  expect(box({ free: 0 })).toContain('Formulier')
})

it('lets who is signed in take or give up the place that is held for them', () => {
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

it('says what a button did, for as long as that holds', () => {
  const signedIn = { isSignedIn: true }
  expect(box(signedIn, null, 'cancelled')).toContain('U bent afgemeld.')
  expect(box({ ...signedIn, mine: confirmed }, null, 'swapped')).toContain('U hebt gewisseld.')
  expect(box({ ...signedIn, mine: confirmed }, null, 'cancelled')).not.toContain('afgemeld')
  expect(box(signedIn, null, 'swapped')).not.toContain('gewisseld')
})

it('asks before a place or a number is given up that cannot be had back', () => {
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

it('says what the link of a mail offers and until when, with one button and no second', () => {
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

it('only signs in while visitors cannot register', () => {
  const html = draw(<GuestSignUp form={null} signInPath="/inloggen?naar=x" />)
  expect(html).toContain('Log in om u aan te melden')
})

it('says until when a place is held, in the time of the fair, or what the link does else', () => {
  const until = '2027-03-01T10:00:00.000Z'
  expect(draw(<GuestNext until={until} free />)).toContain('Tot 11:00 uur houden wij')
  expect(draw(<GuestNext until={until} free />, 'en')).toContain('a place for you until 11:00.')
  expect(draw(<GuestNext until={null} free />)).toContain('wij houden er geen voor u vast')
  expect(draw(<GuestNext until={null} free={false} />)).toContain('dan staat u op de wachtlijst')
})
