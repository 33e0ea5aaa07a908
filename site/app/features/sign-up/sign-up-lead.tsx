import { formatDate } from '~/i18n/dates.ts'
import { useLocale } from '~/i18n/locale.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import type { SignUpView } from './sign-up-view.ts'

/** The heading of a page about an item: what it is for, and the item's title in its language. */
export function SignUpTitle({ item, about }: Pick<SignUpView, 'item'> & { about: string }) {
  return (
    <>
      <Hyphenated>{about}</Hyphenated>:{' '}
      <span lang={item.lang}>
        <Hyphenated language={item.lang}>{item.title}</Hyphenated>
      </span>
    </>
  )
}

/** Time and place of the item that the page is about. */
export function SignUpLead({ item }: Pick<SignUpView, 'item'>) {
  const when = `${formatDate(item.date, useLocale(), 'long')}, ${item.start}–${item.end}`
  return (
    <>
      {when}, {item.room}
    </>
  )
}
