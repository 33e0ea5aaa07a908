import { NETWORK_PAGE } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { networkMessages } from './network-messages.ts'

/** Link to the list in which visitors may choose to be shown. */
export const NetworkLink = () => (
  <p className="-mt-3 pl-9">
    <ArrowLink to={NETWORK_PAGE}>{useMessages(networkMessages).link}</ArrowLink>
  </p>
)
