import type { Page, Response } from '@playwright/test'

/** An element with a style attribute in HTML that a server sent. */
const inlineStyle = /<[a-z][^<>]*\sstyle\s*=[^<>]*>/i

/** Exceptions from the watched faults of a page. */
export interface Allowances {
  /** Console errors that the test expects, with the address they come from behind them. */
  readonly consoleErrors: readonly RegExp[]
  /** Origins, besides the site's, that the test visits on purpose. */
  readonly origins: readonly string[]
}

/** Chromium reports a page's own 4xx and 5xx status as a console error; tests assert statuses. */
const statusOfDocument = /^Failed to load resource: the server responded with a status of [45]\d\d/

/**
 * Watches a page for faults: console errors, uncaught errors, requests to other hosts, style
 * attributes in the HTML.
 * @returns a function that waits for running requests and returns all faults
 */
export const watchPage = (
  page: Page,
  origin: string,
  allowed: Allowances,
): (() => Promise<readonly string[]>) => {
  const problems: string[] = []
  const pending: Promise<void>[] = []
  const isOurs = (url: string) =>
    !/^https?:/.test(url) || [origin, ...allowed.origins].includes(new URL(url).origin)

  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const source = message.location().url
    const isDocument = source === page.url() && statusOfDocument.test(message.text())
    const text = `${message.text()} (${source})`
    if (isDocument || allowed.consoleErrors.some((pattern) => pattern.test(text))) return
    problems.push(`console error on ${page.url()}: ${text}`)
  })
  page.on('pageerror', ({ name, message, stack }) =>
    // Errors of the browser itself have no stack.
    problems.push(`uncaught error on ${page.url()}: ${stack || `${name}: ${message}`}`),
  )
  page.on('request', (request) => {
    if (!isOurs(request.url())) problems.push(`request to another host: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.url().startsWith(origin)) pending.push(checkHtml(response, problems))
  })
  return async () => {
    await Promise.all(pending)
    return problems
  }
}

const checkHtml = async (response: Response, problems: string[]): Promise<void> => {
  if (response.request().resourceType() !== 'document') return
  if (!response.headers()['content-type']?.startsWith('text/html')) return
  const html = await response.text().catch(() => '')
  const found = inlineStyle.exec(html)
  if (found) problems.push(`style attribute on ${response.url()}: ${found[0].slice(0, 200)}`)
}
