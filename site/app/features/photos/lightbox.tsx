import { useId, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Icon } from '~/ui/icon.tsx'
import { photoAddress } from './album-links.ts'
import { photoMessages } from './messages.ts'
import { PhotoViewer, type ShownPhoto } from './photo-viewer.tsx'

/**
 * A photo over the whole screen, on the browser's own modal <dialog>: the focus stays inside. It is
 * there as long as the address names a photo, so Back closes it, and closing goes back.
 */
export default function Lightbox(shown: ShownPhoto) {
  const t = useMessages(photoMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { album, position } = shown
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector('h2')?.focus()
    return () => element?.close()
  }, [])
  const leave = () => {
    // Only an entry that the grid made has the grid before it.
    if (state?.opened) navigate(-1)
    else navigate(photoAddress(album.path, album.page), { replace: true, preventScrollReset: true })
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // Escape and the gestures of phones close it by themselves; then the address must follow.
      onClose={() => dialog.current?.open || leave()}
      className="h-dvh max-h-none w-full max-w-none bg-night p-0 print:hidden"
    >
      <PhotoViewer
        {...shown}
        modal
        heading={
          <h2 id={titleId} tabIndex={-1} className="font-semibold text-base tabular-nums">
            {t.position(position, album.total)}
          </h2>
        }
        close={
          <button
            type="button"
            aria-label={t.close}
            title={t.close}
            onClick={() => dialog.current?.close()}
            className="grid size-11 place-items-center rounded-xs hover:bg-white/20"
          >
            <Icon name="close" />
          </button>
        }
        className="h-full"
      />
    </dialog>
  )
}
