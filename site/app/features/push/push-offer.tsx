import { Suspense, useEffect, useState } from 'react'
import { lateComponent } from '~/ui/late-component.ts'

/** Where messages are offered, each with its own words. */
export type PushPurpose = 'my-fair' | 'sign-up' | 'profile'

/** Loaded after the page. */
const PushOfferBox = lateComponent(() => import('./push-offer-box.tsx'))

/** Offers push messages beside the content that they would be about. Nothing without scripts. */
export function PushOffer({ purpose }: { purpose: PushPurpose }) {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return <Suspense>{isLive && <PushOfferBox purpose={purpose} />}</Suspense>
}
