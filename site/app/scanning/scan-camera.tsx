import { useEffect, useRef, useState } from 'react'
import wasmFile from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { scanningMessages } from './messages.ts'
import { allowSound } from './sound.ts'

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
async function codeReader(): Promise<(source: Source) => Promise<string | null>> {
  const detector = (await ownDetector()) ?? (await libraryDetector())
  return async (source) => {
    const [code] = await detector.detect(source).catch((): Codes => [])
    return code?.rawValue ?? null
  }
}

/** Rest between two scanned pictures, in ms. */
const REST_MS = 120

type State = 'off' | 'starting' | 'on' | 'refused' | 'none'

/** The camera of the phone, which reads QR codes once somebody switches it on. */
export function ScanCamera({ onText }: { onText: (text: string) => void }) {
  const t = useMessages(scanningMessages)
  const [state, setState] = useState<State>('off')
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef(onText)
  told.current = onText
  const isWanted = state === 'starting' || state === 'on'

  useEffect(() => {
    if (!isWanted) return
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout>
    let isEnded = false
    const look = async (read: (source: HTMLVideoElement) => Promise<string | null>) => {
      const picture = video.current
      if (isEnded || !picture) return
      const text = picture.readyState >= picture.HAVE_CURRENT_DATA ? await read(picture) : null
      if (text !== null && !isEnded) told.current(text)
      timer = setTimeout(() => void look(read), REST_MS)
    }
    const start = async () => {
      if (!navigator.mediaDevices) return setState('none')
      try {
        const wanted = { video: { facingMode: 'environment' }, audio: false }
        stream = await navigator.mediaDevices.getUserMedia(wanted)
        const read = await codeReader()
        if (isEnded || !video.current) return
        video.current.srcObject = stream
        await video.current.play()
        setState('on')
        void look(read)
      } catch (error) {
        if (!isEnded) setState((error as Error).name === 'NotAllowedError' ? 'refused' : 'none')
      }
    }
    void start()
    return () => {
      isEnded = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [isWanted])

  return (
    <section aria-label={t.camera}>
      <video
        ref={video}
        playsInline
        muted
        hidden={!isWanted}
        className="aspect-4/3 w-full border border-ink bg-night object-cover"
      />
      {state === 'refused' && <Notice tone="brick">{t.cameraRefused}</Notice>}
      {state === 'none' && <Notice>{t.cameraNone}</Notice>}
      <Button
        className="mt-3 w-full"
        variant={isWanted ? 'outline' : 'primary'}
        onClick={() => {
          allowSound()
          setState(isWanted ? 'off' : 'starting')
        }}
      >
        {isWanted ? t.cameraOff : t.cameraOn}
      </Button>
    </section>
  )
}
