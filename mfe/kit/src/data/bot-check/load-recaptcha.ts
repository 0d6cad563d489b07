/** The part of Google's script that the checkbox needs. */
export interface Recaptcha {
  ready(then: () => void): void
  /** @returns the id of the checkbox */
  render(
    place: HTMLElement,
    options: {
      readonly sitekey: string
      readonly theme: 'light' | 'dark'
      readonly callback: (answer: string) => void
      readonly 'expired-callback': () => void
      readonly 'error-callback': () => void
    },
  ): number
  reset(id: number): void
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit'

let loading: Promise<Recaptcha> | undefined

function load(): Promise<Recaptcha> {
  const script = document.createElement('script')
  return new Promise((loaded, failed) => {
    script.src = SCRIPT
    script.async = true
    script.onload = () => {
      const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha }
      if (grecaptcha) grecaptcha.ready(() => loaded(grecaptcha))
      else failed(new Error('The script of reCAPTCHA brought nothing.'))
    }
    script.onerror = () => failed(new Error('The script of reCAPTCHA could not be loaded.'))
    document.head.append(script)
  })
}

/** Google's script, loaded once and only where the bot check is shown. A failed load is tried again. */
export function loadRecaptcha(): Promise<Recaptcha> {
  loading ??= load().catch((fault: unknown) => {
    loading = undefined
    throw fault
  })
  return loading
}
