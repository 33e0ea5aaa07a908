import { Flex, Link, Typography } from '@strapi/design-system'
import { NavLink } from 'react-router-dom'
import { STATISTICS_ACTIONS } from '../../statistics/staff/rights'
import { DOCUMENTS, type DocumentFigures } from '../../statistics/staff/views'
import type { SidePanel } from '../ui/add-side-panel'
import { count } from '../ui/formats'
import { useLoaded } from '../ui/use-loaded'
import { useRights } from '../ui/use-rights'
import { LIST, STATISTICS } from './frame'

/** Beside the form of programme items and exhibitors: how often their page was visited. */
export const FiguresPanel: SidePanel = ({ model, documentId }) => {
  const may = useRights(STATISTICS_ACTIONS)
  const [type] = Object.entries(DOCUMENTS).find(([, { uid }]) => uid === model) ?? []
  return type && documentId && may.read
    ? { title: 'Bezoek', content: <Figures path={`${type}/${documentId}`} /> }
    : null
}

function Figures({ path }: { readonly path: string }) {
  const { data } = useLoaded<DocumentFigures>(`${STATISTICS}/documents/${path}?period=week`)
  if (!data) return null
  const [views, saved] = data.amounts
  return (
    <Flex direction="column" alignItems="start" gap={2}>
      <Typography>
        {`${count(views?.count ?? 0, 'paginaweergave', 'paginaweergaven')} en ${count(saved?.count ?? 0, 'keer', 'keer')} bewaard in zeven dagen.`}
      </Typography>
      <Link tag={NavLink} to={`${LIST}/${path}`}>
        Bekijk de cijfers
      </Link>
    </Flex>
  )
}
