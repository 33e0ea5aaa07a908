import { MAX_LINK_CODE } from '@beursvloer/contract/sign-ups/terms'

/** Largest body of the one button of a page that a mailed link leads to, in bytes. */
export const MAX_BUTTON_BODY_BYTES = 1024

/** The code of a mailed link, `?code=`; empty without one, or with one that cannot be. */
export const codeIn = ({ searchParams }: URL): string => {
  const code = searchParams.get('code') ?? ''
  return code.length > MAX_LINK_CODE ? '' : code
}
