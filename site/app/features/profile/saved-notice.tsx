import { useEffect, useRef } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { focusAfterLoad } from '~/ui/focus-after-load.ts'
import { Notice } from '~/ui/notice.tsx'
import { profileMessages } from './messages.ts'
import type { Part } from './profile-address.ts'

interface SavedNoticeProps {
  part: Exclude<Part, 'everywhere' | 'first'>
  saved: Part | null
}

/** Says above a part of the page that it was saved, and takes the focus so that it is read out. */
export function SavedNotice({ part, saved }: SavedNoticeProps) {
  const t = useMessages(profileMessages)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    focusAfterLoad(box.current)
  }, [])
  if (saved !== part) return null
  return (
    <div ref={box} tabIndex={-1} className="mb-8 max-w-3xl scroll-mt-24">
      <Notice tone="done" role="status" title={t.saved[part]} />
    </div>
  )
}
