import { getFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

/** Whether the site is in English too; yes until that is known. */
export function useEnglish(): boolean {
  const [english, setEnglish] = useState(true)
  useEffect(() => {
    const stop = new AbortController()
    getFetchClient({ signal: stop.signal })
      .get<readonly { readonly code: string }[]>('/i18n/locales')
      .then(({ data }) => setEnglish(data.some(({ code }) => code === 'en')))
      .catch(() => undefined)
    return () => stop.abort()
  }, [])
  return english
}
