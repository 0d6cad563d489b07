import axe from 'axe-core'
import type { BrowserContext } from 'playwright-core'

/** Set by `npm run soak`, and by hand for one test: `CALLBOARD_DIALOGS=1 npm run t -- …`. */
export const LOOKS_AT_DIALOGS = Boolean(process.env.CALLBOARD_DIALOGS)

/** Milliseconds without a change after which a dialog is as it stays. */
const REST = 250

/** Runs on the page. Dialogs are looked at one after the other: axe-core runs once at a time. */
function watchDialogs(rest: number): void {
  const page = globalThis as unknown as { axe?: typeof axe }
  const rules = page.axe!
  // A test that looks at the page loads its own, which can then run at the same time.
  delete page.axe
  const seen = new Set<string>()
  let isBusy = false
  let timer = 0

  const look = async () => {
    for (const dialog of document.querySelectorAll('[role="dialog"], [role="alertdialog"]')) {
      const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent
      const name = title ?? dialog.getAttribute('aria-label') ?? ''
      if (seen.has(name) || dialog.querySelector('[aria-busy="true"]')) continue
      const found = await rules
        .run(dialog, { resultTypes: ['violations'], rules: { region: { enabled: false } } })
        .catch((fault: unknown) => {
          // One that was closed while it was looked at is no fault.
          if (dialog.isConnected) throw fault
        })
      if (!found || !dialog.isConnected) continue
      seen.add(name)
      for (const { id, impact, nodes } of found.violations)
        if (impact !== 'minor')
          console.error(`Barrier in the dialog '${name}': ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    }
  }
  const lookAlone = async () => {
    // A dialog that comes while another one is looked at has its turn after it.
    if (isBusy) return onChange()
    isBusy = true
    try {
      await look()
    } finally {
      isBusy = false
    }
  }
  const onChange = () => {
    clearTimeout(timer)
    timer = Number(setTimeout(() => void lookAlone(), rest))
  }
  new MutationObserver(onChange).observe(document, { childList: true, subtree: true })
}

/** Makes each barrier that axe-core finds in a dialog, of any page of a context, an error of that page's console. */
export async function lookAtDialogs(context: BrowserContext): Promise<void> {
  await context.addInitScript(axe.source)
  await context.addInitScript(watchDialogs, REST)
}
