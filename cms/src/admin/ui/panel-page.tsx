import { Alert, Button, Flex, Link, Loader } from '@strapi/design-system'
import { ArrowLeft } from '@strapi/icons'
import { Layouts, Page } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import type { Loaded } from './use-loaded'

export interface PageFrameProps {
  readonly title: string
  readonly subtitle?: string
  /** The page that this one belongs to. */
  readonly back?: readonly [to: string, name: string]
  readonly action?: ReactNode
}

interface PanelPageProps<Data> extends PageFrameProps {
  /** Above what is loaded. */
  readonly top?: ReactNode
  readonly loaded: Loaded<Data>
  readonly busy?: boolean
  readonly children: (data: Data) => ReactNode
}

/** A page of the panel that shows what the CMS answers. */
export function PanelPage<Data>(props: PanelPageProps<Data>) {
  const { title, subtitle = '', back, action, top, loaded, busy, children } = props
  return (
    <Page.Main aria-busy={busy}>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={subtitle}
        primaryAction={action}
        navigationAction={
          back && (
            <Link tag={NavLink} startIcon={<ArrowLeft />} to={back[0]}>
              {back[1]}
            </Link>
          )
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
          {top}
          <Waiting loaded={loaded} />
          {loaded.data && children(loaded.data)}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

/** A loader until the first answer; after a failed request the problem, with a retry button. */
export function Waiting({
  loaded: { data, problem, reload },
}: {
  readonly loaded: Loaded<unknown>
}) {
  if (problem)
    return (
      <Alert
        variant="danger"
        title="Niet gelukt."
        closeLabel="Opnieuw proberen"
        onClose={reload}
        action={
          <Button variant="danger-light" onClick={reload}>
            Opnieuw proberen
          </Button>
        }
      >
        {problem}
      </Alert>
    )
  return data ? null : (
    <Flex justifyContent="center" padding={8}>
      <Loader>Laden…</Loader>
    </Flex>
  )
}
