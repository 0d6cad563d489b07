/**
 * An e-mail as its reader sees it. It may contain anything: the sandbox forbids scripts, forms and navigation out of the
 * frame. The content policy of the page holds there too, so the e-mail's styles carry the page's nonce.
 */
export function MailFrame(props: {
  readonly className: string | undefined
  readonly title: string
  readonly html: string
}) {
  const { className, title, html } = props
  const styled = html.replaceAll(/<style\b/gi, `$& nonce="${document.body.nonce}"`)
  return <iframe className={className} title={title} sandbox="" srcDoc={styled} />
}
