import {
  offeredPlacePath,
  programmeItemPath,
  signUpPagePath,
} from '@beursvloer/contract/page-addresses'
import { offerAnswer, type Refusal, refusal } from '@beursvloer/contract/sign-ups/answers'
import { signUpPaths } from '@beursvloer/contract/sign-ups/paths'
import { MAX_LINK_CODE } from '@beursvloer/contract/sign-ups/terms'
import { data, redirect } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { ContentApiError } from '~/content/http.server.ts'
import { signInLinkPath } from '~/features/account/return-path.ts'
import { signUpMessages } from '~/features/sign-up/messages.ts'
import { OfferBox } from '~/features/sign-up/offer-box.tsx'
import { signUpFields } from '~/features/sign-up/sign-up-box.tsx'
import { SignUpLead, SignUpTitle } from '~/features/sign-up/sign-up-lead.tsx'
import { toShownItem } from '~/features/sign-up/sign-up-view.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { messageMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import type { Route } from './+types/offered-place.ts'

/** Largest body of its button, in bytes. */
const MAX_BODY_BYTES = 1024

export const handle: PageHandle = { ...PERSONAL_PAGE, forms: [{ maxBodyBytes: MAX_BODY_BYTES }] }

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  const path = signUpPagePath({ slug: params.id })
  const item = loaderData?.item.title
  return messageMeta(matches, path, signUpMessages, (t) => [
    item ? t.offerTitleFor(item) : t.offerTitle,
    t.description,
  ])
}

type Args = Pick<Route.LoaderArgs, 'context' | 'params' | 'url'>

function offerOf({ context, params, url }: Args) {
  const content = contentOf(context)
  const item = content.programmeItems.find(params.id)
  validatePage(item, url)
  const code = url.searchParams.get('code') ?? ''
  return { content, item, code: code.length > MAX_LINK_CODE ? '' : code }
}

/** The target of the mail about an offered place: `?code=`; opening it does nothing. */
export async function loader(args: Route.LoaderArgs) {
  const { content, item, code } = offerOf(args)
  const ask = async () => {
    const asked = accountOf(args.context).ask(signUpPaths.offer, { method: 'POST', body: { code } })
    return offerAnswer.parse(await fromCms(args, asked)).signUp
  }
  return {
    item: toShownItem(item, content.locale),
    signUp: code ? await ask() : null,
    itemPath: programmeItemPath(item),
    signUpPath: signUpPagePath(item),
  }
}

/** Takes the place for the visitor it was mailed to, also when another is signed in here. */
export async function action(args: Route.ActionArgs) {
  const { content, item, code } = offerOf(args)
  const swap = (await formDataOf(args.request)).get(signUpFields.swap)
  const body = { code, ...(swap && { swap }) }
  try {
    await accountOf(args.context).ask(signUpPaths.takeOffer, { method: 'POST', body })
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    if (error.status === 400) throw new Response(null, { status: 400 })
    if (error.status !== 409) return refused('later', null, 503)
    const { reason, other } = refusal.parse(error.details)
    const clash = other === undefined ? undefined : content.programmeItems.find(other)
    return refused(reason, clash ? { id: clash.id, title: clash.title, start: clash.start } : null)
  }
  throw redirect(offeredPlacePath(item, code), 303)
}

const refused = (
  problem: Refusal['reason'] | 'later',
  clash: { id: string; title: string; start: string } | null,
  status = 409,
) => data({ problem, clash }, { status })

export default function OfferedPlace({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages(signUpMessages)
  const { item, signUp, itemPath, signUpPath } = loaderData
  return (
    <>
      <PageHead
        title={<SignUpTitle item={item} about={t.offerTitle} />}
        lead={<SignUpLead item={item} />}
      />
      <div className="wrap space-y-8 pb-section">
        <OfferBox
          signUp={signUp}
          problem={actionData?.problem ?? null}
          clash={actionData?.clash ?? null}
          signUpPath={signUpPath}
          signInPath={signInLinkPath(signUpPath)}
        />
        <ArrowLink to={itemPath}>{t.toItem}</ArrowLink>
      </div>
    </>
  )
}
