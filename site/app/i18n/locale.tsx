import { createContext, useContext } from 'react'
import type { LocaleCode } from './locales.ts'

const LocaleContext = createContext<LocaleCode>('nl')

export const LocaleProvider = LocaleContext.Provider

/** The locale of the page being shown. */
export const useLocale = (): LocaleCode => useContext(LocaleContext)

/** The texts of `messages` in the page's locale. */
export const useMessages = <T,>(messages: Record<LocaleCode, T>): T => messages[useLocale()]
