import { SUBMISSION_KINDS, type SubmissionKind } from '@beursvloer/contract/forms/submission'
import { useLocation, useSearchParams } from 'react-router-dom'
import { KIND_LABELS } from '../../submissions/staff/labels'
import { Amount, Hidden, Tab, Tabs } from '../ui/tabs'

export const LIST = '/inzendingen'
const SUBSCRIPTION_LIST = `${LIST}/aanmeldingen`
const DELETIONS = `${LIST}/bewaren`

interface KindLinksProps {
  /** How many of each kind still ask for work. */
  readonly open?: Readonly<Partial<Record<SubmissionKind, number>>>
}

/** Links to the list of each kind, and to subscriptions and deletions. */
export function KindLinks({ open = {} }: KindLinksProps) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const kind = pathname.endsWith(LIST) ? (params.get('kind') ?? '') : null
  const current = (isCurrent: boolean) => (isCurrent ? 'page' : undefined)
  return (
    <Tabs aria-label="Soorten inzendingen">
      <Tab to={LIST} aria-current={current(kind === '')}>
        Alles
      </Tab>
      {SUBMISSION_KINDS.map((one) => (
        <Tab key={one} to={`${LIST}?kind=${one}`} aria-current={current(kind === one)}>
          {KIND_LABELS[one].all}
          {open[one] !== undefined && (
            <Amount>
              {open[one]}
              <Hidden> nog te doen</Hidden>
            </Amount>
          )}
        </Tab>
      ))}
      <Tab to={SUBSCRIPTION_LIST} aria-current={current(pathname.endsWith(SUBSCRIPTION_LIST))}>
        Aanmeldingen voor mail
      </Tab>
      <Tab to={DELETIONS} aria-current={current(pathname.endsWith(DELETIONS))}>
        Bewaren en verwijderen
      </Tab>
    </Tabs>
  )
}
