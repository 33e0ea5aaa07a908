import { useMessages } from '~/i18n/locale.tsx'
import { FocusOnLoad } from '~/ui/focus-on-load.tsx'
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
  if (saved !== part) return null
  return (
    <FocusOnLoad takes className="mb-8 max-w-3xl scroll-mt-24">
      <Notice tone="done" role="status" title={t.saved[part]} />
    </FocusOnLoad>
  )
}
