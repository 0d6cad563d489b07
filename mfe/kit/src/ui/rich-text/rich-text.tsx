import styles from './rich-text.module.css'

/** Shows HTML that the server has made harmless before it stored it. */
export function RichText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server's RichText port when it was written
  return <div className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />
}
