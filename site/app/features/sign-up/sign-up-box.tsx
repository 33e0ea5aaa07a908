import type { Refusal } from '@beursvloer/contract/sign-ups/answers'
import type { ReactNode } from 'react'
import { FAIR_TIME_ZONE } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { FocusOnLoad } from '~/ui/focus-on-load.tsx'
import { Notice } from '~/ui/notice.tsx'
import { signUpMessages } from './messages.ts'
import { RoomDrawing } from './room-drawing.tsx'
import type { Done } from './sign-up-address.ts'
import type { SignUpView } from './sign-up-view.ts'
import { useNewestPlaces } from './use-newest-places.ts'

/** Names of the values sent by the buttons of the box. */
export const signUpFields = {
  change: 'doe',
  key: 'sleutel',
  swap: 'wissel',
  /** When the sign-up that the page shows got its state; empty for none. */
  seen: 'gezien',
} as const

interface SignUpBoxProps {
  view: SignUpView
  /** Shown when signed out; null where signing up is not possible. */
  guest: ReactNode
  /** Idempotency key, new for each render of the page. */
  requestKey: string
  /** Why the last change was not made. */
  problem: Refusal['reason'] | 'later' | null
  /** What the last change did. */
  done: Done | null
}

/** The places of an item, and the visitor's one possible action. */
export function SignUpBox({ view, requestKey, problem, done, guest }: SignUpBoxProps) {
  const t = useMessages(signUpMessages)
  const newest = useNewestPlaces(view)
  // An old address may say what no longer holds.
  const holds = done !== null && (view.mine === null) === (done === 'cancelled')
  return (
    <div className="group/sign-up max-w-text border border-ink">
      <div className="space-y-4 p-5 md:p-8">
        {problem && (
          <FocusOnLoad takes>
            <Notice tone="brick" role="alert">
              {problem === 'later' ? t.later : t.refused[problem]}
            </Notice>
          </FocusOnLoad>
        )}
        {holds && done !== 'signedUp' && (
          <FocusOnLoad takes>
            <Notice tone="done">{t.done[done]}</Notice>
          </FocusOnLoad>
        )}
        {/* Once an address is given, the answer replaces these numbers. */}
        <div className="space-y-4 group-has-data-sent/sign-up:hidden">
          <Places view={newest} />
          <RoomDrawing view={newest} />
        </div>
        <FocusOnLoad takes={holds && done === 'signedUp'} className="space-y-4">
          <Standing view={view} requestKey={requestKey} guest={guest} />
        </FocusOnLoad>
      </div>
    </div>
  )
}

/** The places in words. */
function Places({ view }: { view: SignUpView }) {
  const t = useMessages(signUpMessages)
  const { places, free, waiting } = view
  if (places === null || free === null) return <p>{t.unlimited}</p>
  return (
    <p className="font-semibold text-xl">
      {free > 0 ? t.free(free, places) : t.full(places)}
      {waiting > 0 && <span className="font-normal text-mute"> {t.waiting(waiting)}</span>}
    </p>
  )
}

type StandingProps = Pick<SignUpBoxProps, 'view' | 'requestKey' | 'guest'>

