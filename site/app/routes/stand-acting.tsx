import { ACTING_PAGE, HOME_PAGE, myStandPagePath } from '@beursvloer/contract/page-addresses'
import { data, Form, redirectDocument } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { startActing } from '~/account/my-stand.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { AccountSheet } from '~/features/account/account-sheet.tsx'
import { STOP_FIELD } from '~/features/my-stand/acting-banner.tsx'
import { actingMessages } from '~/features/my-stand/acting-messages.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { codeIn, MAX_BUTTON_BODY_BYTES } from '~/shell/link-code.ts'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { Route } from './+types/stand-acting.ts'

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  forms: [{ maxBodyBytes: MAX_BUTTON_BODY_BYTES }],
}

export const meta = ownMeta(ACTING_PAGE, actingMessages, (t) => [t.title, t.description])

/** Where the panel leads staff who act for an exhibitor; opening it does nothing. */
export const loader = ({ url }: Route.LoaderArgs) => ({ hasCode: codeIn(url) !== '' })

/** Begins to act for the exhibitor of the link, or stops. */
export async function action(args: Route.ActionArgs) {
  const form = await formDataOf(args.request)
  if (form.has(STOP_FIELD)) {
    accountOf(args.context).keepActing(null)
    return redirectDocument(HOME_PAGE)
  }
  const code = codeIn(args.url)
  const exhibitor = code && (await fromCms(args, startActing(args, code)))
  return exhibitor
    ? redirectDocument(myStandPagePath(exhibitor))
    : data({ gone: true }, { status: 410 })
}

export default function StandActing({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages(actingMessages)
  if (!loaderData.hasCode || actionData?.gone)
    return (
      <AccountSheet title={t.title}>
        <Notice tone="brick" role="alert" title={t.gone}>
          {t.goneHint}
        </Notice>
      </AccountSheet>
    )
  return (
    <AccountSheet title={t.title} lead={t.explained}>
      <Form method="post" replace>
        <Button type="submit" variant="primary">
          {t.begin}
        </Button>
      </Form>
    </AccountSheet>
  )
}
