import { randomUUID } from 'node:crypto'
import { guestSignUp } from '@beursvloer/contract/forms/definitions/guest-sign-up'
import {
  PROGRAMME_PAGE,
  programmeDayPath,
  programmeItemPath,
  signUpPagePath,
} from '@beursvloer/contract/page-addresses'
import type { OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import { data, redirect } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { receiveGuestSignUp } from '~/account/guest-sign-up.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { changeSignUp, placesOf, type SignUpChange, signUpsOf } from '~/account/sign-ups.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { ContentApiError } from '~/content/http.server.ts'
import type { ProgrammeItem } from '~/content/model.ts'
import { signInPath } from '~/features/account/return-path.ts'
import { ProtectedForm } from '~/features/forms/protected-form.tsx'
import { PushOffer } from '~/features/push/push-offer.tsx'
import { GuestHint, GuestNext, GuestSignUp } from '~/features/sign-up/guest-sign-up.tsx'
import { signUpMessages } from '~/features/sign-up/messages.ts'
import { NewAccount } from '~/features/sign-up/new-account.tsx'
import { type Done, outcomeIn, signUpSearch } from '~/features/sign-up/sign-up-address.ts'
import { SignUpBox, signUpFields } from '~/features/sign-up/sign-up-box.tsx'
import { SignUpLead, SignUpTitle } from '~/features/sign-up/sign-up-lead.tsx'
import { type SignUpView, toSignUpView } from '~/features/sign-up/sign-up-view.ts'
import { useStateOfNow } from '~/features/sign-up/use-state-of-now.ts'
import { fairNow } from '~/i18n/clock.ts'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { movedTo } from '~/shell/keep-search.ts'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { messageMeta } from '~/shell/page-meta.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import type { Route } from './+types/programme-sign-up.ts'

/** Largest body of its buttons, in bytes. */
const MAX_BODY_BYTES = 1024

export const handle: PageHandle = {
  ...PERSONAL_PAGE,
  forms: [guestSignUp, { maxBodyBytes: MAX_BODY_BYTES }],
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  const path = signUpPagePath({ slug: params.id })
  const item = loaderData?.view.item.title
  return messageMeta(matches, path, signUpMessages, (t) => [
    item ? t.titleFor(item) : t.title,
    t.description,
  ])
}

type Args = Pick<Route.LoaderArgs, 'context' | 'params' | 'url'>

/** The item to sign up for, by its slug; any other is a 404. */
function itemOf({ context, params, url }: Args) {
  const content = contentOf(context)
  const found = content.edition.programmePublished && content.programmeItems.find(params.id)
  const item = found && found.signUp === 'required' && found
  validatePage(item, url)
  if (item.slug !== params.id) throw movedTo(signUpPagePath(item), url)
  return { content, item }
}

/** The places of an item, and the visitor's own sign-up: `/aanmelden/{slug}`. */
export async function loader(args: Route.LoaderArgs) {
  const { content, item } = itemOf(args)
  const account = accountOf(args.context)
  const own = async () => ((await account.user()) ? await signUpsOf(account) : null)
  const asked = Promise.all([placesOf(account, item.id), own()])
  const [places, signUps] = await fromCms(args, asked)
  return {
    view: toSignUpView(item, content, { places, own: signUps, now: fairNow() }),
    key: randomUUID(),
    path: signUpPagePath(item),
    outcome: outcomeIn(args.url.searchParams),
    // A link makes an account where there is none.
    guests: content.edition.registrationOpen,
    itemPath: programmeItemPath(item),
  }
}

const CHANGES: readonly SignUpChange[] = ['own', 'cancel', 'accept']

/** Handles a button of the current user, or the form of a visitor who is signed out. */
export async function action(args: Route.ActionArgs) {
  const { item } = itemOf(args)
  const form = await formDataOf(args.request.clone())
  return form.has(signUpFields.change)
    ? change(args, item, form)
    : receiveGuestSignUp(args, item.id)
}

async function change(args: Route.ActionArgs, item: ProgrammeItem, form: FormData) {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const wanted = CHANGES.find((known) => known === text(signUpFields.change))
  if (!wanted) throw new Response(null, { status: 400 })
  const { locale: language } = siteRequestOf(args.context)
  const seen = text(signUpFields.seen) || null
  const request = { item: item.id, key: text(signUpFields.key), language, seen }
  const swap = text(signUpFields.swap)
  try {
    const refused = await changeSignUp(accountOf(args.context), wanted, {
      ...request,
      ...(swap && { swap }),
    })
    if (refused) return data({ problem: refused.reason }, { status: 409 })
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    if (error.status === 401) throw redirect(signInPath(signUpPagePath(item), true))
    if (error.status === 400) throw new Response(null, { status: 400 })
    return data({ problem: 'later' as const }, { status: error.status === 429 ? 429 : 503 })
  }
  const done: Done = wanted === 'cancel' ? 'cancelled' : swap ? 'swapped' : 'signedUp'
  throw redirect(signUpPagePath(item) + signUpSearch({ done }), 303)
}

/** States about which notifications may still follow. */
const AWAITED: readonly OwnSignUp['state'][] = ['confirmed', 'waiting', 'offered', 'held']

export default function ProgrammeSignUp({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages(signUpMessages)
  const locale = useLocale()
  const { view, key, path, itemPath, outcome, guests } = loaderData
  useStateOfNow(view)
  // Show the result to a visitor who just got the last place, without scripts too.
  const isHeld = actionData !== undefined && 'receipt' in actionData
  const mayAsk = view.free !== 0 || view.hasWaitingList || isHeld
  const problem = actionData && 'problem' in actionData ? actionData.problem : outcome.reason
  const { item } = view
  return (
    <>
      <PageHead
        label={
          <Breadcrumbs
            items={[
              { to: PROGRAMME_PAGE, label: t.programme },
              {
                to: programmeDayPath(item.date),
                label: formatDate(item.date, locale, 'day'),
              },
            ]}
          />
        }
        title={<SignUpTitle item={item} about={t.title} />}
        lead={<SignUpLead item={item} />}
      />
      <div className="wrap space-y-8 pb-section">
        <SignUpBox
          view={view}
          requestKey={key}
          problem={problem ?? null}
          done={outcome.done}
          guest={
            mayAsk && (
              <GuestSignUp
                form={guests && <GuestForm view={view} />}
                signInPath={signInPath(path)}
              />
            )
          }
        />
        {outcome.isNew && view.isSignedIn && <NewAccount />}
        {view.mine && AWAITED.includes(view.mine.state) && <PushOffer purpose="sign-up" />}
        <ArrowLink to={itemPath}>{t.toItem}</ArrowLink>
      </div>
    </>
  )
}

/** Asks a visitor who is signed out for an address. */
function GuestForm({ view }: { view: SignUpView }) {
  const t = useMessages(signUpMessages)
  return (
    <ProtectedForm
      definition={guestSignUp}
      sentTitle={t.checkMail}
      leaveFreely
      heads={{ address: <GuestHint view={view} /> }}
    >
      {({ place }) => place && <GuestNext {...place} />}
    </ProtectedForm>
  )
}
