/** For browsers and pages without the clipboard API: the copy of a selection, with another content. */
function copyByEvent(html: string, text: string): boolean {
  let isDone = false
  const put = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    event.clipboardData?.setData('text/html', html)
    event.clipboardData?.setData('text/plain', text)
    isDone = event.clipboardData !== null
  }
  document.addEventListener('copy', put, true)
  try {
    return document.execCommand('copy') && isDone
  } finally {
    document.removeEventListener('copy', put, true)
  }
}

/** Puts a text on the clipboard as html and as plain text. @throws Error when the browser does not let it */
export async function copyRichText({
  html,
  text,
}: {
  readonly html: string
  readonly text: string
}): Promise<void> {
  try {
    const part = (type: string, content: string) => new Blob([content], { type })
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': part('text/html', html), 'text/plain': part('text/plain', text) }),
    ])
  } catch (fault) {
    if (!copyByEvent(html, text)) throw fault
  }
}
