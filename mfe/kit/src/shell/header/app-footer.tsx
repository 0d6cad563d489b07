import { Anchor } from '@mantine/core'
import styles from './app-footer.module.css'

/** Where the operator's own texts are; the server serves them. */
export const LEGAL = { privacy: '/legal/privacy.html', terms: '/legal/terms.html' } as const

export function AppFooter() {
  return (
    <footer className={styles.root}>
      <span>© {new Date().getFullYear()} Callboard</span>
      <Anchor href={LEGAL.privacy} size="xs" c="dimmed">
        Privacy policy
      </Anchor>
      <Anchor href={LEGAL.terms} size="xs" c="dimmed">
        Terms
      </Anchor>
    </footer>
  )
}
