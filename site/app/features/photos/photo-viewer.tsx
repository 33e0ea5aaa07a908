import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { Icon } from '~/ui/icon.tsx'
import { Picture } from '~/ui/picture.tsx'
import { SafeLink } from '~/ui/safe-link.tsx'
import { largestPath, removalAddress } from './album-links.ts'
import type { AlbumView, PhotoView } from './album-view.ts'
import { licenceUrl } from './licence.ts'
import { photoMessages } from './messages.ts'
import { photoTargets } from './photo-targets.ts'
import { usePhotoGestures } from './use-photo-gestures.ts'
import { ControlLink, ZoomControls } from './viewer-controls.tsx'

type ViewerAction =
  | 'previous'
  | 'next'
  | 'first'
  | 'last'
  | 'zoomIn'
  | 'zoomOut'
  | 'whole'
  | 'moveLeft'
  | 'moveRight'
  | 'moveUp'
  | 'moveDown'
  | 'leave'

const always: Readonly<Partial<Record<string, ViewerAction>>> = {
  Home: 'first',
  End: 'last',
  PageUp: 'previous',
  PageDown: 'next',
  '+': 'zoomIn',
  // Plus without Shift on many keyboards.
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'whole',
  Escape: 'leave',
}
const whole: typeof always = { ArrowLeft: 'previous', ArrowRight: 'next' }
const enlarged: typeof always = {
  ArrowLeft: 'moveRight',
  ArrowRight: 'moveLeft',
  ArrowUp: 'moveDown',
  ArrowDown: 'moveUp',
}

/**
 * The action of a key in the photo viewer. Arrows lead to the next photo, or over the photo while
 * it is enlarged; the photo then moves the other way.
 */
const actionOf = (key: string, isEnlarged: boolean): ViewerAction | undefined =>
  always[key] ?? (isEnlarged ? enlarged : whole)[key]

/** The description of a photo, its photographer and licence, and the way to have it removed. */
function PhotoCaption({ photo }: { photo: PhotoView }) {
  const t = useMessages(photoMessages)
  const text = licenceUrl(photo.licence)
  return (
    <figcaption className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1 px-4 py-3 text-sm">
      <div className="min-w-0 max-w-text">
        {/* The picture's own alternative text says this already. */}
        <p aria-hidden="true" lang={photo.altLanguage} className="font-semibold">
          {photo.alt}
        </p>
        <p className="text-white/80">
          {photo.photographer && `${t.credit[photo.kind]}: ${photo.photographer}`}
          {photo.licence && (
            <>
              {' · '}
              <span className="sr-only">{t.licence}: </span>
              {text ? (
                <a href={text} rel="license noopener" className="link">
                  {photo.licence}
                </a>
              ) : (
                photo.licence
              )}
            </>
          )}
        </p>
      </div>
      <SafeLink target={removalAddress(photo.key)} className="link py-2 text-white/80">
        {t.remove}
      </SafeLink>
    </figcaption>
  )
}

export interface ShownPhoto {
  readonly album: AlbumView
  readonly photo: PhotoView
  /** From 1, in the whole album. */
  readonly position: number
}

/**
 * Previous and next stand beside the stage's middle, outside the element that takes the pointer.
 */
const side = 'absolute top-1/2 -translate-y-1/2 bg-night/70'

/** Widest thumbnail, in pixels. */
const THUMBNAIL = 320

/** Pixels that an arrow key moves an enlarged photo. */
const PAN_STEP = 80

interface PhotoViewerProps extends ShownPhoto {
  /** Heading with the counter "Foto 3 van 35". */
  heading: ReactNode
  /** Closes the lightbox, or leads back to the album. */
  close: ReactNode
  /** For Escape, where nothing else closes the viewer. */
  onLeave?: () => void
  /** Whether it fills the screen: then the wheel zooms and no finger scrolls the page. */
  modal: boolean
  className: string
}

/**
 * A photo on a dark stage with its counter, zoom, download, previous and next, and caption. Everything
 * but the zoom is a link. The address names the photo; moving on replaces it.
 */
