import { Box, Button, Link, Typography } from '@strapi/design-system'
import { ArrowLeft } from '@strapi/icons'
import { Layouts, Page } from '@strapi/strapi/admin'
import { NavLink, useParams } from 'react-router-dom'
import { createGlobalStyle, styled } from 'styled-components'
import type { DoorList } from '../../sign-ups/staff/views'
import { EmptyState } from '../ui/empty-state'
import { count } from '../ui/formats'
import { Waiting } from '../ui/panel-page'
import { useLoaded } from '../ui/use-loaded'
import { LIST, SIGN_UPS } from './requests'
import { whenText } from './when'

/** On paper: the list, and nothing of the panel. */
const PaperStyle = createGlobalStyle`
  @media print {
    nav, [data-screen-only] { display: none !important; }
    html, body, main, #strapi, #strapi * { overflow: visible !important; }
    #strapi > div, #strapi main { height: auto !important; background: none !important; }
  }
`

const Names = styled.ol`
  columns: 2;
  column-gap: 3.2rem;
  font-size: 1.6rem;
  line-height: 1;

  li {
    display: flex;
    align-items: center;
    gap: 1.2rem;
    padding: 0.8rem 0;
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral300};
    break-inside: avoid;
  }
  li::before {
    content: '';
    flex: none;
    width: 1.8rem;
    height: 1.8rem;
    border: 1.5px solid ${({ theme }) => theme.colors.neutral800};
  }

  @media (max-width: 700px) { columns: 1; }
`

/** The people expected at the door of an item, to print and tick off. */
export function DoorPage() {
  const { item = '' } = useParams()
  const loaded = useLoaded<DoorList>(`${SIGN_UPS}/${item}/door`)
  const { data } = loaded
  return (
    <Page.Main>
      <PaperStyle />
      <Page.Title>Lijst voor de deur</Page.Title>
      <Box data-screen-only>
        <Layouts.Header
          title="Lijst voor de deur"
          navigationAction={
            <Link tag={NavLink} startIcon={<ArrowLeft />} to={`${LIST}/${item}`}>
              {data?.item.title ?? 'Aanmeldingen'}
            </Link>
          }
          primaryAction={
            data && data.people.length > 0 && <Button onClick={() => window.print()}>Print</Button>
          }
        />
      </Box>
      <Layouts.Content>
        <Waiting loaded={loaded} />
        {data && (
          <Box paddingBottom={8}>
            <Typography variant="alpha" tag="h2">
              {data.item.title}
            </Typography>
            <Typography tag="p" paddingTop={2} paddingBottom={5}>
              {`${whenText(data.item)}, ${data.item.room}. ${data.people.length} met een plaats${data.item.walkIn > 0 ? `, ${count(data.item.walkIn, 'plaats', 'plaatsen')} voor inlopers` : ''}.`}
            </Typography>
            {data.people.length === 0 ? (
              <EmptyState>Nog niemand heeft een plaats.</EmptyState>
            ) : (
              <Names>
                {data.people.map(({ documentId, name }) => (
                  <li key={documentId}>{name}</li>
                ))}
              </Names>
            )}
          </Box>
        )}
      </Layouts.Content>
    </Page.Main>
  )
}
