import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } })

/** The text of the QR code in a picture, as a scanner reads it; undefined: there is none. */
export async function readQrCode(png: Uint8Array): Promise<string | undefined> {
  const [code] = await readBarcodes(png, { formats: ['QRCode'] })
  return code?.text
}
