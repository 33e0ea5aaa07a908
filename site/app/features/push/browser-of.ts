/** Browsers by how their settings lead to a site's permissions. */
export type BrowserFamily =
  | 'chrome-android'
  | 'firefox-android'
  | 'ios'
  | 'chrome'
  | 'firefox'
  | 'safari'
  | 'other'

/** Browser family, only to choose the instructions for its settings. */
export function browserOf(userAgent: string): BrowserFamily {
  const isAndroid = /Android/.test(userAgent)
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Firefox\//.test(userAgent)) return isAndroid ? 'firefox-android' : 'firefox'
  if (/Chrome\//.test(userAgent)) return isAndroid ? 'chrome-android' : 'chrome'
  return /Macintosh/.test(userAgent) && /Safari\//.test(userAgent) ? 'safari' : 'other'
}
