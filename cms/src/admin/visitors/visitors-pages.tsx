import { Route, Routes } from 'react-router-dom'
import { DetailsPage } from './details-page'
import { VisitorsPage } from './list-page'
import { StatisticsPage } from './statistics-page'

/** "Bezoekers": visitors with an account, one by one and in numbers. */
export default function VisitorsPages() {
  return (
    <Routes>
      <Route index element={<VisitorsPage />} />
      <Route path="cijfers" element={<StatisticsPage />} />
      <Route path=":documentId" element={<DetailsPage />} />
    </Routes>
  )
}
