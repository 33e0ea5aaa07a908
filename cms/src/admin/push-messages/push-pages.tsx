import { Route, Routes } from 'react-router-dom'
import { ComposePage } from './compose-page'
import { MessagePage } from './message-page'
import { MessagesPage } from './messages-page'

/** "Pushberichten": the sent push messages, and new ones by staff. */
export default function PushPages() {
  return (
    <Routes>
      <Route index element={<MessagesPage />} />
      <Route path="nieuw" element={<ComposePage />} />
      <Route path=":message" element={<MessagePage />} />
    </Routes>
  )
}
