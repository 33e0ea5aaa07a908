import { Suspense, startTransition, useEffect, useState } from 'react'
import { cx } from '~/ui/class-names.ts'
import { lateComponent } from '~/ui/late-component.ts'

const SchemeSwitch = lateComponent(() => import('./scheme-switch.tsx'))

interface LateSchemeSwitchProps {
  /** On the deep green ground of the footer. */
  readonly onDark?: boolean
  readonly className: string
}

/**
 * The choice of colours, after all else. The server does not send it: without scripts the device
 * decides, and a component that is sent and waits for its code may keep React from going to another
 * page.
 */
export function LateSchemeSwitch({ className, ...props }: LateSchemeSwitchProps) {
  const [isTime, setTime] = useState(false)
  useEffect(() => startTransition(() => setTime(true)), [])
  return (
    <div className={cx('hidden min-h-18.5 live:block', className)}>
      <Suspense>{isTime && <SchemeSwitch {...props} />}</Suspense>
    </div>
  )
}
