import type { CaptchaService, ProofTask } from './proof-task.ts'

/** What the script of each of the services offers; they agree in this much. */
interface CaptchaApi {
  render(
    box: HTMLElement,
    options: {
      sitekey: string
      callback: (token: string) => void
      'error-callback': () => void
    },
  ): unknown
}

const SERVICES: Record<CaptchaService, { readonly script: string; readonly global: string }> = {
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js', global: 'hcaptcha' },
  recaptcha: { script: 'https://www.google.com/recaptcha/api.js', global: 'grecaptcha' },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    global: 'turnstile',
  },
}

/** Name of the function that a service's script calls once it is ready. */
const READY = 'onCaptchaReady'

let loading: Promise<void> | null = null

/** Loads the script of the service, when it is first needed. */
const load = (script: string): Promise<void> => {
  loading ??= new Promise((resolve, reject) => {
    Object.assign(window, { [READY]: resolve })
    const element = document.createElement('script')
    element.src = `${script}?render=explicit&onload=${READY}`
    element.async = true
    element.onerror = () => {
      loading = null
      reject(new Error('The captcha did not load.'))
    }
    document.head.append(element)
  })
  return loading
}

/** Shows the box of the service and waits for the visitor; resolves to its token. */
export async function askCaptcha(
  { service, siteKey }: Extract<ProofTask, { kind: 'captcha' }>,
  box: HTMLElement,
): Promise<string> {
  const { script, global } = SERVICES[service]
  await load(script)
  const api = (window as unknown as Record<string, CaptchaApi>)[global]
  const place = document.createElement('div')
  box.replaceChildren(place)
  try {
    return await new Promise<string>((resolve, reject) => {
      api?.render(place, {
        sitekey: siteKey,
        callback: resolve,
        'error-callback': () => reject(new Error('The captcha failed.')),
      })
    })
  } finally {
    box.replaceChildren()
  }
}
