import type { Values } from '@beursvloer/contract/forms/definition'
import { contract } from '@beursvloer/contract/forms/definitions/contract'
import { RETURN_ANSWERS } from '@beursvloer/contract/my-stand/terms'
import {
  CONTACT_PAGE,
  CONTRACT_FORM_PAGE,
  STAND_RETURN_PAGE,
} from '@beursvloer/contract/page-addresses'
import { data, Form } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { answerReturn, openReturn } from '~/account/my-stand.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { AccountSheet } from '~/features/account/account-sheet.tsx'
import { prefillDraft } from '~/features/forms/draft.ts'
import { returnMessages } from '~/features/my-stand/return-messages.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { codeIn, MAX_BUTTON_BODY_BYTES } from '~/shell/link-code.ts'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import { Button, LinkButton } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { Route } from './+types/stand-return.ts'

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  forms: [{ maxBodyBytes: MAX_BUTTON_BODY_BYTES }],
}

export const meta = ownMeta(STAND_RETURN_PAGE, returnMessages, (t) => [t.title, t.description])

/** The target of the link that invites an exhibitor to come again; opening it does nothing. */
export async function loader(args: Route.LoaderArgs) {
  const code = codeIn(args.url)
  const asked = code ? openReturn(accountOf(args.context), code) : Promise.resolve(null)
  return { invitation: await fromCms(args, asked) }
}

/** Stores the answer, which the page then shows. */
export async function action(args: Route.ActionArgs) {
  const given = (await formDataOf(args.request)).get('answer')
  const answer = RETURN_ANSWERS.find((one) => one === given)
  const code = codeIn(args.url)
  const stored =
    code && answer ? await fromCms(args, answerReturn(accountOf(args.context), code, answer)) : null
  return data(null, { status: stored ? 200 : 410 })
}

export default function StandReturn({ loaderData: { invitation } }: Route.ComponentProps) {
  const t = useMessages(returnMessages)
  if (!invitation)
    return (
      <AccountSheet title={t.title}>
        <Notice tone="brick" title={t.gone}>
          {t.goneHint}
        </Notice>
        <LinkButton to={CONTACT_PAGE}>{t.contact}</LinkButton>
      </AccountSheet>
    )
  const { stand, edition, isOpen, answer, values } = invitation
  return (
    <AccountSheet title={t.title} lead={t.lead(stand, edition)}>
      {answer === 'yes' && (
        <Notice tone="done" role="status" title={t.saidYes}>
          {isOpen ? t.formHint : t.notYet}
        </Notice>
      )}
      {answer === 'no' && (
        <Notice role="status" title={t.saidNo}>
          {t.saidNoHint}
        </Notice>
      )}
      {answer === 'yes' && isOpen && (
        <LinkButton
          variant="primary"
          to={CONTRACT_FORM_PAGE}
          onClick={() => prefillDraft(contract, values as object as Values, Date.now())}
        >
          {t.form}
        </LinkButton>
      )}
      <Form method="post" replace className="flex flex-wrap gap-4">
        {answer !== 'yes' && (
          <Button type="submit" variant="primary" name="answer" value="yes">
            {t.yes}
          </Button>
        )}
        {answer !== 'no' && (
          <Button type="submit" name="answer" value="no">
            {t.no}
          </Button>
        )}
      </Form>
    </AccountSheet>
  )
}
