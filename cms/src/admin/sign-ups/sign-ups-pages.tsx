import { Route, Routes } from 'react-router-dom'
import { DoorHelpersPage } from './door-helpers-page'
import { DoorPage } from './door-page'
import { ItemPage } from './item-page'
import { ItemsPage } from './items-page'

/**
 * "Aanmeldingen": the occupancy of every item, the people of one, its door list, and the door
 * helpers.
 */
export default function SignUpsPages() {
  return (
    <Routes>
      <Route index element={<ItemsPage />} />
      <Route path="inchecken" element={<DoorHelpersPage />} />
      <Route path=":item" element={<ItemPage />} />
      <Route path=":item/deurlijst" element={<DoorPage />} />
    </Routes>
  )
}
