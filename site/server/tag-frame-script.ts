/**
 * The script in the frame of the statistics tag, run before the tag and beside it. The frame has an
 * origin of its own without any storage, so tags get a cookie jar that the page keeps for them, and
 * are told the address, title and referrer of the page instead of the frame's.
 *
 * The page says `{start: {jar, view}}` with a port, and then `{view}` for each page. The frame answers on
 * the port: `{jar}` after each change, `{failed: true}` when the tag did not load in time. Plain
 * JavaScript: it goes to the browser as it stands.
 */
export const tagFrameScript = (timeoutMs: number): string => `
'use strict'
const tag = JSON.parse(document.getElementById('tag').textContent)
let port = null
let jar = { cookies: {}, local: {}, session: {} }
let view = { url: '', title: '', referrer: '' }
const keep = () => port.postMessage({ jar: { cookies: jar.cookies, local: jar.local } })
const instead = (of, name, property) => Object.defineProperty(of, name, { configurable: true, ...property })
instead(document, 'cookie', {
  get() {
    const now = Date.now()
    return Object.entries(jar.cookies).filter(([, { until }]) => until > now)
      .map(([name, { value }]) => name + '=' + value).join('; ')
  },
  set(text) {
    const [pair, ...attributes] = String(text).split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, Math.max(0, at)).trim()
    if (!name) return
    let until = Date.now() + 864e5
    for (const attribute of attributes) {
      const [key, value = ''] = attribute.trim().split('=')
      if (/^expires$/i.test(key)) until = Date.parse(attribute.slice(attribute.indexOf('=') + 1)) || until
    }
    for (const attribute of attributes) {
      const [key, value = ''] = attribute.trim().split('=')
      if (/^max-age$/i.test(key)) until = Date.now() + Number(value) * 1000
    }
    if (until > Date.now()) jar.cookies[name] = { value: pair.slice(at + 1).trim(), until }
    else delete jar.cookies[name]
    keep()
  },
})
const storage = (of) => ({
  getItem: (key) => jar[of][key] ?? null,
  setItem(key, value) { jar[of][key] = String(value); keep() },
  removeItem(key) { delete jar[of][key]; keep() },
  clear() { jar[of] = {}; keep() },
  key: (at) => Object.keys(jar[of])[at] ?? null,
  get length() { return Object.keys(jar[of]).length },
})
instead(window, 'localStorage', { value: storage('local') })
instead(window, 'sessionStorage', { value: storage('session') })
instead(document, 'referrer', { get: () => view.referrer })

const load = (source, attributes) => {
  const script = document.createElement('script')
  script.src = source
  for (const [name, value] of Object.entries(attributes ?? {})) script.setAttribute(name, value)
  const fail = () => { script.remove(); port.postMessage({ failed: true }) }
  const timer = setTimeout(fail, ${timeoutMs})
  script.onload = () => clearTimeout(timer)
  script.onerror = () => { clearTimeout(timer); fail() }
  document.head.append(script)
}
const kinds = {
  matomo: {
    begin() {
      window._paq = [['setTrackerUrl', tag.address + 'matomo.php'], ['setSiteId', tag.id]]
      load(tag.address + 'matomo.js')
    },
    show() {
      window._paq.push(['setCustomUrl', view.url])
      window._paq.push(['setReferrerUrl', view.referrer])
      window._paq.push(['setDocumentTitle', view.title])
      window._paq.push(['trackPageView'])
    },
  },
  plausible: {
    begin() {
      window.plausible = function () { (window.plausible.q = window.plausible.q || []).push(arguments) }
      load(tag.address + 'js/script.manual.js', { 'data-domain': tag.id, 'data-api': tag.address + 'api/event' })
    },
    show() { window.plausible('pageview', { u: view.url }) },
  },
  google: {
    begin() {
      window.dataLayer = []
      window.gtag = function () { window.dataLayer.push(arguments) }
      window.gtag('js', new Date())
      window.gtag('config', tag.id, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false })
      load(tag.address + 'gtag/js?id=' + encodeURIComponent(tag.id))
    },
    show() {
      window.gtag('event', 'page_view', { page_location: view.url, page_title: view.title, page_referrer: view.referrer })
    },
  },
  other: {
    begin() {
      window.statisticsTag = { id: tag.id, view }
      load(tag.address.replaceAll('{id}', encodeURIComponent(tag.id)), { 'data-id': tag.id, 'data-website-id': tag.id, 'data-site-id': tag.id })
    },
    show() {},
  },
}
const kind = kinds[tag.kind]
const showPage = (next) => {
  view = next
  document.title = view.title
}
addEventListener('message', ({ data, origin, source, ports }) => {
  if (port || source !== parent || origin !== location.origin || !data.start) return
  port = ports[0]
  jar = { ...jar, ...data.start.jar }
  showPage(data.start.view)
  kind.begin()
  kind.show()
  port.onmessage = (message) => {
    showPage(message.data.view)
    kind.show()
  }
})
`
