import { Route, Routes } from 'react-router-dom'
import { CampaignPage } from './campaign-page'
import { DocumentPage } from './document-page'
import { FunnelsPage } from './funnels-page'
import { OverviewPage } from './overview-page'
import { TablesPage } from './tables-page'

/** "Bezoek": how many visited the site, what they looked for, where they came from, what it led to. */
export default function StatisticsPages() {
  return (
    <Routes>
      <Route index element={<OverviewPage />} />
      <Route
        path="inhoud"
        element={
          <TablesPage
            title="Inhoud"
            tables={['pages', 'items', 'exhibitors', 'downloads', 'searches']}
          />
        }
      />
      <Route
        path="herkomst"
        element={
          <TablesPage
            title="Herkomst en apparaten"
            tables={['sources', 'campaigns', 'devices', 'languages', 'visitors']}
          />
        }
      />
      <Route path="stappen" element={<FunnelsPage />} />
      <Route path="campagnelink" element={<CampaignPage />} />
      <Route path=":type/:id" element={<DocumentPage />} />
    </Routes>
  )
}
