import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import type { ItemDetail } from './item-detail.ts'
import { itemMessages } from './item-messages.ts'

/** How one gets a place, or on the waiting list; nothing for items one just walks into. */
export function ItemSignUp({ item, registration }: { item: ItemDetail; registration: string }) {
  const t = useMessages(itemMessages)
  if (item.signUp === 'none' || item.state === 'cancelled') return null
  const full = item.placesLeft === 0
  return (
    <section className="border border-ink p-5">
      <h2 className="text-2xl">{t.signUpTitle}</h2>
      <div className="mt-2 space-y-2 text-base">
        {full ? (
          <>
            <p className="font-semibold text-brick">{t.signUpFull}</p>
            <p>{item.waitingList ? t.waitingList : t.fullNoList}</p>
          </>
        ) : (
          <p>{t.signUpOpen}</p>
        )}
      </div>
      {registration && (
        <p className="mt-4">
          <LinkButton to={registration} size="sm" variant="primary">
            {t.register}
          </LinkButton>
        </p>
      )}
    </section>
  )
}
