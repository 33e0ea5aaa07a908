import type { SharePicture } from '../../app/sharing/share-picture.server.ts'
import { Coalescer } from '../http/coalesce.ts'
import { throwIfLimited } from '../http/limited-error.ts'
import { Limiter } from '../http/limiter.ts'
import { type HeaderList, makeReady, type ReadyResponse } from '../http/ready-response.ts'
import { DiskCache } from '../images/disk-cache.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Room on disk for pictures, in bytes: some ten thousand of them. */
const DISK_BYTES = 512 * 1024 ** 2
/** Drawing takes a thread for a while, so one after the other. */
const CONCURRENCY = 1
const QUEUE_LIMIT = 100

interface SharePicturesOptions {
  readonly directory: string
  /** Draws a picture as PNG. */
  readonly draw: (picture: SharePicture) => Promise<Uint8Array>
  readonly security: HeaderList
  readonly diskBytes?: number
}

/** The pictures of shared pages, drawn when first asked for and kept on disk. */
export class SharePictures {
  readonly #options: SharePicturesOptions
  readonly #disk: DiskCache
  readonly #making = new Coalescer<ReadyResponse>()
  readonly #limiter = new Limiter(CONCURRENCY, QUEUE_LIMIT)

  constructor(options: SharePicturesOptions) {
    this.#options = options
    this.#disk = new DiskCache(options.directory, options.diskBytes ?? DISK_BYTES)
  }

  /**
   * The picture. `admit` is asked before one is drawn, and answers the seconds to wait (0: go ahead).
   * @throws LimitedError, OverloadedError
   */
  get(picture: SharePicture, admit: () => number): Promise<ReadyResponse> {
    const name = picture.src.slice(1).replaceAll('/', '-').slice(-200)
    return this.#making.run(name, async () => {
      const body = (await this.#disk.read(name)) ?? (await this.#make(name, picture, admit))
      return makeReady({
        status: 200,
        headers: [...this.#options.security, 'Content-Type', 'image/png'],
        cacheControl: IMMUTABLE,
        body,
        compress: 'none',
      })
    })
  }

  async #make(name: string, picture: SharePicture, admit: () => number): Promise<Buffer> {
    throwIfLimited(admit())
    const data = Buffer.from(await this.#limiter.run(() => this.#options.draw(picture)))
    // Without room on disk the picture still shows; it is made again next time.
    await this.#disk.write(name, data).catch(() => undefined)
    return data
  }
}
