import { type Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'

/** Redirects that a browser follows before it gives up. */
const MAX_REDIRECTS = 5

export interface DeviceAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: string
  /** Milliseconds from asking to the last byte, redirects included. */
  readonly ms: number
}

/** A browser as far as a server notices: keeps cookies, follows redirects, sends forms of its own pages. */
export class Device {
  readonly #cookies = new Map<string, string>()
  readonly #address: string
  readonly #agent: Agent
  readonly #keepsCookies: boolean

  /** @param address of the site, without trailing slash */
  constructor(address: string, agent: Agent, keepsCookies = true) {
    this.#address = address
    this.#agent = agent
    this.#keepsCookies = keepsCookies
  }

  /** @returns the answer after redirects */
  async get(path: string): Promise<DeviceAnswer> {
    return this.#follow(path, { accept: 'text/html,application/json;q=0.9,*/*;q=0.8' })
  }

  /** Sends a form as the page's script does. */
  async post(path: string, fields: Readonly<Record<string, string>>): Promise<DeviceAnswer> {
    const body = new URLSearchParams(fields).toString()
    const headers = {
      accept: 'application/json',
      origin: this.#address,
      'content-type': 'application/x-www-form-urlencoded',
    }
    return this.#follow(path, headers, body)
  }

  /** Sends the form of a button as a browser without scripts does. @returns the answer, wherever it leads */
  async send(path: string, fields: Readonly<Record<string, string>>): Promise<DeviceAnswer> {
    const started = performance.now()
    const headers = {
      accept: 'text/html',
      origin: this.#address,
      'content-type': 'application/x-www-form-urlencoded',
    }
    const answer = await this.#ask(path, headers, new URLSearchParams(fields).toString())
    return { ...answer, ms: performance.now() - started }
  }

  async #follow(path: string, headers: OutgoingHttpHeaders, body?: string): Promise<DeviceAnswer> {
    const started = performance.now()
    let answer = await this.#ask(path, headers, body)
    for (let left = MAX_REDIRECTS; left > 0 && isRedirect(answer); left -= 1) {
      const { pathname, search } = new URL(answer.headers.location ?? '/', this.#address + path)
      answer = await this.#ask(pathname + search, headers)
    }
    return { ...answer, ms: performance.now() - started }
  }

  #ask(path: string, headers: OutgoingHttpHeaders, body?: string) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const options = {
      agent: this.#agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(cookie && { cookie }) },
    }
    return new Promise<Omit<DeviceAnswer, 'ms'>>((resolve, reject) => {
      const asked = request(this.#address + path, options, (response) => {
        if (this.#keepsCookies) this.#keep(response.headers['set-cookie'])
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const { statusCode: status = 0, headers: received } = response
          resolve({ status, headers: received, text: Buffer.concat(chunks).toString() })
        })
      })
      asked.on('error', reject)
      asked.end(body)
    })
  }

  #keep(cookies: readonly string[] = []): void {
    for (const cookie of cookies) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
}

const isRedirect = ({ status, headers }: Pick<DeviceAnswer, 'status' | 'headers'>): boolean =>
  status >= 300 && status < 400 && headers.location !== undefined
