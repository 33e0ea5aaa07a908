import { Suspense, useEffect, useState } from 'react'
import { cx } from './class-names.ts'
import { lateComponent } from './late-component.ts'

const ProvidedIcon = lateComponent(() => import('./provided-icon.tsx'))

interface SetIconProps {
  /** An icon by its name in an icon set, with its drawing when the page brings that along. */
  icon: {
    readonly name: string
    readonly drawing: {
      readonly body: string
      readonly width: number
      readonly height: number
    } | null
  }
  /** The thing it represents: its first letters take the place of an icon that does not load. */
  text: string
  className?: string
}

/**
 * An icon that editors chose by name, in the text colour. It decorates: the words beside it say the
 * same. Drawn by the server where the site has the set; else the browser asks the provider, and shows
 * letters until and unless it answers.
 */
export function SetIcon({ icon: { name, drawing }, text, className }: SetIconProps) {
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const box = cx('inline-grid size-6 shrink-0 place-items-center', className)
  if (drawing) {
    return (
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        aria-hidden="true"
        data-icon={name}
        className={box}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: from a set of this installation.
        dangerouslySetInnerHTML={{ __html: drawing.body }}
      />
    )
  }
  const letters = text.trim().slice(0, 2)
  return (
    <span aria-hidden="true" className={cx(box, 'font-display font-semibold leading-none')}>
      <Suspense fallback={letters}>
        {live ? <ProvidedIcon name={name} fallback={letters} /> : letters}
      </Suspense>
    </span>
  )
}
