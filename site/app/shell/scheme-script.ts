/** Where the browser keeps the chosen colours: 'light' or 'dark'. */
export const SCHEME_KEY = 'kleuren'

/**
 * Shows the page in a scheme (styles/app.css), and with it the browser's own bars. Its text is also the
 * script in the head of every page, so it may use nothing from outside.
 * @param chosen the stored choice: a scheme, or anything else for that of the device
 */
export function applyScheme(chosen: string | null): void {
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : ''
  document.documentElement.dataset.scheme = scheme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.dataset.scheme
    if (scheme) meta.media = own === scheme ? 'all' : 'not all'
    else meta.media = `(prefers-color-scheme: ${own})`
  }
}

/**
 * Runs in the head, so that the page is painted in its scheme at once. It is the same on every page and
 * for everybody. Where storage is closed, the scheme is that of the device.
 */
export const schemeScript = (): string =>
  `try{(${applyScheme})(localStorage.getItem("${SCHEME_KEY}"))}catch{}`
