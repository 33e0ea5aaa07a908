import { Route, Routes } from 'react-router-dom'
import { DoorHelpersPage } from './door-helpers-page'
import { DoorPage } from './door-page'
import { ItemPage } from './item-page'
import { ItemsPage } from './items-page'

/** "Aanmeldingen": how full every item is, who has a place at one, the list for its door, and who checks in there. */
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
