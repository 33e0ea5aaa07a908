import { ACTING_PAGE } from '@beursvloer/contract/page-addresses'
import { Form } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { actingMessages } from './acting-messages.ts'

/** Name of the field with which staff stop. */
export const STOP_FIELD = 'stop'

/** Tells staff that they act for an exhibitor. */
export function ActingBanner() {
  const t = useMessages(actingMessages)
  return (
    <div className="wrap pt-4">
      <Notice tone="brick">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p>{t.banner}</p>
          <Form method="post" action={ACTING_PAGE}>
            <Button type="submit" size="sm" name={STOP_FIELD} value="1">
              {t.stop}
            </Button>
          </Form>
        </div>
      </Notice>
    </div>
  )
}