export function PhotoViewer(props: PhotoViewerProps) {
  const { album, photo, position, heading, close, onLeave, modal, className } = props
  const t = useMessages(photoMessages)
  const navigate = useNavigate()
  const { state } = useLocation()
  const stage = useRef<HTMLDivElement>(null)
  const figure = useRef<HTMLDivElement>(null)
  const to = photoTargets(album, position)
  const go = (target: string | undefined) => {
    if (target) navigate(target, { replace: true, preventScrollReset: true, state })
  }
  const { zoom, drag, handlers, step, whole, pan } = usePhotoGestures({
    photo: photo.key,
    stage,
    wheel: modal,
    onSwipe: (direction) => go(to[direction]),
  })
  useLayoutEffect(() => {
    // Through the object model: the content policy forbids style attributes, not this.
    const still = zoom.scale === 1 && zoom.x === 0 && zoom.y === 0 && drag === 0
    const move = `translate(${zoom.x + drag}px, ${zoom.y}px) scale(${zoom.scale})`
    if (figure.current) figure.current.style.transform = still ? '' : move
  }, [zoom, drag])

  const enlarged = zoom.scale > 1
  const acts: Readonly<Record<ViewerAction, (() => void) | undefined>> = {
    previous: () => go(to.previous),
    next: () => go(to.next),
    first: () => go(to.first),
    last: () => go(to.last),
    zoomIn: () => step(1),
    zoomOut: () => step(-1),
    whole,
    moveLeft: () => pan(-PAN_STEP, 0),
    moveRight: () => pan(PAN_STEP, 0),
    moveUp: () => pan(0, -PAN_STEP),
    moveDown: () => pan(0, PAN_STEP),
    leave: onLeave,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOf(event.key, enlarged)
    const act = action && acts[action]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work from whatever control has the focus.
    <div
      // Takes the focus from a click on the photo, so that the keys go on working.
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={cx('flex flex-col bg-night text-white focus-on-dark', className)}
    >
      <div className="flex items-center justify-between gap-2 py-1 pr-1 pl-4">
        {heading}
        <p className="sr-only" role="status">
          {t.position(position, album.total)}. <span lang={photo.altLanguage}>{photo.alt}</span>
        </p>
        <div className="flex items-center">
          <ZoomControls scale={zoom.scale} onStep={step} onWhole={whole} />
          <a
            href={largestPath(photo)}
            download={`${album.fileName}-${position}.jpg`}
            aria-label={t.download}
            title={t.download}
            className="grid size-11 place-items-center rounded-xs hover:bg-white/20"
          >
            <Icon name="download" />
          </a>
          {close}
        </div>
      </div>
      <figure className="flex min-h-0 flex-auto flex-col">
        <div className="relative min-h-0 flex-auto">
          <div
            ref={stage}
            data-stage
            {...handlers}
            className={cx(
              'absolute inset-0 select-none overflow-hidden',
              modal || enlarged ? 'touch-none' : 'touch-pan-y',
              enlarged && 'cursor-grab active:cursor-grabbing',
            )}
          >
            <div ref={figure} lang={photo.altLanguage} className="relative size-full">
              {/* Shown until the large one has come. */}
              <Picture
                key={`${photo.key}-small`}
                file={photo.file}
                width={photo.width}
                height={photo.height}
                alt=""
                sizes="20rem"
                widest={THUMBNAIL}
                priority
                className="pointer-events-none absolute inset-0 h-full w-full bg-transparent object-contain"
              />
              <Picture
                key={photo.key}
                file={photo.file}
                width={photo.width}
                height={photo.height}
                alt={photo.alt}
                priority
                className="pointer-events-none relative h-full w-full bg-transparent object-contain"
              />
            </div>
          </div>
          <ControlLink
            icon="arrow-left"
            label={t.previous}
            to={to.previous ?? to.self}
            state={state}
            disabled={!to.previous}
            rel="prev"
            className={cx(side, 'left-2')}
          />
          <ControlLink
            icon="arrow-right"
            label={t.next}
            to={to.next ?? to.self}
            state={state}
            disabled={!to.next}
            rel="next"
            className={cx(side, 'right-2')}
          />
        </div>
        <PhotoCaption photo={photo} />
      </figure>
    </div>
  )
}
