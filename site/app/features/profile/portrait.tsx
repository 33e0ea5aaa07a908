import { useHref } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { profileMessages } from './messages.ts'
import { PORTRAIT_ADDRESS } from './profile-address.ts'

interface PortraitProps {
  name: string
  /** Changes with the photo; null without one. */
  photo: string | null
  className?: string
}

/** The visitor's own photo, or their initials. */
export function Portrait({ name, photo, className }: PortraitProps) {
  const t = useMessages(profileMessages)
  const address = useHref(PORTRAIT_ADDRESS)
  if (!photo) return <Avatar name={name} className={className} />
  return (
    <img
      src={`${address}?v=${photo}`}
      width={400}
      height={400}
      alt={t.portrait(name)}
      className={`aspect-square bg-gray-100 object-cover ${className ?? ''}`}
    />
  )
}
