import { Route, Routes } from 'react-router-dom'
import { AccessPage } from './access-page'
import { BadgesPage } from './badges-page'
import { InvoicesPage } from './invoices-page'
import { NewsPage } from './news-page'
import { ProgressPage } from './progress-page'
import { QueuePage } from './queue-page'
import { ReviewPage } from './review-page'
import { SettingsPage } from './settings-page'
import { TaskPage } from './task-page'
import { TasksPage } from './tasks-page'

/** "Mijn stand": what exhibitors do in their own area. */
export default function MyStandPages() {
  return (
    <Routes>
      <Route index element={<QueuePage />} />
      <Route path="voorstellen/:proposal" element={<ReviewPage />} />
      <Route path="overzicht" element={<ProgressPage />} />
      <Route path="taken" element={<TasksPage />} />
      <Route path="taken/:task" element={<TaskPage />} />
      <Route path="nieuws" element={<NewsPage />} />
      <Route path="facturen" element={<InvoicesPage />} />
      <Route path="badges" element={<BadgesPage />} />
      <Route path="instellingen" element={<SettingsPage />} />
      <Route path="toegang" element={<AccessPage />} />
    </Routes>
  )
}
