import { formatDate } from '~/i18n/dates.ts'
import { useLocale } from '~/i18n/locale.tsx'
import type { SignUpView } from './sign-up-view.ts'

/** Title, time and place of the item that the page is about. */
export function SignUpLead({ item }: Pick<SignUpView, 'item'>) {
  const when = `${formatDate(item.date, useLocale(), 'long')}, ${item.start}–${item.end}`
  return (
    <>
      <b lang={item.lang} className="font-semibold">
        {item.title}
      </b>
      <br />
      {when}, {item.room}
    </>
  )
}
