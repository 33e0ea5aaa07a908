import type { ReactNode } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { pressMessages } from './messages.ts'

/** Applying for accreditation: what it gives left, the form right. */
export function AccreditationSheet({ form }: { form: ReactNode }) {
  const t = useMessages(pressMessages)
  return (
    <section
      id="formulier"
      aria-labelledby="accreditatie"
      className="grid grid-cols-[minmax(0,1fr)] border border-ink lg:grid-cols-[2fr_3fr]"
    >
      <div className="border-ink p-5 max-lg:border-b md:p-8 lg:border-r">
        <h2 id="accreditatie" className="text-3xl">
          {t.accreditation}
        </h2>
        <p className="mt-3 max-w-text">{t.accreditationLead}</p>
      </div>
      <div className="p-5 md:p-8">{form}</div>
    </section>
  )
}
