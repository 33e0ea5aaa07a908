import { useEffect } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { errorTitle } from '~/shell/error-title.ts'
import { shellMessages } from '~/shell/messages.ts'

/** The end of the title with the name of the site; empty in a title without it. */
const NAME_OF_SITE = /( · [^·]*)?$/

/**
 * Says in the title of the page that sending or going on failed, and the number of the step: "Fout:
 * Contractformulier (stap 2 van 7) · Vakbeurs 2027".
 * @param step empty where there are none
 */
export function useFormTitle(failed: boolean, step: string): void {
  const t = useMessages(shellMessages)
  useEffect(() => {
    const own = document.title
    const named = step ? own.replace(NAME_OF_SITE, ` (${step})$1`) : own
    document.title = failed ? errorTitle(t, named) : named
    const shown = document.title
    return () => {
      // Another page may have written its own meanwhile.
      if (document.title === shown) document.title = own
    }
  }, [failed, step, t])
}
