import { choose, isGiven } from '~/shell/choice-store.ts'
import { captchaMessages } from './captcha-messages.ts'
import type { CaptchaService, ProofTask } from './proof-task.ts'

/** The common part of the scripts of the services. */
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

const SERVICES: Record<
  CaptchaService,
  { readonly name: string; readonly script: string; readonly global: string }
> = {
  hcaptcha: { name: 'hCaptcha', script: 'https://js.hcaptcha.com/1/api.js', global: 'hcaptcha' },
  recaptcha: {
    name: 'reCAPTCHA (Google)',
    script: 'https://www.google.com/recaptcha/api.js',
    global: 'grecaptcha',
  },
  turnstile: {
    name: 'Turnstile (Cloudflare)',
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

/**
 * Waits until the visitor agrees to the service, which is another site; a visitor who did so within
 * six months is not asked again (requirements 26.1).
 */
function agreed(name: string, box: HTMLElement): Promise<void> {
  if (isGiven('captcha')) return Promise.resolve()
  const t = captchaMessages[document.documentElement.lang === 'en' ? 'en' : 'nl']
  const question = document.createElement('p')
  question.textContent = t.question(name)
  question.className = 'max-w-text text-sm'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = t.agree
  button.className =
    'mt-3 min-h-11 rounded-xs border border-ink bg-paper px-4 font-semibold text-sm hover:bg-tint'
  box.replaceChildren(question, button)
  button.focus()
  return new Promise((resolve) => {
    button.onclick = () => {
      choose({ captcha: true })
      resolve()
    }
  })
}

/** Shows the box of the service and waits for the visitor; resolves to its token. */
export async function askCaptcha(
  { service, siteKey }: Extract<ProofTask, { kind: 'captcha' }>,
  box: HTMLElement,
): Promise<string> {
  const { name, script, global } = SERVICES[service]
  await agreed(name, box)
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
