import { SERVICES } from '@beursvloer/contract/taken-paths'

const SERVICE = new RegExp(
  `^(?:${SERVICES.map((start) => (start.endsWith('/') ? start : `${start}$`)).join('|')})`,
)

/** Whether a path is answered without a page. */
export const isService = (path: string): boolean => SERVICE.test(path)
