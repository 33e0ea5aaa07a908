import type { ReactNode } from 'react'
import type { ContactView } from './contact-view.ts'
import { OfficeCard } from './office-card.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { TeamGrid } from './team-grid.tsx'

/** The ways to reach the fair: with a question, at the office, or somebody in person. */
export function ContactSheet({ contact, form }: { contact: ContactView; form: ReactNode }) {
  return (
    <div className="space-y-14 md:space-y-20">
      <div className="grid grid-cols-[minmax(0,1fr)] border border-ink lg:grid-cols-[3fr_2fr]">
        <QuestionPanel contact={contact}>{form}</QuestionPanel>
        <OfficeCard office={contact.office} />
      </div>
      {contact.team.length > 0 && <TeamGrid team={contact.team} />}
    </div>
  )
}