function Standing({ view, requestKey, guest }: StandingProps) {
  const t = useMessages(signUpMessages)
  const { mine, clash, free } = view
  if (view.isCancelled) return <Notice tone="brick">{t.cancelled}</Notice>
  if (mine?.state === 'attended' || mine?.state === 'walk-in')
    return <Notice tone="done">{t.attended}</Notice>
  if (mine?.state === 'absent') return <Notice>{t.absent}</Notice>
  if (view.isPast) return <Notice>{t.past}</Notice>
  const change = (action: ReactNode, swap?: string) => (
    <form method="post" className="flex flex-wrap gap-3">
      <input type="hidden" name={signUpFields.key} value={requestKey} />
      <input type="hidden" name={signUpFields.seen} value={mine?.at ?? ''} />
      {swap && <input type="hidden" name={signUpFields.swap} value={swap} />}
      {action}
    </form>
  )
  const clashNotice = clash && <Notice>{t.clash(clash.title, clash.start)}</Notice>
  switch (mine?.state) {
    case 'confirmed':
      return (
        <>
          <Notice tone="done" role="status" title={t.confirmed}>
            {t.confirmedHint}
          </Notice>
          {view.waiting > 0 ? (
            <Sure label={t.cancel} why={t.cancelWaiting(view.waiting)}>
              {change(<Change value="cancel">{t.cancelSure}</Change>)}
            </Sure>
          ) : (
            change(<Change value="cancel">{t.cancel}</Change>)
          )}
        </>
      )
    case 'waiting':
      return (
        <>
          <Notice role="status" title={t.waits(mine.position ?? 1)}>
            {t.waitsHint}
          </Notice>
          <Sure label={t.leave} why={t.leaveWaiting}>
            {change(<Change value="cancel">{t.leaveSure}</Change>)}
          </Sure>
        </>
      )
    case 'offered':
      return (
        <>
          <Notice tone="done" role="status" title={t.offered}>
            {mine.until && <Until instant={mine.until} />}
          </Notice>
          {clashNotice}
          {change(
            <>
              <Change value="accept" primary>
                {clash ? t.swap : t.accept}
              </Change>
              <Change value="cancel">{t.decline}</Change>
            </>,
            clash?.id,
          )}
        </>
      )
    case 'held':
      return (
        <>
          {free === 0 ? (
            <Notice>{t.heldFull}</Notice>
          ) : (
            <Notice title={t.held}>{t.heldHint}</Notice>
          )}
          {clashNotice}
          {change(
            <>
              {(free !== 0 || view.hasWaitingList) && (
                <Change value="own" primary>
                  {free === 0 ? t.join : clash ? t.swap : t.confirm}
                </Change>
              )}
              <Change value="cancel">{t.decline}</Change>
            </>,
            clash?.id,
          )}
        </>
      )
  }
  if (!view.isSignedIn && guest) return guest
  if (free === 0 && !view.hasWaitingList) return <p>{t.fullWithoutList}</p>
  if (free === 0) {
    return (
      <>
        <p>{t.youBecome(view.waiting + 1)}</p>
        {change(
          <Change value="own" primary>
            {t.join}
          </Change>,
        )}
      </>
    )
  }
  return (
    <>
      {clashNotice}
      {change(
        <Change value="own" primary>
          {clash ? t.swap : t.signUp}
        </Change>,
        clash?.id,
      )}
    </>
  )
}

interface SureProps {
  label: string
  /** What cannot be undone. */
  why: string
  /** The button that does it. */
  children: ReactNode
}

/** Asks before what cannot be undone, also without JavaScript. */
function Sure({ label, why, children }: SureProps) {
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {label}
      </summary>
      <div className="mt-2 space-y-4 border-brick border-l-4 pl-4">
        <p>{why}</p>
        {children}
      </div>
    </details>
  )
}

interface ChangeProps {
  value: 'own' | 'cancel' | 'accept'
  primary?: boolean
  children: ReactNode
}

function Change({ value, primary = false, children }: ChangeProps) {
  return (
    <Button
      type="submit"
      name={signUpFields.change}
      value={value}
      variant={primary ? 'primary' : 'outline'}
      data-count={value === 'cancel' ? undefined : 'lead sign-up'}
    >
      {children}
    </Button>
  )
}

/** The end of an offer, in the time of the fair. */
export function Until({ instant }: { instant: string }) {
  const t = useMessages(signUpMessages)
  const locale = useLocale()
  const text = new Intl.DateTimeFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: FAIR_TIME_ZONE,
  }).format(new Date(instant))
  return <time dateTime={instant}>{t.offeredUntil(text)}</time>
}
