import { Route, Routes } from 'react-router-dom'
import { DeletionsPage } from './deletions-page'
import { DetailsPage } from './details-page'
import { SubmissionsPage } from './list-page'
import { SubscriptionsPage } from './subscriptions-page'

/** "Inzendingen": the submissions, as lists and one by one. */
export default function SubmissionsPages() {
  return (
    <Routes>
      <Route index element={<SubmissionsPage />} />
      <Route path="aanmeldingen" element={<SubscriptionsPage />} />
      <Route path="bewaren" element={<DeletionsPage />} />
      <Route path=":documentId" element={<DetailsPage />} />
    </Routes>
  )
}
