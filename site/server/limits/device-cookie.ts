import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookieIn } from '../../app/account/cookies.server.ts'

/**
 * Cookie that distinguishes the browsers behind one address; identifies no visitor. Only the server
 * reads it.
 */
const NAME = 'device'
const ID_BYTES = 16
/** How long a browser keeps it, in seconds: the fair and the weeks around it. */
const MAX_AGE = 30 * 24 * 60 * 60

/** Makes and checks the cookie by which a browser is known to limits. */
export class DeviceCookie {
  readonly #secret: string
  readonly #secure: boolean

  /** @param secure whether browsers may send it over https only */
  constructor(secret: string, secure: boolean) {
    this.#secret = secret
    this.#secure = secure
  }

  /** The device in a `Cookie` header; null when there is none that this site signed. */
  read(header: string | undefined): string | null {
    if (!header?.includes(NAME)) return null
    const [id = '', signature = ''] = (cookieIn(header, NAME) ?? '').split('.')
    const right = Buffer.from(this.#sign(id))
    const given = Buffer.from(signature)
    return given.length === right.length && timingSafeEqual(given, right) ? id : null
  }

  /** `Set-Cookie` of a device that was not known. */
  issue(): string {
    const id = randomBytes(ID_BYTES).toString('base64url')
    const attributes = `HttpOnly; Path=/; SameSite=Lax; Max-Age=${MAX_AGE}`
    return `${NAME}=${id}.${this.#sign(id)}; ${attributes}${this.#secure ? '; Secure' : ''}`
  }

  #sign(id: string): string {
    return createHmac('sha256', this.#secret).update(`${NAME}:${id}`).digest('base64url')
  }
}
