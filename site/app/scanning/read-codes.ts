import wasmFile from 'zxing-wasm/reader/zxing_reader.wasm?url'

const FORMAT = 'qr_code'

type Source = HTMLVideoElement
type Codes = readonly { readonly rawValue: string }[]
type Detector = { detect(source: Source): Promise<Codes> }
type DetectorClass = {
  new (options: { formats: [typeof FORMAT] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The browser's own reader of codes; null where it has none for QR codes. */
async function ownDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as unknown as { BarcodeDetector?: DetectorClass }
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): readonly string[] => [])
  return BarcodeDetector && formats?.includes(FORMAT)
    ? new BarcodeDetector({ formats: [FORMAT] })
    : null
}

/** The same as a library, for browsers without: its module is a file of this site. */
async function libraryDetector(): Promise<Detector> {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill')
  prepareZXingModule({ overrides: { locateFile: () => wasmFile } })
  return new BarcodeDetector({ formats: [FORMAT] })
}

/**
 * Loads a reader of QR codes: it returns the text of the code in a picture, null when there is
 * none.
 */
export async function codeReader(): Promise<(source: Source) => Promise<string | null>> {
  const detector = (await ownDetector()) ?? (await libraryDetector())
  return async (source) => {
    const [code] = await detector.detect(source).catch((): Codes => [])
    return code?.rawValue ?? null
  }
}
