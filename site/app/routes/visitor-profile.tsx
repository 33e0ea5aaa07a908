import type { FormAnswer } from '@beursvloer/contract/forms/answer'
import type { Values } from '@beursvloer/contract/forms/definition'
import { visitorConsents } from '@beursvloer/contract/forms/definitions/visitor-consents'
import {
  firstVisitorProfile,
  visitorProfile,
} from '@beursvloer/contract/forms/definitions/visitor-profile'
import { formValues } from '@beursvloer/contract/forms/form-values'
import { withoutField } from '@beursvloer/contract/forms/parts'
import { PROFILE_PAGE } from '@beursvloer/contract/page-addresses'
import { qrDrawing } from '@beursvloer/contract/printing/qr-drawing'
import { createContext, redirect } from 'react-router'
import {
  endSession,
  removePhoto,
  saveChoices,
  saveDetails,
  signOutEverywhere,
} from '~/account/change-profile.server.ts'
import { accountOf } from '~/account/context.server.ts'
import { profileOf, sessionsOf } from '~/account/profile.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { contentOf, snapshotOf } from '~/content/context.server.ts'
import { ContentApiError } from '~/content/http.server.ts'
import { SIGNED_OUT_PATH, safeReturn } from '~/features/account/return-path.ts'
import { Form } from '~/features/forms/form.tsx'
import { useFormValues } from '~/features/forms/form-context.ts'
import { profileMessages } from '~/features/profile/messages.ts'
import { NetworkLink } from '~/features/profile/network-link.tsx'
import { PhotoPanel, PhotoRemoval } from '~/features/profile/photo-panel.tsx'
import {
  actionOf,
  ONWARD_PARAMETER,
  partIn,
  SESSION_FIELD,
  savedPage,
  savedPartIn,
} from '~/features/profile/profile-address.ts'
import { ProfilePage, UnreadProfilePage } from '~/features/profile/profile-page.tsx'
import { toProfileView, toSessionViews } from '~/features/profile/profile-view.ts'
import { PushOffer } from '~/features/push/push-offer.tsx'
import { isId } from '~/shell/is-id.ts'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { useFairParts } from '~/shell/shell-data.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import { optionSources } from '~/submissions/options.server.ts'
import type { Route } from './+types/visitor-profile.ts'

export const handle: PageHandle = { ...PERSONAL_PAGE, forms: [visitorProfile, visitorConsents] }

/** Whether this request sent a form that the page shows again: its values must not be lost. */
const comesBack = createContext(false)

export const meta = ownMeta(PROFILE_PAGE, profileMessages, (t) => [t.title, t.description])

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** The page to go on to once the details are complete; null: stay. */
const onwardIn = (search: URLSearchParams) => safeReturn(search.get(ONWARD_PARAMETER) ?? '')

/**
 * The profile and the sessions of the current user; a redirect to the sign-in page for anybody
 * else.
 */
export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const content = contentOf(context)
  const { days, organisationTypes, themes } = optionSources(snapshotOf(context))
  const options = { days, organisationTypes, themes }
  const part = partIn(url.searchParams)
  const onward = onwardIn(url.searchParams)
  const account = accountOf(context)
  const asked = fromCms(args, profileOf(account))
  const profile = await (context.get(comesBack) ? asked.catch(() => null) : asked)
  if (!profile) return { part, onward, options, profile: null }
  const sessions = await sessionsOf(account).catch(() => null)
  const qr = qrDrawing(profile.badgeCode)
  return {
    part,
    onward,
    options,
    profile: toProfileView(profile, { content, options, qr }),
    sessions: sessions && toSessionViews(sessions, content.locale),
    saved: savedPartIn(url.searchParams),
  }
}

/** Saves one part of the page. */
export async function action(
  args: Route.ActionArgs,
): Promise<Awaited<ReturnType<typeof saveDetails>>> {
  const { context, url, request } = args
  const part = partIn(url.searchParams)
  const first = part === 'first'
  const to =
    (first && onwardIn(url.searchParams)) || savedPage(first ? 'details' : part, new Date())
  context.set(comesBack, true)
  if (first || part === 'details') return saveDetails(args, { to, first })
  if (part === 'choices') return saveChoices(args, to)
  if (part === 'everywhere') {
    await fromCms(args, signOutEverywhere(args))
    throw redirect(SIGNED_OUT_PATH)
  }
  const session = String((await formDataOf(request)).get(SESSION_FIELD))
  await fromCms(args, part === 'photo' ? removePhoto(args) : endIfThere(args, session))
  throw redirect(to)
}

/** Ends a session. A missing one was ended before. */
async function endIfThere(args: Route.ActionArgs, session: string): Promise<void> {
  if (!isId(session)) throw new Response(null, { status: 400 })
  try {
    await endSession(args, session)
  } catch (error) {
    if (!(error instanceof ContentApiError && error.status === 404)) throw error
  }
}

/** Beside the choice to be in the list, which ends the form. */
const LIST_LINK = { visitor: <NetworkLink /> }

interface FormPart {
  answer: FormAnswer | undefined
}

function DetailsForm({ answer, ...data }: Route.ComponentProps['loaderData'] & FormPart) {
  const { part, onward, options, profile } = data
  const { name = '', photo = null, values = {} } = profile ?? {}
  const first = profile ? !profile.agreed : part === 'first'
  const definition = first ? firstVisitorProfile : visitorProfile
  const hasList = useFairParts()('networkingList')
  return (
    <>
      <Form
        definition={hasList ? definition : withoutField(definition, 'listed')}
        options={options}
        values={values}
        answer={answer}
        action={first ? actionOf('first', onward) : actionOf('details')}
        extras={first || !hasList ? undefined : LIST_LINK}
        aside={<ChosenPhoto name={name} photo={photo} />}
      />
      <PhotoRemoval />
    </>
  )
}

function ChosenPhoto({ name, photo }: { name: string; photo: string | null }) {
  const { photo: files } = formValues(visitorProfile, useFormValues())
  return <PhotoPanel name={name} photo={photo} chosen={files[0]?.file} />
}

const ChoicesForm = ({ values, answer }: FormPart & { values: Values }) => (
  <Form definition={visitorConsents} values={values} answer={answer} action={actionOf('choices')} />
)

export default function VisitorProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { part, profile } = loaderData
  const answer = actionData as FormAnswer | undefined
  const answerTo = (form: typeof part) => (part === form ? answer : undefined)
  const details = (
    <DetailsForm {...loaderData} answer={answerTo(part === 'first' ? 'first' : 'details')} />
  )
  const choices = <ChoicesForm values={profile?.choices ?? {}} answer={answerTo('choices')} />
  if (!profile) {
    return <UnreadProfilePage>{part === 'choices' ? choices : details}</UnreadProfilePage>
  }
  return (
    <ProfilePage
      profile={profile}
      sessions={loaderData.sessions}
      saved={loaderData.saved}
      details={details}
      choices={choices}
      device={<PushOffer purpose="profile" />}
    />
  )
}
