import { Suspense, startTransition, useEffect, useState } from 'react'
import { cx } from '~/ui/class-names.ts'
import { lateComponent } from '~/ui/late-component.ts'

const SchemeSwitch = lateComponent(() => import('./scheme-switch.tsx'))

/**
 * The choice of colours, after all else. The server does not send it: without scripts the device
 * decides, and a component that is sent and waits for its code may keep React from going to another
 * page.
 */
export function LateSchemeSwitch({ className }: { readonly className: string }) {
  const [isTime, setTime] = useState(false)
  useEffect(() => startTransition(() => setTime(true)), [])
  return (
    <div className={cx('hidden min-h-18.5 live:block', className)}>
      <Suspense>{isTime && <SchemeSwitch />}</Suspense>
    </div>
  )
}
