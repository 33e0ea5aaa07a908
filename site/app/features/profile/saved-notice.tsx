import { useEffect, useRef } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Notice } from '~/ui/notice.tsx'
import { profileMessages } from './messages.ts'
import type { Part } from './profile-address.ts'

interface SavedNoticeProps {
  part: Exclude<Part, 'everywhere' | 'first'>
  saved: Part | null
}

/**
 * Says above a part of the page that it was saved, and takes the focus so that it is read out; not from
 * who has gone on meanwhile, before the scripts were there.
 */
export function SavedNotice({ part, saved }: SavedNoticeProps) {
  const t = useMessages(profileMessages)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus()
  }, [])
  if (saved !== part) return null
  return (
    <div ref={box} tabIndex={-1} className="mb-8 max-w-3xl scroll-mt-24">
      <Notice tone="done" role="status" title={t.saved[part]} />
    </div>
  )
}
