import { Flex, Typography } from '@strapi/design-system'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { KINDS, type Kind } from '../../handling/state-flow'
import { KIND_WORDS } from '../../handling/words'

export const LIST = '/inzendingen'
const SUBSCRIPTION_LIST = `${LIST}/aanmeldingen`
const DELETIONS = `${LIST}/bewaren`

const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  column-gap: 2.4rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
`

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 4rem;
  border-bottom: 2px solid transparent;
  color: ${({ theme }) => theme.colors.neutral700};
  font-size: 1.4rem;
  text-decoration: none;

  &:hover { color: ${({ theme }) => theme.colors.primary700}; }
  &[aria-current] {
    border-color: ${({ theme }) => theme.colors.primary600};
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }
`

const Amount = styled.span`
  padding: 0 0.6rem;
  border-radius: 2px;
  background: ${({ theme }) => theme.colors.neutral150};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.2rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

interface KindLinksProps {
  /** How many of each kind still ask for work. */
  readonly open?: Readonly<Partial<Record<Kind, number>>>
}

/** Leads to the list of each kind, and to what else is sent and kept. */
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
      {KINDS.map((one) => (
        <Tab key={one} to={`${LIST}?kind=${one}`} aria-current={current(kind === one)}>
          {KIND_WORDS[one].all}
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

/** For screen readers only. */
const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** What stands where nothing is found. */
export function Nothing({ children }: { readonly children: string }) {
  return (
    <Flex justifyContent="center" padding={8} background="neutral0" hasRadius shadow="tableShadow">
      <Typography textColor="neutral600">{children}</Typography>
    </Flex>
  )
}
