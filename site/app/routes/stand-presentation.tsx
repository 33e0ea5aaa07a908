import { randomUUID } from 'node:crypto'
import { standPresentation } from '@beursvloer/contract/forms/definitions/stand-presentation'
import { ENTRY_KINDS, type EntryKind } from '@beursvloer/contract/my-stand/terms'
import { standPresentationPath } from '@beursvloer/contract/page-addresses'
import { redirect } from 'react-router'
import {
  changePresentation,
  overviewOf,
  proposalOf,
  savePresentation,
} from '~/account/my-stand.server.ts'
import { snapshotOf } from '~/content/context.server.ts'
import { Form } from '~/features/forms/form.tsx'
import { TICKET_FIELD } from '~/features/forms/guard/field-names.ts'
import { isAnswer } from '~/features/forms/send-form.ts'
import { presentationMessages } from '~/features/my-stand/presentation-messages.ts'
import {
  OUTCOMES,
  PresentationPage,
  proposalFields,
} from '~/features/my-stand/presentation-page.tsx'
import { standPageMeta } from '~/features/my-stand/stand-page-meta.ts'
import { momentOf } from '~/i18n/moment.ts'
import { DONE, FORM } from '~/shell/form-parameters.ts'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import { optionSources } from '~/submissions/options.server.ts'
import type { Route } from './+types/stand-presentation.ts'

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  forms: [standPresentation],
}

export const meta = standPageMeta(standPresentationPath, presentationMessages, (t) => [
  t.title,
  t.description,
])

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** The presentation of an exhibitor, for its editors and managers: `/mijn-stand/{id}/presentatie`. */
export async function loader(args: Route.LoaderArgs) {
  const { context, params, url } = args
  const proposal = await proposalOf(args, params.id)
  const { themes } = optionSources(snapshotOf(context))
  const { name } = await overviewOf(args, params.id)
  const { locale } = siteRequestOf(context)
  const done = url.searchParams.get(DONE)
  return {
    stand: { id: params.id, name },
    proposal,
    fresh: Object.fromEntries(
      ENTRY_KINDS.map((kind) => [kind, randomUUID().replaceAll('-', '')]),
    ) as Record<EntryKind, string>,
    savedAt: proposal.savedAt ? momentOf(proposal.savedAt, locale) : '',
    options: { themes },
    done: OUTCOMES.find((known) => known === done) ?? null,
  }
}

/** Saves the draft; submits it, takes it back or forgets it. */
export async function action(
  args: Route.ActionArgs,
): Promise<Awaited<ReturnType<typeof savePresentation>>> {
  const { params, url, request } = args
  const page = standPresentationPath(params.id)
  if (url.searchParams.has(FORM)) return savePresentation(args, params.id, `${page}?${DONE}=saved`)
  const form = await formDataOf(request)
  const asked = form.get(proposalFields.change)
  const change = (['submit', 'withdraw', 'discard'] as const).find((known) => known === asked)
  const version = Number(form.get(proposalFields.version))
  if (!change || !Number.isInteger(version)) throw new Response(null, { status: 400 })
  const refusal = await changePresentation(args, params.id, { change, version })
  const done = refusal ?? (change === 'submit' && 'submitted')
  throw redirect(done ? `${page}?${DONE}=${done}` : page, 303)
}

export default function StandPresentation({ loaderData, actionData }: Route.ComponentProps) {
  const { stand, proposal, fresh, savedAt, options, done } = loaderData
  const answer = isAnswer(actionData) ? actionData : undefined
  return (
    <PresentationPage
      stand={stand}
      proposal={proposal}
      fresh={fresh}
      savedAt={savedAt}
      done={answer ? null : done}
    >
      <Form
        definition={standPresentation}
        options={options}
        values={proposal.values}
        answer={answer}
        action={`?${FORM}=1`}
        protection={(latest) => (
          <input
            type="hidden"
            name={TICKET_FIELD}
            value={(latest && 'ticket' in latest && latest.ticket) || proposal.version}
          />
        )}
      />
    </PresentationPage>
  )
}
