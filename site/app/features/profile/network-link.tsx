import { useMessages } from '~/i18n/locale.tsx'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { NETWORK_PAGE } from './network-address.ts'
import { networkMessages } from './network-messages.ts'

/** To the list in which one may choose to be. */
export const NetworkLink = () => (
  <p className="-mt-3 pl-9">
    <ArrowLink to={NETWORK_PAGE}>{useMessages(networkMessages).link}</ArrowLink>
  </p>
)
