import { STAND_ENTRY_FORMS } from '@beursvloer/contract/forms/definitions/stand-entries'
import { ENTRY_KINDS, REMOVED } from '@beursvloer/contract/my-stand/terms'
import {
  ENTRY_SEGMENTS,
  standEntryPath,
  standPresentationPath,
} from '@beursvloer/contract/page-addresses'
import { redirect } from 'react-router'
import { changePresentation, overviewOf, proposalOf, saveEntry } from '~/account/my-stand.server.ts'
import { Form } from '~/features/forms/form.tsx'
import { TICKET_FIELD } from '~/features/forms/guard/field-names.ts'
import { isAnswer } from '~/features/forms/send-form.ts'
import { entryTitle } from '~/features/my-stand/entry-list.tsx'
import { presentationMessages } from '~/features/my-stand/presentation-messages.ts'
import { proposalFields } from '~/features/my-stand/presentation-page.tsx'
import { StandBreadcrumbs } from '~/features/my-stand/stand-link.tsx'
import { useMessages } from '~/i18n/locale.tsx'
import { DONE, FORM } from '~/shell/form-parameters.ts'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { messageMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import { Button, LinkButton } from '~/ui/button.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import type { Route } from './+types/stand-entry.ts'

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  forms: Object.values(STAND_ENTRY_FORMS),
}

const kindIn = (segment: string) => ENTRY_KINDS.find((kind) => ENTRY_SEGMENTS[kind] === segment)

export function meta({ matches, params }: Route.MetaArgs) {
  const kind = kindIn(params.kind) ?? 'concept'
  const path = standEntryPath(params.id, kind, params.entry)
  return messageMeta(matches, path, presentationMessages, (t) => [
    t.entryTitle[kind],
    t.description,
  ])
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** An entry of a proposal, new or not: `/mijn-stand/{id}/presentatie/{kind}/{entry}`. */
export async function loader(args: Route.LoaderArgs) {
  const { id, entry: entryId } = args.params
  const kind = kindIn(args.params.kind)
  validatePage(kind && /^[a-z\d]{1,40}$/.test(entryId), args.url)
  const { entries, version } = await proposalOf(args, id)
  const entry = entries.find((one) => one.id === entryId && one.kind === kind)
  const { name } = await overviewOf(args, id)
  return { stand: { id, name }, kind: kind as NonNullable<typeof kind>, entry, version }
}

/** Saves the entry, takes it out of the proposal, or proposes to take it off the site. */
export async function action(
  args: Route.ActionArgs,
): Promise<Awaited<ReturnType<typeof saveEntry>>> {
  const { id, entry } = args.params
  const kind = kindIn(args.params.kind)
  validatePage(kind, args.url)
  const page = standPresentationPath(id)
  if (args.url.searchParams.has(FORM))
    return saveEntry(args, id, { id: entry, kind }, `${page}?${DONE}=saved`)
  const form = await formDataOf(args.request)
  const version = Number(form.get(proposalFields.version))
  if (!Number.isInteger(version)) throw new Response(null, { status: 400 })
  const change = form.get(proposalFields.change) === 'remove' ? 'remove' : 'discard'
  const refusal = await changePresentation(args, id, { change, version, entry })
  throw redirect(refusal ? `${page}?${DONE}=${refusal}` : page, 303)
}

export default function StandEntry({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages(presentationMessages)
  const { stand, kind, entry, version } = loaderData
  const files = Object.values(entry?.files ?? {})
  const answer = isAnswer(actionData) ? actionData : undefined
  // Saving takes the proposed removal back, which only who was told of it does.
  const isTakenOff = entry?.changed.includes(REMOVED)
  const isProposed = entry !== undefined && entry.changed.length > 0
  return (
    <>
      <PageHead
        dense
        label={<StandBreadcrumbs stand={stand} />}
        title={(entry && entryTitle(entry)) || t.entryTitle[kind]}
        lead={isTakenOff ? t.takesOff : t.entryLead[kind]}
      />
      <div className="wrap space-y-8 pb-section max-md:pt-5">
        <div className="flex flex-wrap gap-3">
          <LinkButton to={standPresentationPath(stand.id)} size="sm">
            {t.backToForm}
          </LinkButton>
          {entry && (
            <form method="post" className="flex flex-wrap gap-3">
              <input type="hidden" name={proposalFields.version} value={version} />
              {isProposed && (
                <Button type="submit" size="sm">
                  {t.removeEntry}
                </Button>
              )}
              {!entry.isNew && kind !== 'session' && !isTakenOff && (
                <Button type="submit" size="sm" name={proposalFields.change} value="remove">
                  {t.takeOff}
                </Button>
              )}
            </form>
          )}
        </div>
        {files.length > 0 && <p>{t.newFiles(files.join(', '))}</p>}
        {(!isTakenOff || answer) && (
          <Form
            definition={STAND_ENTRY_FORMS[kind]}
            values={entry?.values}
            answer={answer}
            action={`?${FORM}=1`}
            protection={(latest) => (
              <input
                type="hidden"
                name={TICKET_FIELD}
                value={(latest && 'ticket' in latest && latest.ticket) || (entry?.version ?? 0)}
              />
            )}
          />
        )}
      </div>
    </>
  )
}
