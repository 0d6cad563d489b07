import './rich-text.css'

/** Shows HTML that the server has made harmless before it stored it. */
export function RichText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server's RichText port when it was written
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}
