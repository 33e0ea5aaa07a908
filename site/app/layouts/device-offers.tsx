import { type ReactNode, Suspense } from 'react'
import { PushOffer } from '~/features/push/push-offer.tsx'
import { lateComponent } from '~/ui/late-component.ts'

const InstallBox = lateComponent(() => import('~/features/offline/install-box.tsx'))

/** Offers for phones: messages, and the site on the home screen. */
export default function DeviceOffers(): ReactNode {
  return (
    <div className="mt-12 grid gap-6 md:grid-cols-2 print:hidden">
      <PushOffer purpose="my-fair" />
      <Suspense>
        <InstallBox />
      </Suspense>
    </div>
  )
}
