import { refusesCounting } from '@beursvloer/contract/statistics/choice'

/** Whether a browser asks not to be followed, or its visitor refused to be counted (requirements 25.1). */
export const mayBeCounted = (headers: Headers): boolean =>
  headers.get('dnt') !== '1' &&
  headers.get('sec-gpc') !== '1' &&
  !refusesCounting(headers.get('cookie') ?? '')
