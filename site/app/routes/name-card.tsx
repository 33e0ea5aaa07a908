import { NAME_CARD_PAGE } from '@beursvloer/contract/page-addresses'
import { data, Form } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { nameCardOf, withdrawCard } from '~/account/leads.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { ContentApiError } from '~/content/http.server.ts'
import { AccountSheet } from '~/features/account/account-sheet.tsx'
import { sharingMessages } from '~/features/profile/sharing-messages.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { scanningMessages } from '~/scanning/messages.ts'
import { codeIn, MAX_BUTTON_BODY_BYTES } from '~/shell/link-code.ts'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { Route } from './+types/name-card.ts'

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  forms: [{ maxBodyBytes: MAX_BUTTON_BODY_BYTES }],
}

export const meta = ownMeta(NAME_CARD_PAGE, sharingMessages, (t) => [
  t.card.title,
  t.card.description,
])

/** What an exhibitor kept of a name card, by the link of its mail: `/visitekaartje?code=`. */
export async function loader(args: Route.LoaderArgs) {
  const code = codeIn(args.url)
  const asked = code ? nameCardOf(accountOf(args.context), code) : Promise.resolve(null)
  return { card: await fromCms(args, asked) }
}

/** Withdraws it, once. */
export async function action({ context, url }: Route.ActionArgs) {
  try {
    const isDone = await withdrawCard(accountOf(context), codeIn(url))
    return data({ outcome: isDone ? 'withdrawn' : 'gone' } as const, { status: isDone ? 200 : 410 })
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    // An address without a code, or with one that cannot be.
    const outcome = error.status === 400 ? 'gone' : 'failed'
    return data({ outcome } as const, { status: error.status === 400 ? 410 : 503 })
  }
}

export default function NameCard({ loaderData, actionData }: Route.ComponentProps) {
  const { card: t, later } = useMessages(sharingMessages)
  const { fields: labels } = useMessages(scanningMessages)
  const locale = useLocale()
  const { card } = loaderData
  const outcome = actionData?.outcome
  if (outcome === 'withdrawn')
    return (
      <AccountSheet title={t.title}>
        <Notice tone="done" role="status" title={t.withdrawn}>
          {t.withdrawnHint}
        </Notice>
      </AccountSheet>
    )
  if (!card || outcome === 'gone')
    return (
      <AccountSheet title={t.title}>
        <Notice tone="brick" title={t.gone}>
          {t.goneHint}
        </Notice>
      </AccountSheet>
    )
  const kept = new Intl.ListFormat(locale).format(
    card.fields.map((field) => labels[field].toLowerCase()),
  )
  return (
    <AccountSheet title={t.title} lead={t.lead(card.exhibitor || t.somebody, kept)}>
      {outcome === 'failed' && (
        <Notice tone="brick" role="alert">
          {later}
        </Notice>
      )}
      <p>{t.hint}</p>
      <Form method="post" replace>
        <Button type="submit" variant="primary">
          {t.withdraw}
        </Button>
      </Form>
    </AccountSheet>
  )
}
