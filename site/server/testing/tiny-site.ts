import { defaultLocales, type LocaleSettings, localeBases } from '../../app/i18n/locales.ts'
import { resolveLocale } from '../../app/i18n/resolve-locale.ts'
import type { SharePicture } from '../../app/sharing/share-picture.server.ts'
import { changesBetween, type LiveState, NOTHING_LIVE } from '../live/live-changes.ts'
import type { LiveListener } from '../live/live-feed.ts'
import { type PackedPage, packPage } from '../pages/packed-page.ts'
import { FRAMED_BY_CMS_HEADER, type RenderOptions, type Site } from '../site.ts'
import type { SentBatch } from '../statistics/statistics.ts'

const html = (text: string, init: ResponseInit = {}) =>
  new Response(`<!doctype html><script>start()</script><p>${text}</p>${'<i>pad</i>'.repeat(200)}`, {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers },
  })

/** The text of the picture of the page with questions; its address changes with the version. */
export const sharedPage = (locale: 'nl' | 'en', version = '1'): SharePicture => ({
  src: `/_og/hash${version.padStart(8, '-')}/${locale}/faq.png`,
  alt: 'Veelgestelde vragen',
  locale,
  siteName: 'Dakwaarts',
  slogan: 'Slim nieuw, beter bestaand.',
  mark: 'square',
  card: {
    kind: '',
    title: 'Veelgestelde vragen',
    lead: '',
    facts: [],
    notice: '',
    seed: 'faq',
    street: null,
    tone: 'dark',
  },
})

/** A complete, tiny site: known pages with behaviour that the server must handle. */
export class TinySite implements Site {
  readonly requests: Request[] = []
  readonly options: RenderOptions[] = []
  /** While set, renders of `/langzaam` wait for it. */
  gate: Promise<void> = Promise.resolve()
  strategy: LocaleSettings['strategy'] = 'prefix_except_default'
  locales: LocaleSettings['locales'] = defaultLocales
  isReady = true
  /** The batches sent to be counted, and the dropped ones. */
  readonly batches: [body: string, sent: SentBatch][] = []
  readonly dropped: string[] = []
  readonly statistics = {
    take: (body: string, sent: SentBatch) => {
      this.batches.push([body, sent])
    },
    drop: (reason: string) => {
      this.dropped.push(reason)
    },
  }
  #version = '1'
  readonly #listeners = new Set<() => void>()

  async start() {
    this.isReady = true
  }
  async stop() {
    this.isReady = false
  }
  ready = () => this.isReady
  cms = () => 'degraded' as const
  source = () => 'mirror' as const
  version = () => this.#version

  publish(version: string) {
    this.#version = version
    for (const listener of this.#listeners) listener()
  }

  onChange(listener: () => void) {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  resolveLocale(request: Parameters<Site['resolveLocale']>[0]) {
    const { strategy } = this
    const settings = { locales: this.locales, defaultLocale: 'nl', strategy, detect: true } as const
    return resolveLocale(settings, localeBases(settings, 'https://dakwaarts.example'), request)
  }

  pagePolicy(pathname: string) {
    return {
      cache: pathname !== '/prive',
      parameters: ['dag', 'thema'],
      privateParameters: ['preview'],
      action: pathname === '/contact',
      maxBodyBytes: 1000,
    }
  }

  async fingerprint(url: string, options: RenderOptions): Promise<string> {
    return (await this.render(new Request(url), options)).text()
  }

  async renderShared(url: string, options: RenderOptions): Promise<PackedPage> {
    return packPage(await this.render(new Request(url), options))
  }

  async render(request: Request, options: RenderOptions): Promise<Response> {
    this.requests.push(request)
    this.options.push(options)
    const { pathname, search, searchParams } = new URL(request.url)
    if (request.method === 'POST') {
      const body = await request.text()
      return new Response(null, {
        status: 303,
        headers: { location: `/bedankt?${body.length}`, 'set-cookie': 'session=1' },
      })
    }
    if (options.payload) return Response.json({ data: pathname })
    if (searchParams.has('preview')) {
      return html('concept', {
        headers: { 'cache-control': 'no-store', [FRAMED_BY_CMS_HEADER]: '1' },
      })
    }
    if (pathname.startsWith('/vast')) return html('wat blijft')
    switch (pathname.replace(/^\/en(?=\/|$)/, '')) {
      case '/stuk':
        throw new Error('secret: /srv/site')
      case '/fout':
        return html('Er is iets fout gegaan', { status: 500 })
      case '/koekje':
        return html('koekje', { headers: { 'set-cookie': 'a=b' } })
      case '/prive':
        if (searchParams.has('fout')) return html('Page Not Found', { status: 404 })
        return html(`voor ${request.headers.get('cookie')}`)
      case '/langzaam':
        await this.gate
        return html('langzaam')
      case '/oud':
        return new Response(null, { status: 301, headers: { location: `/nieuw${search}` } })
      case '/weg':
        return html(`Page Not Found: ${pathname}${search}`, { status: 404 })
      default:
        return html(`${options.locale} versie ${this.#version} ${search}`)
    }
  }

  /** The answer of `publicPages`. */
  pages: ReturnType<Site['publicPages']> = []
  publicPages = () => this.pages

  logo = async () => null
  streetscape = async (tone: string, size: string, seed: string) =>
    tone === 'green'
      ? `<svg xmlns="http://www.w3.org/2000/svg"><title>${size}${seed}</title></svg>`
      : null

  icons = async (prefix: string, names: readonly string[]) =>
    prefix === 'lucide' ? { prefix, width: 24, height: 24, icons: {}, not_found: [...names] } : null

  sharePicture = async (locale: 'nl' | 'en', path: string) =>
    path === '/faq' ? sharedPage(locale, this.#version) : null

  statisticsTag: ReturnType<Site['tag']> = null
  tag = () => this.statisticsTag
  dutchOnly = () => false
  chosenStyle: ReturnType<Site['houseStyle']> = null
  houseStyle = () => this.chosenStyle
  account = async (cookies: string | undefined) => /account=(\w+)/.exec(cookies ?? '')?.[1] ?? null

  /** The live facts; `tell` changes them. */
  #live = NOTHING_LIVE
  readonly #hearers = new Set<LiveListener>()
  live = {
    state: () => this.#live,
    onChange: (hearer: LiveListener) => {
      this.#hearers.add(hearer)
      return () => this.#hearers.delete(hearer)
    },
  }

  tell(next: LiveState) {
    const message = changesBetween(this.#live, next)
    this.#live = next
    if (message) for (const hearer of this.#hearers) hearer(message)
  }

  build = () => ({
    id: 'b1',
    timestamp: 5,
    routes: [{ id: 'r', path: '/', modules: ['/assets/a.js'] }],
  })
}
