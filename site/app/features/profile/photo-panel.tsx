import { useEffect, useState } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { Button } from '~/ui/button.tsx'
import { profileMessages } from './messages.ts'
import { Portrait } from './portrait.tsx'
import { actionOf } from './profile-address.ts'

/** The form that removes the photo: its button stands in the form of the details, which sends those. */
const REMOVAL_FORM = 'foto-verwijderen'

/** A file as an address that a picture can have; null until it is read, or when there is none. */
function useContent(file: File | undefined): string | null {
  const [content, setContent] = useState<string | null>(null)
  useEffect(() => {
    setContent(null)
    if (!file?.type.startsWith('image/')) return
    const reader = new FileReader()
    reader.onload = () => setContent(String(reader.result))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return content
}

interface PhotoPanelProps {
  name: string
  photo: string | null
  /** The file chosen in the form and not sent yet. */
  chosen: File | undefined
}

/** The photo as it is, or as it will be; beside the form. */
export function PhotoPanel({ name, photo, chosen }: PhotoPanelProps) {
  const t = useMessages(profileMessages)
  const preview = useContent(chosen)
  const box = 'w-full max-lg:max-w-60'
  return (
    <section aria-labelledby="portret" className="border border-ink p-5 lg:sticky lg:top-6">
      <h3 id="portret" className="mb-4 text-xl">
        {t.photo.title}
      </h3>
      {preview ? (
        <img src={preview} alt={t.photo.chosen} className={`aspect-square object-cover ${box}`} />
      ) : photo ? (
        <Portrait name={name} photo={photo} className={box} />
      ) : (
        <Avatar name={name} className={box} />
      )}
      <p className="mt-3 font-semibold">
        {preview ? t.photo.chosen : photo ? t.photo.now : t.photo.none}
      </p>
      <p className="text-mute text-sm">{photo || preview ? t.photo.private : t.photo.noneHelp}</p>
      {photo && !preview && (
        <Button type="submit" form={REMOVAL_FORM} size="sm" className="mt-4">
          {t.photo.remove}
        </Button>
      )}
    </section>
  )
}

/** The form of the panel's button; beside the other form, because forms cannot contain forms. */
export const PhotoRemoval = () => (
  <form id={REMOVAL_FORM} method="post" action={actionOf('photo')} hidden />
)
